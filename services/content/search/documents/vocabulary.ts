import { distanceOf, mistakeOf } from '#engine/host.ts'
import { jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'

/** Words that are typed wrong are looked for among words of so many letters; shorter ones are not looked for. */
const SHORTEST = 3
const LONGEST = 20
const SHORTEST_TYPED = 4
/** From so many letters on, two of them may be wrong. */
const LONG = 8
const MOST_REMEMBERED = 200_000

/** Words that are known to stand in the vocabulary of a store, so that they are not written again. */
const remembered = new WeakMap<Database, Set<string>>()

/** What was written may have been undone. */
export const forgetVocabulary = (db: Database): void => void remembered.delete(db)

/** Adds words to the vocabulary; they stay when no text holds them any more. */
export function learnWords(db: Database, words: Iterable<string>): void {
  let known = remembered.get(db)
  if (!known || known.size > MOST_REMEMBERED) {
    known = new Set()
    remembered.set(db, known)
  }
  const fresh: string[] = []
  for (const word of words) {
    if (known.has(word)) continue
    known.add(word)
    if (isCorrectable(word)) fresh.push(word)
  }
  if (fresh.length === 0) return
  const missing = db.all<{ word: string }>(
    `SELECT ${texts('j.value').replace('AS value', 'AS word')} FROM json_each(?) j
      WHERE NOT EXISTS (SELECT 1 FROM search_near n WHERE n.part = j.value AND n.word = j.value)`,
    JSON.stringify(fresh),
  )
  const rows = missing.flatMap(({ word }) =>
    [word, consonantsOf(word), ...shorterBy1(word)].map((part) => [part, word]),
  )
  if (rows.length > 0)
    db.run('INSERT OR IGNORE INTO search_near SELECT value ->> 0, value ->> 1 FROM json_each(?)', JSON.stringify(rows))
}

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
  if (word.length < LONG) return
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

const isCorrectable = (word: string): boolean =>
  word.length >= SHORTEST && word.length <= LONGEST && /^\p{L}+$/u.test(word)

/** A word without any one of its letters. */
const shorterBy1 = (word: string): string[] =>
  Array.from({ length: word.length }, (_, index) => word.slice(0, index) + word.slice(index + 1))

/** How a word sounds, roughly: words that are heard alike have the same, marked so that it is no word itself. */
function consonantsOf(word: string): string {
  const sounds = word
    .replace(/ph/g, 'f')
    .replace(/[ckq]+/g, 'k')
    .replace(/[sz]+/g, 's')
    .replace(/[vw]/g, 'v')
    .replace(/h/g, '')
  return `~${sounds[0]}${sounds.slice(1).replace(/[aeiouy]/g, '')}`.replace(/(.)\1+/g, '$1')
}
