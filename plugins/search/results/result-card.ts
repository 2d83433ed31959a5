import { type Card, element, type PageContext, parseUrl, type SearchHit } from 'atrium'
import { sourceLabel, typeLabel } from '../labels/labels.ts'

type Needs = Pick<PageContext, 'institution' | 'kinds' | 'log' | 'settings' | 'textOf' | 'translate'>

/** Makes a card of a result: what it is over the title, where it is from under it, and what it says, with marks. */
export function cardOf(hit: SearchHit, context: Needs): Card {
  const { title, url, kind, source, image, lang } = hit
  const isShown = context.settings.showSearchImages && (!image?.src || isSafe(image.src))
  return {
    title,
    href: url,
    subtitle: typeLabel(kind, source, context),
    meta: sourceLabel(source, context),
    image: isShown ? image : undefined,
    excerpt: wordsOf(hit),
    lang,
    said: lang ? ['subtitle', 'meta'] : undefined,
  }
}

/** Of this site, or of another over a connection that nobody reads. */
const isSafe = (src: string): boolean =>
  /^(\/(?!\/)|https:\/\/)/i.test(src) && parseUrl(src, 'https://here.example') !== undefined

/** The passage that holds what was looked for, else the description; as HTML. */
function wordsOf({ extract = [], description }: SearchHit): string | undefined {
  if (extract.length === 0) return description ? element('p', {}, description).xml : undefined
  const parts = extract.map(({ text, marked }) => (marked && text ? element('mark', {}, text) : text))
  return element('p', {}, ...parts).xml
}
