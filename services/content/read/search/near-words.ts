import { distanceOf, mistakeOf } from '#engine/host.ts'
import { jsonOf } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { consonantsOf, isCorrectable, shorterBy1 } from '../../store/search/near-parts.ts'

/** Shorter words are taken as they were typed. */
const SHORTEST_TYPED = 4
/** From so many letters on, two of them may be wrong. */
const LONG_WORD_LENGTH = 8

export interface NearWord {
  word: string
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
  yield [...new Map([...near, ...further].map((one) => [one.word, one])).values()].sort(byMistake)
}

function wordsUnder(db: Database, word: string, parts: readonly string[]): NearWord[] {
  const found = db.first<{ words: string }>(
    `SELECT CAST(json_group_array(word) AS BLOB) AS words FROM (
      SELECT DISTINCT n.word AS word FROM search_near n WHERE n.part IN (SELECT value FROM json_each(?)) LIMIT 500)`,
    JSON.stringify(parts),
  )
  return jsonOf<string[]>(found?.words ?? '[]')
    .filter((other) => other !== word && distanceOf(word, other, 2) <= 2)
    .map((other) => ({ word: other, mistake: mistakeOf(word, other) }))
    .sort(byMistake)
}

const byMistake = (a: NearWord, b: NearWord): number => a.mistake - b.mistake || (a.word < b.word ? -1 : 1)
