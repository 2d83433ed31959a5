const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

/** Writes plain text as HTML. */
export const escaped = (text) => text.replace(/[&<>]/g, (sign) => ESCAPES[sign])

/** Free notes as rich text: a paragraph for each block of lines. @returns undefined where nothing is written */
export const richText = (notes) =>
  escaped(notes ?? '')
    .split(/(?:\r?\n\s*){2,}/)
    .map((block) => block.trim().replace(/\s*\r?\n\s*/g, '<br>'))
    .filter(Boolean)
    .map((block) => `<p>${block}</p>`)
    .join('') || undefined

/** One line of plain text. */
export const line = (written) => (written ?? '').replace(/\s+/g, ' ').trim()

/** Titles as the last part of addresses, each once: the second of a title is told apart by its number. */
export function slugs() {
  const taken = new Set()
  return (title, id) => {
    const plain = title
      .normalize('NFKD')
      .replace(/\p{M}|['’]/gu, '')
      .toLowerCase()
    const slug = plain
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, 80)
      .replace(/^-|-$/g, '')
    const own = !slug || taken.has(slug) ? `${slug}-${id}`.replace(/^-/, '') : slug
    taken.add(own)
    return own
  }
}
