/** Describes what is said, and when. */
export interface Cue {
  /** Seconds from the beginning. */
  start: number
  end: number
  speaker?: string
  text: string
}

const TIMES = /^((?:\d{1,4}:)?\d{1,2}:\d{2}\.\d{3})[ \t]{1,9}-->[ \t]{1,9}((?:\d{1,4}:)?\d{1,2}:\d{2}\.\d{3})(?:\s|$)/
const SPEAKER = /^<v(?:\.[^\s>]*)?\s([^<>]+)>/
const MARKS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&nbsp;': ' ',
  '&lrm;': '\u200e',
  '&rlm;': '\u200f',
}

const seconds = (time: string): number => time.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)

const plain = (marked: string): string =>
  marked
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:amp|lt|gt|nbsp|lrm|rlm);/g, (mark) => MARKS[mark] ?? mark)
    .replace(/\s+/g, ' ')
    .trim()

/**
 * The cues of a WebVTT file in the order of their times. What is no cue, like notes, styles and damaged parts, is left
 * out.
 *
 * @throws when it is not WebVTT
 */
export function parseWebVtt(text: string): Cue[] {
  const written = text.replace(/^\ufeff/, '').replace(/\r\n?/g, '\n')
  if (!/^WEBVTT(?:[ \t\n]|$)/.test(written)) throw new Error('The captions are not valid WebVTT: begin with WEBVTT.')
  return written
    .split(/\n{2,}/)
    .flatMap((block) => cueOf(block.split('\n')) ?? [])
    .sort((a, b) => a.start - b.start)
}

function cueOf(lines: readonly string[]): Cue | null {
  const at = lines.slice(0, 2).findIndex((line) => TIMES.test(line))
  const [, from = '', to = ''] = TIMES.exec(lines[at] ?? '') ?? []
  const said = lines.slice(at + 1).join('\n')
  const [start, end] = [seconds(from), seconds(to)]
  const words = plain(said)
  if (at < 0 || !words || end <= start) return null
  const speaker = plain(SPEAKER.exec(said.trimStart())?.[1] ?? '')
  return { start, end, ...(speaker ? { speaker } : {}), text: words }
}
