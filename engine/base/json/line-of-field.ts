import { readJsonText } from './json-text.ts'

/**
 * Finds the line of a field in a JSON text.
 *
 * @param field like `body[1].quote.text`
 * @returns the line of what is nearest to it where it is not there, from 1
 * @throws SyntaxError when the text is not valid JSON
 */
export function lineOfField(text: string, field: string): number {
  const body = text.replace(/^\ufeff/, '')
  let value = readJsonText(body)
  let place = value.start
  for (const name of field.split(/[.[\]]+/).filter(Boolean)) {
    const part = value.parts?.findLast(({ key }, at) => (key ?? String(at)) === name)
    if (!part) break
    value = part.content
    place = value.start - part.head.length
  }
  return body.slice(0, place).split('\n').length
}
