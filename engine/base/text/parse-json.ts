import { withPlace } from './json-place.ts'

/** How JSON writes a code unit of a pair; one that is left alone is half a character. */
const HALF = /\\ud[89a-f]/i

/** Says what a text may hold. */
export interface JsonBounds {
  values: number
  /** Levels of lists and objects within each other. */
  depth: number
}

/** As records they take some 100 MB. */
const LIST_BOUNDS: JsonBounds = { values: 2_000_000, depth: Number.POSITIVE_INFINITY }
/** Of a file that says one thing, like an entry: far more than anybody writes, and no program goes through deeper ones. */
export const ENTRY_BOUNDS: JsonBounds = { values: 100_000, depth: 500 }

/** A text is JSON that would take too much memory, or is nested too deep. */
export class JsonBoundsError extends Error {
  override name = 'JsonBoundsError'
}

/**
 * Reads JSON that comes from outside. Half a character, which JSON can write and neither UTF-8 nor an address can carry,
 * becomes U+FFFD, as encoders make of it (WHATWG Infra: convert to a scalar value string).
 *
 * @param bounds what it may hold: `[[],[],…` takes thirty times as much memory as its text
 * @throws SyntaxError when the text is not valid JSON, saying line and column
 * @throws JsonBoundsError when it holds too much
 */
export function parseJson(text: string, bounds = LIST_BOUNDS): unknown {
  requireBounds(text, bounds)
  try {
    return HALF.test(text)
      ? JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
      : JSON.parse(text)
  } catch (error) {
    throw error instanceof SyntaxError ? withPlace(error, text) : error
  }
}

/** Counts without reading values: a comma or an opening bracket begins each but the first. */
function requireBounds(text: string, most: JsonBounds): void {
  let values = 1
  let depth = 0
  const count = () => {
    if (++values > most.values) throw new JsonBoundsError(`it holds more than ${most.values} values`)
  }
  for (let at = 0; at < text.length; at++) {
    switch (text.charCodeAt(at)) {
      case 0x22: // "
        at = endOfString(text, at)
        break
      case 0x5b: // [
      case 0x7b: // {
        if (++depth > most.depth) throw new JsonBoundsError(`it is nested deeper than ${most.depth} levels`)
        count()
        break
      case 0x5d: // ]
      case 0x7d: // }
        depth--
        break
      case 0x2c: // ,
        count()
    }
  }
}

/** Finds the quotation mark that ends a string. */
export function endOfString(text: string, start: number): number {
  let end = text.indexOf('"', start + 1)
  while (end !== -1 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end === -1 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text.charCodeAt(before - 1) === 0x5c) before--
  return (at - before) % 2 === 1
}
