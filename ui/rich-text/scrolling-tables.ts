import { escapeHtml, plainText } from 'atrium'

/**
 * Puts every table of rich text, unless it is in another one, into a region that is scrolled, by keyboard too.
 *
 * @param html sanitised
 * @param unnamed names a table without a caption
 */
export function withScrollingTables(html: string, unnamed: string): string {
  if (!html.includes('<table')) return html
  let depth = 0
  return html.replace(/<(\/?)table\b[^<>]*>/g, (tag, close: string, at: number) => {
    if (close) return --depth === 0 ? `${tag}</div>` : tag
    if (depth++ > 0) return tag
    const [, caption] =
      /^<caption\b[^<>]*>(.*?)<\/caption>/s.exec(html.slice(at + tag.length, at + tag.length + 1000)) ?? []
    const name = escapeHtml(plainText(caption) || unnamed)
    return `<div class="table-scroll" role="region" tabindex="0" aria-label="${name}">${tag}`
  })
}
