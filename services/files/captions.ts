import type { Refused } from './kinds.ts'

/** Bytes; an hour of speech takes a tenth of it. */
export const MAX_CAPTIONS_BYTES = 1_000_000

const TIMES =
  /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d\.\d{3})[ \t]{1,9}-->[ \t]{1,9}(?:(\d{2,4}):)?([0-5]\d):([0-5]\d\.\d{3})(?:[ \t]|$)/
const REMEDY = 'Correct that line in a text editor, or save the captions anew as WebVTT.'

/** Why captions are not valid WebVTT, with the line; undefined: they are. */
export function whyNoCaptions(bytes: Uint8Array): Refused | undefined {
  let text: string
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return { reason: 'The captions are not in UTF-8.', remedy: 'Save them anew in UTF-8, and upload that.' }
  }
  const lines = text.split(/\r\n|\n|\r/)
  const at = (line: number, what: string): Refused => ({ reason: `Line ${line + 1}: ${what}`, remedy: REMEDY })
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return at(0, 'the first line is not WEBVTT.')
  if (text.includes('\0')) return at(text.slice(0, text.indexOf('\0')).split('\n').length - 1, 'it holds a zero byte.')
  const first = lines.findIndex((line, index) => index > 0 && line.includes('-->'))
  if (first === -1) return { reason: 'The captions say nothing.', remedy: 'Save them anew with their times and words.' }
  let before = 0
  for (const { from, count } of blocksOf(lines)) {
    const own = lines.slice(from, from + count)
    const timed = own.findIndex((line) => line.includes('-->'))
    const head = own[0] ?? ''
    if (timed === -1) {
      if (from === 0 || /^(?:NOTE|STYLE|REGION)(?:[ \t]|$)/.test(head)) continue
      return at(from, 'words without a time.')
    }
    const last = own.findLastIndex((line) => line.includes('-->'))
    // Above a time is a name at most, and never the first line of all.
    const misplaced = timed > (from === 0 ? 0 : 1) ? timed : last > timed ? last : undefined
    if (misplaced !== undefined) return at(from + misplaced, 'a time within words: an empty line before it is missing.')
    const found = TIMES.exec(own[timed] as string)
    if (!found) return at(from + timed, 'the times are not written like 00:01.000 --> 00:04.000.')
    const [begin, end] = [seconds(found.slice(1, 4)), seconds(found.slice(4, 7))]
    if (end <= begin) return at(from + timed, 'it ends before it begins.')
    if (begin < before) return at(from + timed, 'it begins before what is above it.')
    before = begin
  }
  return undefined
}

const seconds = ([hours = 0, minutes = 0, rest = 0]: readonly (string | undefined | 0)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(rest)

/** Runs of lines between empty ones. */
function* blocksOf(lines: readonly string[]): Generator<{ from: number; count: number }> {
  let from = 0
  for (let index = 0; index <= lines.length; index++)
    if (lines[index] === undefined || lines[index] === '') {
      if (index > from) yield { from, count: index - from }
      from = index + 1
    }
}
