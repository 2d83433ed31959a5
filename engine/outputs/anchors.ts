/** Writes a place in rich text that links lead to. @param id of letters, digits and few signs: it is written as it is */
export const anchorTag = (id: string): string => `<span class="anchor" id="${id}"></span>`

const ANCHOR = /<span class="anchor" id="([^"]*)"><\/span>/g

/** Lists the anchors of sanitised rich text by their ids. */
export const anchorsIn = (richText: string): string[] =>
  richText.includes('<span class="anchor"') ? [...richText.matchAll(ANCHOR)].map(([, id = '']) => id) : []

/**
 * Takes out anchors whose id the page has already: that of a section, or of an anchor before. Texts of several entries
 * may be shown on one page, and an id is there once.
 *
 * @param anchors all that the HTML holds
 * @param ids of everything else on the page
 */
export function withUniqueAnchors(html: string, anchors: readonly string[], ids: Iterable<string>): string {
  const taken = new Set(ids)
  const doubled = new Set(anchors.filter((id, index) => taken.has(id) || anchors.indexOf(id) < index))
  let unique = html
  for (const id of doubled) {
    const tag = anchorTag(id)
    const kept = taken.has(id) ? 0 : unique.indexOf(tag) + tag.length
    unique = unique.slice(0, kept) + unique.slice(kept).replaceAll(tag, '')
  }
  return unique
}
