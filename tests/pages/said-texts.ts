import { testInstitution } from 'atrium/testing'
import { catalogueOf, englishTexts } from '#engine/translation/catalogue.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'

const NAMING = ['aria-label', 'title', 'placeholder', 'label', 'alt', 'data-live', 'data-label']

/** What is read and heard of a page: its texts, and the attributes that name things. */
export function textsOf(document: Document): string[] {
  const walker = document.createTreeWalker(document.documentElement, 4)
  const texts: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest('script, style')) texts.push(node.textContent ?? '')
  for (const element of document.querySelectorAll(`[${NAMING.join('], [')}]`))
    for (const name of NAMING) texts.push(element.getAttribute(name) ?? '')
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter(Boolean)
}

/** Takes out of a page what names another language than the page, and keeps what within that names the page's own. */
export function leaveOutForeign(document: Document): void {
  const { lang } = document.documentElement
  for (const element of document.querySelectorAll('body [lang]')) {
    if (element.getAttribute('lang') === lang) continue
    for (const own of element.querySelectorAll(`[lang="${lang}"]`)) element.before(own)
    element.remove()
  }
}

/**
 * Tells texts that the site says in English, and otherwise in another language; whatever stands for a placeholder.
 *
 * @param catalogue its texts; default: those in Spanish
 */
export function englishSaid(catalogue?: Readonly<Record<string, unknown>>): (text: string) => boolean {
  const { messages } = defineSite(testInstitution)
  const translated = catalogue ? Object.values(catalogue) : catalogueOf('es', messages).texts.values()
  const formsOf = (text: unknown) => (typeof text === 'string' ? [text] : Object.values(text as object)) as string[]
  const own = new Set([...translated].flatMap(formsOf))
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
