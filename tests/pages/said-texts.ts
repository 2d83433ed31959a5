import { testInstitution } from 'atrium/testing'
import { catalogueOf, englishTexts } from '#engine/translation/catalogue.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'

/** What is read and heard of a page: its texts, and the attributes that name things. */
export function textsOf(document: Document): string[] {
  const walker = document.createTreeWalker(document.documentElement, 4)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '')
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [label], [data-live]'))
    for (const name of ['aria-label', 'title', 'placeholder', 'label', 'data-live'])
      texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** Tells texts that the site says in English, and otherwise in Spanish; whatever stands for a placeholder. */
export function englishSaid(): (text: string) => boolean {
  const { messages } = defineSite(testInstitution)
  const { texts: spanish } = catalogueOf('es', messages)
  const formsOf = (text: unknown) => (typeof text === 'string' ? [text] : Object.values(text as object)) as string[]
  const own = new Set([...spanish.values()].flatMap(formsOf))
  const patterns = [...englishTexts(messages).values()]
    .flatMap(formsOf)
    .filter((text) => !own.has(text) && /\p{L}{3}/u.test(text.replace(/\{\w+\}/g, '')))
    .map((text) => new RegExp(`^${text.replace(/[.*+?^$()|[\]\\]/g, '\\$&').replace(/\{\w+\}/g, '.+')}$`))
  /** Most of what a page says others say, too. */
  const known = new Map<string, boolean>()
  return (text) => {
    const isEnglish = known.get(text) ?? patterns.some((pattern) => pattern.test(text))
    known.set(text, isEnglish)
    return isEnglish
  }
}
