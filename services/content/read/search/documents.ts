import { BoundedCache } from '#engine/host.ts'
import { jsonOf, texts } from '../../store/bytes.ts'
import type { Database } from '../../store/database.ts'
import { BLOCK_SIZE, type BlockFacts, numbersOf } from '../../store/search/block.ts'
import type { Matches } from './match.ts'
import type { Postings } from './postings.ts'

/** Documents of one kind, from one source, of one rank and in one language. */
export interface Group {
  source: string
  kind: string
  rank: number
  /** Their language, where it is another than that of the site; else empty. */
  lang: string
}

/** Holds what is known of all documents without reading any: some bytes of each. */
export interface Documents {
  /** In the order in which they came. */
  blocks: ReadonlyMap<number, BlockFacts>
  /** By id; holes where there is none. */
  groups: readonly (Group | undefined)[]
  /** Words that many documents hold, as they were read. */
  frequent: BoundedCache<Postings>
  /** Says what was found for words that many documents hold. */
  matches: BoundedCache<Matches>
}

/** Bounds what these two may take in memory, in bytes, until anything is written. */
const FREQUENT_BYTES = 8 * 2 ** 20
const MATCHES_BYTES = 4 * 2 ** 20

const known = new WeakMap<Database, Documents & { version: number }>()

/** Read once, and again when anything was written. */
export function documentsOf(db: Database): Documents {
  const version = db.value<number>('PRAGMA data_version') ?? 0
  const before = known.get(db)
  if (before?.version === version) return before
  const documents = {
    ...{ version, blocks: readBlocks(db), groups: readGroups(db) },
    ...{ frequent: new BoundedCache<Postings>(FREQUENT_BYTES), matches: new BoundedCache<Matches>(MATCHES_BYTES) },
  }
  known.set(db, documents)
  return documents
}

/** The group of a document that is there. */
export function groupOfDocument({ blocks, groups }: Documents, id: number): Group | undefined {
  const group = blocks.get(Math.floor(id / BLOCK_SIZE))?.groups[id % BLOCK_SIZE]
  return group ? groups[group] : undefined
}

/** Columns of documents, all in one text: each row that is read by itself costs more than what it holds. */
export const documentRows = <Row>(db: Database, columns: string, ids: readonly number[]): Row[] =>
  jsonOf(
    db.value<string>(
      `SELECT CAST(json_group_array(json_array(${columns})) AS BLOB) AS rows FROM search_document
        WHERE id IN (SELECT value FROM json_each(?))`,
      JSON.stringify(ids),
    ) ?? '[]',
  )

const readBlocks = (db: Database): Map<number, BlockFacts> =>
  new Map(
    db
      .bytes<{ block: number; groups: ArrayBuffer; days: ArrayBuffer; lengths: ArrayBuffer }>(
        'SELECT block, groups, days, lengths FROM search_block ORDER BY block',
      )
      .map(({ block, groups, days, lengths }) => [
        block,
        { groups: numbersOf(groups), days: numbersOf(days), lengths: new Uint8Array(lengths) },
      ]),
  )

function readGroups(db: Database): (Group | undefined)[] {
  const groups: (Group | undefined)[] = []
  for (const { id, ...group } of db.all<Group & { id: number }>(
    `SELECT id, ${texts('source', 'kind', 'lang')}, rank FROM search_group ORDER BY id LIMIT 65535`,
  ))
    groups[id] = group
  return groups
}
