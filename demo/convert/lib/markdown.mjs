import { escaped } from './words.mjs'

/**
 * The Markdown of a catalogue as HTML: headings, paragraphs, emphasis, links, footnotes; tags of templates give way to
 * their words.
 *
 * @param text without front matter
 */
export function markdownHtml(text) {
  const notes = new Map()
  const plain = withoutTemplates(text).replace(/^\[\^(\w+)\]:\s*(.+)$/gm, (_, name, note) => {
    notes.set(name, note)
    return ''
  })
  const blocks = plain
    .split(/\n\s*\n/)
    .map((block) => block.trim())
    .filter(Boolean)
  const levels = blocks.flatMap((block) => /^(#+)\s/.exec(block)?.[1].length ?? [])
  const top = Math.min(...levels, 6)
  const html = blocks.map((block) => {
    const [, hashes, heading] = /^(#+)\s+(.*)$/s.exec(block) ?? []
    if (!hashes) return `<p>${inline(block)}</p>`
    const level = Math.min(6, hashes.length - top + 2)
    return `<h${level}>${inline(heading)}</h${level}>`
  })
  if (notes.size === 0) return html.join('')
  const items = [...notes].map(([name, note]) => `<li id="note-${name}">${inline(note)}</li>`)
  return `${html.join('')}<h2>Notes</h2><ol>${items.join('')}</ol>`
}

const withoutTemplates = (text) =>
  text
    .replace(/^---\n.*?\n---\n/s, '')
    .replace(/<%=\s*\w+\(\s*"([^"]*)"\s*,\s*"[^"]*"\s*\)\s*%>/g, '$1')
    .replace(/(["'])\s*<%.*?%>\s*\1/gs, '""')
    .replace(/<%.*?%>/gs, '')
    .replace(/<figure.*?<figcaption>(.*?)<\/figcaption>.*?<\/figure>/gs, '\n\n$1\n\n')
    .replace(/<\/?[a-z][^<>]*>/gi, '')
    .replace(/\r/g, '')

const inline = (text) =>
  escaped(text.replace(/\s*\n\s*/g, ' '))
    .replace(/\[\^(\w+)\]/g, '<a href="#note-$1"><sup>$1</sup></a>')
    .replace(/\[([^\][]+)\]\((https?:[^()\s]+)\)/g, '<a href="$2">$1</a>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(/^&gt; /, '')
