/** How JSON writes a code unit of a pair; one that is left alone is half a character. */
const HALF = /\\ud[89a-f]/i

/**
 * Reads JSON that comes from outside. Half a character, which JSON can write and neither UTF-8 nor an address can carry,
 * becomes U+FFFD, as encoders make of it (WHATWG Infra: convert to a scalar value string).
 *
 * @throws SyntaxError when the text is not valid JSON
 */
export const parseJson = (text: string): unknown =>
  HALF.test(text)
    ? JSON.parse(text, (_, value) => (typeof value === 'string' ? value.toWellFormed() : value))
    : JSON.parse(text)
