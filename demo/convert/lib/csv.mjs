/**
 * Reads comma-separated values with a head line (RFC 4180): quoted fields may hold commas, quotes and line ends.
 *
 * @param {string} text
 * @returns {Record<string, string>[]} one object a line, by the names of the head line
 */
export function parseCsv(text) {
  const [head = [], ...rows] = rowsOf(text)
  return rows
    .filter((row) => row.some((field) => field !== ''))
    .map((row) => Object.fromEntries(head.map((name, index) => [name.trim(), row[index] ?? ''])))
}

/** A field, and what ends it: a comma, a line end, or the text. */
const FIELD = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r?\n|$)/gy

function rowsOf(text) {
  const rows = [[]]
  let position = 0
  for (const [whole, quoted, plain, end] of text.matchAll(FIELD)) {
    position += whole.length
    rows.at(-1).push(quoted === undefined ? plain : quoted.replaceAll('""', '"'))
    if (end === '') break
    if (end !== ',') rows.push([])
  }
  if (position < text.length) {
    const line = text.slice(0, position).split('\n').length
    throw new Error(`Line ${line} is not comma-separated: there is a quote where none may be.`)
  }
  return rows
}
