import { NO_STYLES, replaceWith, styleOf } from './replace.ts'

/** What Word keeps for itself: marks of lists, comments, hidden words, elements of its own. */
const OF_WORD = [
  ...[
    NO_STYLES,
    'style',
    'script',
    'meta',
    'link',
    'title',
    'xml',
    'del',
    'a.msocomanchor',
    '[data-style*="mso-hide" i]',
  ],
  ...[
    '[data-style*="mso-list" i][data-style*="ignore" i]',
    '[data-style*="mso-element:comment" i]',
    '[data-style*="mso-element: comment" i]',
  ],
].join()

/** Takes out what only Word, or a browser, needs of it. */
export function withoutWord(pasted: Element): void {
  for (const element of pasted.querySelectorAll(OF_WORD)) element.remove()
  for (const element of pasted.querySelectorAll('*')) if (element.localName.includes(':')) replaceWith(element)
  for (const title of pasted.querySelectorAll('p.MsoTitle')) replaceWith(title, 'h2')
}

interface Item {
  paragraph: Element
  list: string
  level: number
}

/** The paragraphs that Word shows as items become items of lists, in each other as deep as Word says. */
export function listsOfWord(pasted: Element): void {
  const items = [...pasted.querySelectorAll('p, h1, h2, h3, h4, h5, h6, div')].flatMap((paragraph): Item[] => {
    const [, list = '', level] = /\b(l\d+)\s+level(\d+)/.exec(styleOf(paragraph, 'mso-list')) ?? []
    return level === undefined ? [] : [{ paragraph, list, level: Math.min(9, Number(level)) }]
  })
  let open: { list: Element; item: Item }[] = []
  let last: Element | undefined
  for (const item of items) {
    const { paragraph, level } = item
    // Another paragraph between ends a list.
    if (last && paragraph.previousElementSibling !== last) open = []
    open = open.filter(({ item: outer }) => outer.level <= level)
    const marker = markerOf(paragraph)
    const innermost = open.at(-1)
    if (innermost?.item.level === level && innermost.item.list !== item.list && level === 1) open = []
    let list = open.at(-1)?.item.level === level ? open.at(-1)?.list : undefined
    if (!list) {
      list = paragraph.ownerDocument.createElement(isNumber(marker) ? 'ol' : 'ul')
      const outer = open.at(-1)?.list.lastElementChild
      if (outer) outer.append(list)
      else paragraph.before(list)
      open = [...open, { list, item }]
    }
    const own = paragraph.ownerDocument.createElement('li')
    own.append(...paragraph.childNodes)
    list.append(own)
    paragraph.remove()
    last = open[0]?.list
  }
}

/** What Word writes before an item, which is taken out. */
function markerOf(paragraph: Element): string {
  const marker = [...paragraph.querySelectorAll('[data-style*="mso-list" i]')].find((element) =>
    styleOf(element, 'mso-list').includes('ignore'),
  )
  marker?.remove()
  return marker?.textContent?.trim() ?? ''
}

/** `1.`, `(a)`, `iv)`; a circle that is an `o` is none. */
const isNumber = (marker: string) => /^\(?(?:\d+|[a-z]|[ivxlcdm]+)[.)]/i.test(marker)
