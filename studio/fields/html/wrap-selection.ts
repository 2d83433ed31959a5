/**
 * Puts an element around what is selected in a source.
 *
 * @returns the text, and what is selected in it: the address of a link, which is written next, or the words as before
 */
export function wrapped(
  source: string,
  from: number,
  to: number,
  element: string,
  attributes = '',
): { text: string; start: number; end: number } {
  const chosen = source.slice(from, to)
  const inner = element === 'ul' ? `<li>${chosen}</li>` : element === 'blockquote' ? `<p>${chosen}</p>` : chosen
  const open = `<${element}${attributes}>`
  const text = `${source.slice(0, from)}${open}${inner}</${element}>${source.slice(to)}`
  if (attributes) {
    const start = from + open.length - '">'.length
    return { text, start, end: start }
  }
  const start = from + open.length + inner.indexOf(chosen)
  return { text, start, end: start + chosen.length }
}
