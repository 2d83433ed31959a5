import { plainText } from '../base/text/plain-text.ts'
import { distanceOf } from '../base/words/distance.ts'
import { wordsIn } from '../base/words/words.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { SoughtWords } from '../contract/ports/text-search.ts'

/** How many letters may differ between what was typed and what was meant. */
const MAX_WRONG = 2

interface Mentioned {
  language: string
  stems: ReadonlySet<string>
  words: readonly string[]
}

const known = new WeakMap<Entry, Mentioned>()

/**
 * Whether an entry may be among the results of a search, from all its texts: whoever has searched sees
 * something else when it changes. It says yes too often rather than too seldom.
 */
export function mentionsAny(
  entry: Entry,
  { language, stems, ofPhrases = [], beginnings, unknown }: SoughtWords,
): boolean {
  const own = mentionedIn(entry, language)
  return (
    [...stems, ...ofPhrases].some((stem) => own.stems.has(stem)) ||
    [...beginnings, ...unknown].some((beginning) => own.words.some((word) => word.startsWith(beginning))) ||
    unknown.some((word) => own.words.some((other) => distanceOf(word, other, MAX_WRONG) <= MAX_WRONG))
  )
}

function mentionedIn(entry: Entry, language: string): Mentioned {
  const before = known.get(entry)
  if (before?.language === language) return before
  const words = wordsIn(plainText(textsIn(entry).join(' ')), language)
  const own = {
    language,
    stems: new Set(words.map(({ stem }) => stem)),
    words: [...new Set(words.map(({ word }) => word))],
  }
  known.set(entry, own)
  return own
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}
