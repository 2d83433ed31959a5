import { fold, mistakeOf, type Word } from '#engine/host.ts'
import { jsonOf } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { consonantsOf, isCorrectable, shorterBy1 } from '../../store/search/near-parts.ts'

/** Shorter words are taken as they were typed. */
const SHORTEST_TYPED = 4
/** From so many letters on, two of them may be wrong. */
const LONG_WORD_LENGTH = 8

export interface NearWord {
  /** Without accents, as it is compared. */
  word: string
  spelling: string
  /** How unlikely it is that it was meant. */
  mistake: number
}

/**
 * Words of the vocabulary that may have been meant, the likeliest first: at first those that differ in one letter or sound
 * alike, then, of long words, all that differ in two. Nothing is read before it is asked for.
 */
export function* nearWords(db: Database, word: string): Generator<NearWord[]> {
  if (!isCorrectable(word) || word.length < SHORTEST_TYPED) return
  const shorter = new Set(shorterBy1(word))
  const near = wordsUnder(db, word, [word, ...shorter, consonantsOf(word)])
  yield near
  if (word.length < LONG_WORD_LENGTH) return
  const further = wordsUnder(db, word, [...new Set([...shorter].flatMap(shorterBy1))])
  yield [...new Map([...near, ...further].map((one) => [one.spelling, one])).values()].sort(byMistake)
}

function wordsUnder(db: Database, word: string, parts: readonly string[]): NearWord[] {
  const found = db.value<string>(
    `SELECT CAST(json_group_array(word) AS BLOB) AS words FROM (
      SELECT DISTINCT n.word AS word FROM search_near n WHERE n.part IN (SELECT value FROM json_each(?)) LIMIT 500)`,
    JSON.stringify(parts),
  )
  return jsonOf<string[]>(found ?? '[]')
    .map((spelling) => ({ word: fold(spelling), spelling }))
    .map((other) => ({ ...other, mistake: mistakeOf(word, other.word, 2) }))
    .filter((other) => other.word !== word && Number.isFinite(other.mistake))
    .sort(byMistake)
}

const byMistake = (a: NearWord, b: NearWord): number => a.mistake - b.mistake || (a.spelling < b.spelling ? -1 : 1)

/** Spellings of a word in the vocabulary that differ from how it was typed in their accents alone; in English there are none. */
export function spellingsOf(db: Database, { word, spelling }: Pick<Word, 'word' | 'spelling'>): string[] {
  if (spelling === undefined || !isCorrectable(word)) return []
  const found = db.value<string>(
    `SELECT CAST(json_group_array(word) AS BLOB) AS words FROM (SELECT n.word AS word FROM search_near n WHERE n.part = ? LIMIT 500)`,
    word,
  )
  return jsonOf<string[]>(found ?? '[]').filter((other) => other !== spelling && fold(other) === word)
}
