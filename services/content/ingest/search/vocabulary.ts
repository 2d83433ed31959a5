import { BoundedCache, type Word } from '#engine/host.ts'
import type { Database } from '../../store/database.ts'
import { consonantsOf, isCorrectable, shorterBy1 } from '../../store/search/near-parts.ts'

/** Bounds what they may take in memory, in bytes. */
const REMEMBERED_BYTES = 16 * 2 ** 20

/** Words that are known to be in the vocabulary of a store, so that they are not written again. */
const remembered = new WeakMap<Database, BoundedCache<true>>()

/** Forgets what was read: what was written may have been undone. */
export const forgetVocabulary = (db: Database): void => void remembered.delete(db)

/** Adds words to the vocabulary; they stay when no text holds them any more. */
export function learnWords(db: Database, words: Iterable<Word>): void {
  const known = remembered.get(db) ?? new BoundedCache<true>(REMEMBERED_BYTES)
  remembered.set(db, known)
  const fresh: [word: string, spelling: string][] = []
  for (const { word, spelling = word } of words) {
    if (known.has(spelling) || !isCorrectable(word)) continue
    known.set(spelling, true, 0)
    fresh.push([word, spelling])
  }
  if (fresh.length === 0) return
  const missing = db.all<{ word: string; spelling: string }>(
    `SELECT CAST(j.value ->> 0 AS BLOB) AS word, CAST(j.value ->> 1 AS BLOB) AS spelling FROM json_each(?) j
      WHERE NOT EXISTS (SELECT 1 FROM search_near n WHERE n.part = j.value ->> 0 AND n.word = j.value ->> 1)`,
    JSON.stringify(fresh),
  )
  const rows = missing.flatMap(({ word, spelling }) =>
    [word, consonantsOf(word), ...shorterBy1(word)].map((part) => [part, spelling]),
  )
  if (rows.length > 0)
    db.run('INSERT OR IGNORE INTO search_near SELECT value ->> 0, value ->> 1 FROM json_each(?)', JSON.stringify(rows))
}
