import { type Card, element, type PageContext } from '#engine'
import { sourceLabel } from '../labels/labels.ts'
import type { SearchResult } from './result.ts'

/** A result as a card: what it is over the title, where it is from under it, and what it says, with marks. */
export function cardOf(
  result: SearchResult,
  context: Pick<PageContext, 'institution' | 'settings' | 'translate'>,
): Card {
  const { title, url, resourceType, sourceApp, image, showImages, lang } = result
  return {
    title,
    href: url,
    subtitle: resourceType,
    meta: sourceLabel(sourceApp, context),
    image: showImages ? image : undefined,
    excerpt: wordsOf(result),
    lang,
    said: lang ? ['subtitle', 'meta'] : undefined,
  }
}

/** The passage that holds what was looked for, else the description; as HTML. */
function wordsOf({ extract = [], description }: SearchResult): string | undefined {
  if (extract.length === 0) return description ? element('p', {}, description).xml : undefined
  const parts = extract.map(({ text, marked }) => (marked && text ? element('mark', {}, text) : text))
  return element('p', {}, ...parts).xml
}
