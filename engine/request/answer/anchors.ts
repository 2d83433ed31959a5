/** As the sanitiser writes a place in rich text that links lead to. */
const ANCHOR = /<span class="anchor" id="([^"]*)"><\/span>/g
const ID = /<(?!span class="anchor")[^<>]* id="([^"]*)"/g

/**
 * Takes out anchors of rich text whose name stands already: that of a section or of an anchor before. Texts of several
 * entries may stand on one page, and an id stands once.
 *
 * @param around the HTML before and after
 */
export function withUniqueAnchors(html: string, around: string): string {
  if (!html.includes('<span class="anchor"')) return html
  const taken = new Set(['main', ...[...(html + around).matchAll(ID)].map(([, id]) => id)])
  return html.replace(ANCHOR, (anchor, id: string) => {
    if (taken.has(id)) return ''
    taken.add(id)
    return anchor
  })
}
