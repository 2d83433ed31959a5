import type { Page } from 'playwright'

/** Longer than a phone is wide in any size of letters. */
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'

/** Puts a very long word before every text of a page. @returns what makes the page wider than its window then */
export const longWordProblems = (page: Page): Promise<string[]> => page.evaluate(fillAndMeasure, WORD)

/** Runs in the page. */
function fillAndMeasure(word: string): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (
      /\p{L}{2}/u.test(node.textContent ?? '') &&
      !node.parentElement?.closest('script, style, svg, option, textarea')
    )
      texts.push(node as Text)
  for (const text of texts) text.data = text.data.replace(/\p{L}+/u, word)
  const width = document.documentElement.clientWidth
  if (document.documentElement.scrollWidth <= width) return []
  const scrolls = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX !== 'visible' || scrolls(element.parentElement))
  return [...document.body.querySelectorAll('*')]
    .filter((element) => {
      const { left, right } = element.getBoundingClientRect()
      return (right > width + 1 || left < -1) && !scrolls(element.parentElement) && element.children.length === 0
    })
    .map(({ tagName, className }) => `${tagName.toLowerCase()}.${className} is wider than the window`)
    .concat(`the page is ${document.documentElement.scrollWidth} px wide`)
}
