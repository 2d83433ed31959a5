import type { JsonText } from './json-text.ts'

/** How a JSON text is laid out, so that what is new in it looks like what is there. */
export interface JsonStyle {
  /** Whether values of several parts are written over several lines. */
  hasLines: boolean
  /** By how much a line is further in than the one around it. */
  unit: string
  lineEnd: string
  /** Space after the comma or colon of values that are written on one line, and within their braces. */
  gap: string
}

/** @param root of the text */
export function styleOf(text: string, root: JsonText): JsonStyle {
  const [first, second] = root.parts ?? []
  const lead = first && lastLine(first.before)
  return {
    hasLines: first === undefined || text.slice(root.start, root.end).includes('\n'),
    unit: lead ? lead.slice(indentAt(text, root.start).length) || UNIT : UNIT,
    lineEnd: text.includes('\r\n') ? '\r\n' : '\n',
    gap: first && (first.head.endsWith(':') || second?.before === '') ? '' : ' ',
  }
}

const UNIT = '  '

/** The space with which the line of a place begins. */
export function indentAt(text: string, at: number): string {
  const start = text.lastIndexOf('\n', at - 1) + 1
  return /^[ \t]*/.exec(text.slice(start, at))?.[0] ?? ''
}

/** Space up to a part, without the lines before; undefined: the part is in the same line. */
export const lastLine = (space: string): string | undefined =>
  space.includes('\n') ? space.slice(space.lastIndexOf('\n') + 1) : undefined

/**
 * A value as JSON.
 *
 * @param indent of the line in which it begins; undefined: all of it is written on one line
 */
export function printJson(value: unknown, { unit, lineEnd, gap }: JsonStyle, indent: string | undefined): string {
  if (indent === undefined) return printLine(value, gap)
  return JSON.stringify(value, null, unit).replaceAll('\n', lineEnd + indent)
}

function printLine(value: unknown, gap: string): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  if (Array.isArray(value)) return `[${value.map((item) => printLine(item, gap)).join(`,${gap}`)}]`
  const members = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}:${gap}${printLine(item, gap)}`)
  return members.length === 0 ? '{}' : `{${gap}${members.join(`,${gap}`)}${gap}}`
}
