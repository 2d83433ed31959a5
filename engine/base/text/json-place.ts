/** How Node says where a text is no JSON, if it does: what is found there, and its place in characters. */
const POSITION = / (?:in|after) JSON at position (\d+).*/s
/** How it says what it did not expect, without a place, and with a part of the text. */
const UNEXPECTED = /^Unexpected token/
const QUOTED = /, (?:\.{3})?".*is not valid JSON$/s
const END = / of JSON input$/

/** The same error with line and column, as editors count them. @param text that was read */
export function withPlace({ message }: SyntaxError, text: string): SyntaxError {
  const position = POSITION.exec(message)?.[1]
  const at = position === undefined ? (UNEXPECTED.test(message) ? unexpectedAt(text) : text.length) : Number(position)
  const before = text.slice(0, at)
  const line = before.split('\n').length
  const column = at - before.lastIndexOf('\n')
  const fact = message
    .replace(POSITION, message.includes(' after JSON') ? ' after the end' : '')
    .replace(QUOTED, '')
    .replace(END, '')
  return new SyntaxError(`${fact} at line ${line}, column ${column}`)
}

/** Where the first sign is that does not belong: what comes before it could go on otherwise. */
function unexpectedAt(text: string): number {
  let [before, after] = [0, text.length]
  while (after - before > 1) {
    const middle = (before + after) >> 1
    if (isUnexpected(text.slice(0, middle))) after = middle
    else before = middle
  }
  return before
}

function isUnexpected(text: string): boolean {
  try {
    JSON.parse(text)
    return false
  } catch (error) {
    return UNEXPECTED.test((error as Error).message)
  }
}
