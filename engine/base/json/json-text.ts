import { endOfString } from '../text/parse-json.ts'

/** A value of a JSON text, with where it is written. */
export interface JsonText {
  value: unknown
  start: number
  end: number
  /** Members of an object, or items of a list, in the order of the text; absent: the value has no parts. */
  parts?: JsonPart[]
}

/** A member or an item with what is written around it, as it is written. */
export interface JsonPart {
  /** Space before it, after the bracket or comma. */
  before: string
  /** Space after it, before the comma or bracket. */
  after: string
  /** Key of a member, and the text from its quotation mark to its value; undefined and empty for an item. */
  key: string | undefined
  head: string
  content: JsonText
}

/**
 * Reads where the values of a JSON text are written. Of a key that is written twice the last counts, as everywhere.
 *
 * @param text without a byte-order mark
 * @throws SyntaxError when the text is not valid JSON
 */
export function readJsonText(text: string): JsonText {
  const whole: unknown = JSON.parse(text)
  let at = 0
  const space = (): string => {
    const start = at
    while (isSpace(text.charCodeAt(at))) at++
    return text.slice(start, at)
  }
  const read = (value: unknown): JsonText => {
    const start = at
    const sign = text[at]
    if (sign === '"') at = endOfString(text, at) + 1
    else if (sign !== '{' && sign !== '[') while (at < text.length && !isEnd(text.charCodeAt(at))) at++
    else return { value, start, parts: readParts(value, sign === '['), end: at }
    return { value, start, end: at }
  }
  const readParts = (container: unknown, isList: boolean): JsonPart[] => {
    const parts: JsonPart[] = []
    do {
      at++
      const before = space()
      if (text[at] === ']' || text[at] === '}') break
      const { key, head } = isList ? ITEM : readKey()
      // The first of two members with one key may be written otherwise than the value is.
      const content = read((container as Record<string, unknown> | null)?.[key ?? parts.length])
      parts.push({ before, key, head, content, after: space() })
    } while (text[at] === ',')
    at++
    return parts
  }
  const readKey = (): Pick<JsonPart, 'key' | 'head'> => {
    const start = at
    at = endOfString(text, at) + 1
    const key = JSON.parse(text.slice(start, at)) as string
    space()
    at++
    space()
    return { key, head: text.slice(start, at) }
  }
  space()
  return read(whole)
}

const ITEM = { key: undefined, head: '' }

const isSpace = (code: number): boolean => code === 0x20 || code === 0x0a || code === 0x0d || code === 0x09
/** A comma, a closing bracket, or space. */
const isEnd = (code: number): boolean => code === 0x2c || code === 0x5d || code === 0x7d || isSpace(code)
