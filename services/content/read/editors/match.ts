import type { Database, Value } from '../../store/database.ts'

/** How well an entry fits, the best first: its title begins so, it is called so, it says so. */
const PLACES = [(phrase: string) => `title : ^ ${phrase} *`, (phrase: string) => `{title name} : ${phrase} *`] as const
const SAYS_SO = PLACES.length

/**
 * Fills `match` with the entries that hold all words, each as far as it is typed.
 *
 * @param words folded
 * @param found uids of further ones that site search finds
 * @param where conditions of `listed l`, with their values
 * @returns how many there are at each place
 */
export function matchesByPlace(
  db: Database,
  words: readonly string[],
  found: readonly string[],
  where: string,
  values: readonly Value[],
): number[] {
  db.run('DELETE FROM match')
  const put = (place: number, query: string) =>
    db.run('INSERT OR IGNORE INTO match SELECT rowid, ? FROM listed_words WHERE listed_words MATCH ?', place, query)
  if (words.length > 0) {
    // Words are letters and digits alone.
    const phrase = `"${words.join(' ')}"`
    for (const [place, queryOf] of PLACES.entries()) put(place, queryOf(phrase))
    put(SAYS_SO, words.map((word) => `"${word}" *`).join(' AND '))
  }
  db.run(
    'INSERT OR IGNORE INTO match SELECT l.id, ? FROM json_each(?) u CROSS JOIN listed l ON l.uid = u.value',
    SAYS_SO,
    JSON.stringify(found),
  )
  const tables = where ? 'match m CROSS JOIN listed l ON l.id = m.id' : 'match m'
  const rows = db.all<{ place: number; total: number }>(
    `SELECT m.place, count(*) AS total FROM ${tables} ${where} GROUP BY m.place`,
    ...values,
  )
  return Array.from({ length: SAYS_SO + 1 }, (_, place) => rows.find((row) => row.place === place)?.total ?? 0)
}
