import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { consonantsOf, isCorrectable, shorterBy1 } from '../../store/search/near-parts.ts'

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
