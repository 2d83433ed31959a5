/** Writes a place in rich text that links lead to. @param id of letters, digits and few signs: it is written as it is */
export const anchorTag = (id: string): string => `<span class="anchor" id="${id}"></span>`

const ANCHOR = /<span class="anchor" id="([^"]*)"><\/span>/g

/** Lists the anchors of sanitised rich text by their ids. */
export const anchorsIn = (richText: string): string[] =>
  richText.includes('<span class="anchor"') ? [...richText.matchAll(ANCHOR)].map(([, id = '']) => id) : []

/**
 * Takes out anchors whose id the page has already: that of a section, or of an anchor before. Texts of several entries
 * may be shown on one page, and an id is there once. The HTML is read once, however many anchors it has.
 *
 * @param html in pieces, of which none begins or ends within a tag
 * @param anchors all that the HTML holds
 * @param ids of everything else on the page
 */
export function withUniqueAnchors(
  html: readonly string[],
  anchors: readonly string[],
  ids: Iterable<string>,
): readonly string[] {
  if (anchors.length === 0) return html
  const taken = new Set(ids)
  const seen = new Set(taken)
  const doubled = new Set<string>()
  for (const id of anchors) {
    if (seen.has(id)) doubled.add(id)
    seen.add(id)
  }
  if (doubled.size === 0) return html
  const once = (tag: string, id: string) => {
    if (!doubled.has(id)) return tag
    if (taken.has(id)) return ''
    taken.add(id)
    return tag
  }
  return html.map((piece) => piece.replace(ANCHOR, once))
}
