import { type Word, wordsIn } from '../base/words/words.ts'
import type { ExtractPart } from '../contract/ports/text-search.ts'

/** Characters of an extract, about two lines. */
const EXTRACT_LENGTH = 240
/** Words before the first that is marked. */
const LEADING_WORDS = 8
/** A text is looked through up to here. */
const MAX_CHARACTERS = 50_000

/**
 * The passage of a plain text that holds most of what was looked for.
 *
 * @param language whose words are compared: that of the site, BCP 47
 * @param isMarked whether a word is one that was looked for
 * @returns undefined where the text holds none of it
 */
export function extractOf(
  whole: string,
  language: string,
  isMarked: (word: Word) => boolean,
): ExtractPart[] | undefined {
  const text = whole.slice(0, MAX_CHARACTERS)
  const words = wordsIn(text, language)
  const marked = words.flatMap((word, index) => (isMarked(word) ? [index] : []))
  const first = bestStart(words, marked)
  if (first === undefined) return undefined
  const from = Math.max(0, first - LEADING_WORDS)
  const start = words[from]?.start as number
  const last = words.findLast(({ end }) => end <= start + EXTRACT_LENGTH) ?? (words[first] as Word)
  const end = last.end >= (words.at(-1)?.end as number) ? text.length : last.end
  const parts: ExtractPart[] = []
  const add = (part: string, isMark: boolean) => {
    if (part) parts.push({ text: part, marked: isMark })
  }
  let position = start
  add(start > 0 ? '… ' : '', false)
  for (const index of marked) {
    const word = words[index] as Word
    if (word.start < start || word.end > end) continue
    add(text.slice(position, word.start), false)
    add(text.slice(word.start, word.end), true)
    position = word.end
  }
  add(text.slice(position, end) + (end < text.length || whole.length > text.length ? ' …' : ''), false)
  return parts
}

/** The marked word from which a passage holds the most different ones, then the most of all. */
function bestStart(words: readonly Word[], marked: readonly number[]): number | undefined {
  let best: { index: number; score: number } | undefined
  for (const [position, index] of marked.entries()) {
    const limit = (words[index] as Word).start + EXTRACT_LENGTH
    const stems = new Set<string>()
    let count = 0
    for (let next = position; next < marked.length; next++) {
      const word = words[marked[next] as number] as Word
      if (word.end > limit) break
      stems.add(word.stem)
      count++
    }
    const score = stems.size * 100 + count
    if (!best || score > best.score) best = { index, score }
  }
  return best?.index
}
