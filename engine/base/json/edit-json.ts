import { endOfString } from '../text/parse-json.ts'
import { alignLists } from './align-lists.ts'
import { isRecord } from './is-record.ts'
import { indentAt, type JsonStyle, lastLine, printJson, styleOf } from './json-style.ts'
import { type JsonPart, type JsonText, readJsonText } from './json-text.ts'
import { isSameJson } from './same-json.ts'

const BOM = '\ufeff'

/**
 * Writes a value into a JSON text, so that the text says this value and all that did not change is there as it was, byte
 * for byte: order and spelling of keys, numbers, escapes, space, line ends, a byte-order mark. What is new is laid out like
 * what is there; new members come after the one that they follow in the value, and one in the place of another is that one
 * under a new key.
 *
 * @param text empty: a new text is written, two spaces a level
 * @param value as `JSON.stringify` reads it
 * @throws SyntaxError when the text is not valid JSON
 */
export function editJson(text: string, value: unknown): string {
  const wanted: unknown = JSON.parse(JSON.stringify(value))
  if (text === '') return `${JSON.stringify(wanted, null, 2)}\n`
  const mark = text.startsWith(BOM) ? BOM : ''
  const body = text.slice(mark.length)
  const root = readJsonText(body)
  const edited = new Editor(body, styleOf(body, root)).edit(root, wanted, indentAt(body, root.start))
  return mark + body.slice(0, root.start) + edited + body.slice(root.end)
}

interface Written {
  /** The part that it was; undefined: it is new. */
  from?: JsonPart | undefined
  key?: string | undefined
  value: unknown
}

class Editor {
  readonly #text: string
  readonly #style: JsonStyle

  constructor(text: string, style: JsonStyle) {
    this.#text = text
    this.#style = style
  }

  /** @param indent of the line in which it begins; undefined: what is new in it is written on one line */
  edit(written: JsonText, value: unknown, indent: string | undefined): string {
    if (isSameJson(written.value, value)) return this.#text.slice(written.start, written.end)
    const { parts = [] } = written
    if (Array.isArray(written.value) && Array.isArray(value))
      return this.#edited(
        written,
        alignLists(written.value, value).map((place, at) => ({
          from: place === undefined ? undefined : parts[place],
          value: value[at],
        })),
      )
    if (isRecord(written.value) && isRecord(value)) return this.#edited(written, membersOf(parts, value))
    return printJson(value, this.#style, indent)
  }

  #edited(container: JsonText, written: readonly Written[]): string {
    const { start, end, parts = [] } = container
    const [open, close] = [this.#text[start], this.#text[end - 1]]
    if (written.length === 0) return `${open}${close}`
    const space = this.#spaceOf(container)
    const last = parts.at(-1)
    const texts = written.map(({ from, key, value }, at) => {
      const before = at === 0 ? space.first : from && from !== parts[0] ? from.before : space.others
      const indent = lastLine(before) ?? (space.isOverLines ? indentAt(this.#text, start) : undefined)
      const head = headOf(from, key) ?? (key === undefined ? '' : `${JSON.stringify(key)}:${space.afterColon}`)
      const content = from ? this.edit(from.content, value, indent) : printJson(value, this.#style, indent)
      const after = at === written.length - 1 ? space.end : from && from !== last ? from.after : ''
      return before + head + content + after
    })
    return open + texts.join(',') + close
  }

  /** Space before the first part, the others, and after the last, as it is written, or would be. */
  #spaceOf({ start, end, parts = [] }: JsonText) {
    const { hasLines, unit, lineEnd, gap } = this.#style
    const [first, second] = parts
    const text = this.#text.slice(start, end)
    if (first) {
      const colon = first.head.slice(first.head.lastIndexOf(':') + 1)
      return {
        first: first.before,
        others: second?.before ?? (lastLine(first.before) === undefined ? gap : first.before),
        end: parts.at(-1)?.after ?? '',
        isOverLines: text.includes('\n'),
        afterColon: first.key !== undefined ? colon : gap,
      }
    }
    const around = indentAt(this.#text, start)
    const [lead, tail] = hasLines
      ? [lineEnd + around + unit, lineEnd + around]
      : text[0] === '{'
        ? [gap, gap]
        : ['', '']
    return {
      first: lead,
      others: hasLines ? lead : gap,
      end: tail,
      isOverLines: hasLines,
      afterColon: hasLines ? ' ' : gap,
    }
  }
}

/** The key of a part as it is written, or another one in its place. */
const headOf = (from: JsonPart | undefined, key: string | undefined): string | undefined =>
  from === undefined || from.key === key || from.key === undefined
    ? from?.head
    : JSON.stringify(key) + from.head.slice(endOfString(from.head, 0) + 1)

/** Members in the order of the text, and each new one after the member that it follows in the value. */
function membersOf(parts: readonly JsonPart[], value: Record<string, unknown>): Written[] {
  const lastOf = new Map(parts.map((part) => [part.key, part]))
  const keys = keysNow(parts, value)
  const members: Written[] = parts
    .map((from, at) => ({ from, key: keys[at] }))
    .filter(({ key }) => key !== undefined && Object.hasOwn(value, key))
    .map(({ from, key }) => {
      const isCounted = lastOf.get(from.key) === from
      return { from, key, value: isCounted ? value[key as string] : from.content.value }
    })
  const placed = new Set(keys)
  let place = 0
  for (const [key, item] of Object.entries(value)) {
    if (!placed.has(key)) members.splice(place, 0, { key, value: item })
    place = members.findLastIndex((member) => member.key === key) + 1
  }
  return members
}

/** The key of each part in the value: another one where a new key has the place of one that is gone. */
function keysNow(parts: readonly JsonPart[], value: Record<string, unknown>): (string | undefined)[] {
  const before = parts.map(({ key }) => key)
  const after = Object.keys(value)
  if (before.length !== after.length || new Set(before).size !== before.length) return before
  return before.map((key, at) => {
    const other = after[at] as string
    return Object.hasOwn(value, key as string) || before.includes(other) ? key : other
  })
}
