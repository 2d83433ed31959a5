import type { Entry } from 'atrium'
import { BoundedCache, type ContentStore, type Slice, Slices } from '#engine/host.ts'
import type { Catalogue, CataloguedType } from '../catalogue/catalogue.ts'
import type { Found, Query } from '../catalogue/engine-types.ts'
import { DamagedError } from '../store/bytes.ts'
import { changesAfter, revisionOf } from '../store/changes.ts'
import type { Database } from '../store/database.ts'
import { nextMoment } from '../store/moments.ts'
import { loadEntries } from '../store/rows/entries.ts'
import type { Tables } from '../store/tables.ts'
import { addresses, addressOf } from './addresses.ts'
import { countQuery, pageQuery } from './lists/find.ts'
import { schemaOf } from './schemas.ts'
import { searchText } from './search/find.ts'
import { completeName } from './search/names.ts'

/** Bounds what counts may take in memory, in bytes. */
const COUNTS_BYTES = 512 * 1024

/**
 * A reader of the store: of what is published alone, or of the preview with drafts laid over it.
 *
 * @param open gives the connection; asked before each read, since the file may have been made again
 * @param tables that are read, of which the outbox of the perspective tells the changes
 */
export function createReader(
  open: () => Database,
  catalogue: Catalogue,
  { perspective, tables }: { perspective: 'published' | 'preview'; tables: Tables },
  now: () => Date,
): ContentStore {
  const count = rememberedCounts()
  const slices = new Slices()
  /** Asks in slices, and again where the file was made again between two of them. */
  const throughout = async <Answer>(ask: (db: Database, slice: Slice) => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      const db = open()
      try {
        return await ask(db, slices.begin())
      } catch (error) {
        if (open() === db) throw error
      }
    }
  }
  const known = (names: readonly string[]): CataloguedType[] =>
    [...new Set(names.map(catalogue.fill))].flatMap((name) => catalogue.types.get(name) ?? [])

  return {
    get: async (uids) => loadEntries(open(), tables, uids),

    async find(names, query): Promise<Found<Entry>> {
      const db = open()
      const types = known(names)
      const statement = pageQuery(types, query, tables)
      if (!statement) return { items: [], total: 0 }
      const items = db.atOneTime(() => {
        const uids = db.select(statement).map(({ uid }) => uid)
        const entries = new Map(loadEntries(db, tables, uids).map((entry) => [entry.uid, entry]))
        return uids.map((uid) => entries.get(uid) ?? notThere(uid))
      })
      return { items, total: knownTotal(query, items.length) ?? count(db, types, query, tables) }
    },

    at: async (path) => addressOf(open(), tables, path),
    paths: async (options) => addresses(open(), tables, options),
    schema: async (name) => schemaOf(open(), catalogue, catalogue.fill(name)),
    // What is published is found in the preview, too: drafts are not indexed.
    search: (query) => throughout((db, slice) => searchText(db, catalogue.language, query, { now: now(), slice })),
    complete: (prefix) => throughout((db, slice) => completeName(db, catalogue.language, prefix, slice)),
    next: async () => nextMoment(open()),
    revision: async () => revisionOf(open(), perspective),
    changes: async (since, limit = 1000) => changesAfter(open(), perspective, since, limit),
  }
}

function notThere(uid: string): never {
  throw new DamagedError(`The content store lists "${uid}", which is not in it`)
}

/** Without a page, or on a last page that is not full, what was found says how many there are. */
function knownTotal({ page }: Query, found: number): number | undefined {
  if (!page) return found
  const before = Math.max(0, page.number - 1) * page.size
  return found < page.size && (found > 0 || before === 0) ? before + found : undefined
}

/** Counts are kept until anything is written. */
function rememberedCounts() {
  const counts = new BoundedCache<number>(COUNTS_BYTES)
  let version = -1
  return (db: Database, types: readonly CataloguedType[], query: Query, tables: Tables): number => {
    const present = db.value<number>('PRAGMA data_version') ?? 0
    if (present !== version) counts.clear()
    version = present
    const key = JSON.stringify([types.map(({ name }) => name), query.where ?? null])
    let total = counts.get(key)
    if (total === undefined) {
      const statement = countQuery(types, query, tables)
      total = (statement && db.select(statement)[0]?.total) ?? 0
      counts.set(key, total, 8)
    }
    return total
  }
}
