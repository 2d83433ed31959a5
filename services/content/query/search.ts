import { texts } from '../store/bytes.ts'
import type { Database } from '../store/database.ts'

export interface SearchMatches {
  uids: string[]
  /** How many entries match, whatever the page. */
  total: number
}

/**
 * Published entries that hold all words, best first; a word in the title counts most.
 *
 * @param words as a visitor typed them; the last one may be unfinished
 * @param page `from` counts from 0
 */
export type Search = (words: string, page: { from: number; size: number }) => Promise<SearchMatches>

const TITLE_WEIGHT = 10

export function searchText(db: Database, words: string, { from, size }: { from: number; size: number }): SearchMatches {
  const query = matchQuery(words)
  if (!query) return { uids: [], total: 0 }
  const found = db.all<{ uid: string }>(
    `SELECT ${texts('e.uid')} FROM search_index s JOIN published e ON e.id = s.rowid WHERE search_index MATCH ?
      ORDER BY bm25(search_index, ${TITLE_WEIGHT}, 1), e.uid LIMIT ? OFFSET ?`,
    query,
    size,
    from,
  )
  const total =
    db.first<{ total: number }>('SELECT count(*) AS total FROM search_index WHERE search_index MATCH ?', query)
      ?.total ?? 0
  return { uids: found.map(({ uid }) => uid), total }
}

/** Every run of letters and digits as a quoted word, so that nothing a visitor types is an operator. */
const matchQuery = (words: string): string =>
  (words.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [])
    .map((word) => `"${word}"`)
    .join(' ')
    .replace(/"$/, '"*')
