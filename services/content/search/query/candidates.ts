import { texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { phrase, type Resolved } from './resolve.ts'

/** What is looked for, ready for the index. */
export interface Looking {
  units: readonly Resolved[]
  /** An expression that every result fits. */
  match: string
  /** Every result holds all units that anything holds. */
  isWhole: boolean
  /** How many results there are. */
  total: number
  /** Conditions on kind and source as an expression; empty for none. */
  facets: string
  /** The words that were meant, folded. */
  text: string
  now: Date
}

/** A document that may be among the best, with what the index knows of it. */
export interface Candidate {
  id: number
  /** Its title, folded. */
  name: string
  /** Stems by column, each between spaces; `forms` are words as they stand. */
  columns: Readonly<Record<(typeof COLUMNS)[number], string>>
}

export const COLUMNS = ['title', 'keywords', 'description', 'often', 'forms'] as const

/** So many results are put in order by how well they fit; what comes after is in the order of ids. */
export const RANKED = 40

/**
 * The documents among which the best are looked for: where there are more than are put in order, first those that hold
 * what is looked for in their title, then in title or keywords, then anywhere.
 */
export function candidateIds(db: Database, looking: Looking): Set<number> {
  const ids = new Set<number>()
  const take = (table: 'search_title' | 'search_index', match: string) => {
    if (ids.size >= RANKED) return
    for (const id of idsOf(db, table, [match, looking.facets].filter(Boolean).join(' AND '), RANKED)) ids.add(id)
  }
  for (const match of looking.total <= RANKED ? [] : titleTiers(looking)) take('search_title', match)
  take('search_index', looking.match)
  return ids
}

function titleTiers({ units, isWhole }: Looking): string[] {
  const known = units.flatMap((unit) => unit.match ?? [])
  const words = known.join(isWhole ? ' AND ' : ' OR ')
  return [...(isWhole ? phrasesOf(units).map((one) => `title : ${one}`) : []), `title : (${words})`, `(${words})`]
}

/** What was typed as one phrase, where that can be looked for. */
export function phrasesOf(units: readonly Resolved[]): string[] {
  const isPlain = units.length > 1 && units.every(({ match, beginning }) => match !== null && beginning === undefined)
  return isPlain ? [phrase(units.flatMap(({ stems }) => stems))] : []
}

export const idsOf = (db: Database, table: 'search_title' | 'search_index', match: string, most: number): number[] =>
  db
    .all<{ id: number }>(`SELECT rowid AS id FROM ${table} WHERE ${table} MATCH ? LIMIT ?`, match, most)
    .map(({ id }) => id)

/** What the index knows of documents. */
export const candidatesOf = (db: Database, ids: ReadonlySet<number>): Candidate[] =>
  db
    .all<{ id: number; words: string }>(
      `SELECT id, ${texts('words')} FROM search_document WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify([...ids]),
    )
    .map(({ id, words }) => {
      const [title = '', keywords = '', description = '', often = '', forms = '', name = ''] = words.split('\n')
      return { id, name, columns: { title, keywords, description, often, forms } }
    })
