import { escaped, line } from './words.mjs'

const TAGS = { strong: 'strong', em: 'em' }

/** A text of Prismic, rich or plain, as one line. */
export const plainPrismic = (text) => line(Array.isArray(text) ? text.map((block) => block.text).join(' ') : text)

/** Rich text of Prismic as HTML: headings of a document begin with the second level. */
export const prismicHtml = (blocks) =>
  (Array.isArray(blocks) ? blocks : [])
    .filter(({ text }) => text?.trim())
    .map(({ type, text, spans }) => {
      const level = /^heading(\d)$/.exec(type)?.[1]
      const tag = level ? `h${Math.max(2, Number(level))}` : 'p'
      return `<${tag}>${marked(text, level ? [] : spans)}</${tag}>`
    })
    .join('')

/** Spans begin and end between characters, and do not cross each other. */
function marked(text, spans = []) {
  const marks = spans.flatMap((span) => {
    const href = span.type === 'hyperlink' ? span.data?.url : undefined
    const tag = href ? 'a' : TAGS[span.type]
    if (!tag) return []
    const open = href ? `<a href="${escaped(href).replaceAll('"', '&quot;')}">` : `<${tag}>`
    return [
      { at: span.start, order: 1, length: span.end - span.start, html: open },
      { at: span.end, order: 0, length: span.start - span.end, html: `</${tag}>` },
    ]
  })
  marks.sort((a, b) => a.at - b.at || a.order - b.order || b.length - a.length)
  let [html, last] = ['', 0]
  for (const { at, html: mark } of marks) {
    html += escaped(text.slice(last, at)) + mark
    last = at
  }
  return (html + escaped(text.slice(last))).replaceAll('\n', '<br>')
}
