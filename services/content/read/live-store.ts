import { existsSync } from 'node:fs'
import type { Log } from 'atrium'
import { type ContentStore, SingleFlight } from '#engine/host.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { DamagedRowsError } from '../store/bytes.ts'
import { revisionOf } from '../store/changes.ts'
import { Database, isDamaged, isMalformed, isRefused } from '../store/database.ts'
import { isDue } from '../store/moments.ts'
import { formatOf, hasItsTables } from '../store/open.ts'
import { type Beneath, candidateTables, PERSPECTIVES, type Tables } from '../store/tables.ts'
import { createReader } from './reader.ts'
import { unlikeFiles } from './unlike-files.ts'

type Perspective = 'published' | 'preview'

/** Milliseconds of the site's clock. */
const RETRY_MS = 10_000
const AHEAD_MS = 30_000

/** How a store is brought up to date: as much of it as is said to be damaged is made again. */
interface Repair {
  /** The store file is read through first. */
  check?: 'always'
  /** Uids of entries whose rows are damaged, or `unknown`. */
  damaged?: readonly string[] | 'unknown'
  /** All of it is made again. */
  rebuild?: boolean
}

export interface LiveStoreOptions {
  path: string
  catalogue: Catalogue
  /** Brings the store up to date with the content directory, making the file where it is missing. */
  ingest: (options: Repair) => Promise<unknown>
  /** An ingest is to come soon. */
  prepare: () => void
  /** Looked at with each question for the revision: something outside has moved on, and the store must follow. */
  isBehind: () => boolean
  /** Why there is no content at all; null: there is. Then every question is refused: nothing is not the same as none. */
  missing: () => string | null
  /** The one source of time: newer documents are found first. */
  now: () => Date
  log: Log
}

/** Readers of a store file that may be damaged, deleted or replaced while they read: it is made again or opened again. */
export function createLiveStore({ path, catalogue, ingest, prepare, isBehind, missing, now, log }: LiveStoreOptions) {
  let connections: Record<Perspective, Database> | undefined
  const open = () => {
    connections ??= { published: new Database(path), preview: new Database(path) }
    return connections
  }
  const close = () => {
    connections?.published.close()
    connections?.preview.close()
    connections = undefined
  }

  const inFlight = new SingleFlight<unknown>()
  const restore = () =>
    inFlight.share('restore', async () => {
      log.error({ store: path }, `The content store ${path} is damaged; it is made again from the content directory.`)
      await ingest({ rebuild: existsSync(path) })
      close()
    })
  const reopen = () =>
    inFlight.share('reopen', async () => {
      log.warn({ store: path }, `The content store ${path} was taken away; it is opened again, or made again.`)
      if (!existsSync(path)) await ingest({})
      close()
    })
  const catchUp = () => inFlight.share('catch up', () => ingest({}))
  const checkWhole = () => inFlight.share('check', () => ingest({ check: 'always' }))
  const repair = async (error: unknown) => {
    if (!(error instanceof DamagedRowsError) && !isMalformed(error)) return restore()
    await ingest({ damaged: error instanceof DamagedRowsError ? error.uids : 'unknown' })
    // Where one row is damaged, others may be. Nobody waits for this.
    checkWhole().catch((failure) =>
      log.error({ store: path, error: failure }, `The content store ${path} cannot be checked: ${failure}`),
    )
  }

  const healed =
    <Input extends unknown[], Output>(ask: (...input: Input) => Promise<Output>) =>
    async (...input: Input): Promise<Output> => {
      for (const heal of [repair, restore])
        try {
          return await ask(...input)
        } catch (error) {
          if (!isDamaged(error) && (!isRefused(error) || hasItsTables(path))) throw error
          await heal(error)
        }
      return ask(...input)
    }
  let failedAt: Date | undefined
  const isWaiting = () => failedAt && Math.abs(now().getTime() - failedAt.getTime()) < RETRY_MS
  const isToPublish = (db: Database) => !isWaiting() && isDue(db, now())
  /** Publishes what is due; what cannot be published now, as on a full disk, is tried again after a while. */
  const publishDue = async () => {
    const begun = now()
    await catchUp()
    failedAt = isDue(open().published, begun) ? begun : undefined
  }
  /** Whoever publishes at a time of its own is there in time. */
  const nextMoment = async (store: ContentStore) => {
    const next = (await store.next?.()) ?? null
    if (next && Math.abs(next.getTime() - now().getTime()) < AHEAD_MS) prepare()
    return next
  }
  const refuse = () => {
    const why = missing()
    if (why) throw new Error(`There is no content to serve. ${why}`)
  }
  const asked = <Input extends unknown[], Output>(ask: (...input: Input) => Promise<Output>) =>
    healed(async (...input: Input) => {
      refuse()
      return ask(...input)
    })
  const reader = (
    perspective: Perspective,
    connection = () => open()[perspective],
    tables: Tables = PERSPECTIVES[perspective],
  ): ContentStore => {
    const store = createReader(connection, catalogue, { perspective, tables }, now)
    return {
      get: asked(store.get),
      find: asked(store.find),
      at: asked(store.at),
      paths: asked(store.paths),
      schema: asked(store.schema),
      search: asked(store.search),
      complete: asked(store.complete),
      changes: asked(store.changes),
      next: asked(() => nextMoment(store)),
      revision: healed(async () => {
        if (!open()[perspective].isInPlace()) await reopen()
        else if (isBehind()) await catchUp()
        else if (isToPublish(open()[perspective])) await publishDue()
        refuse()
        return store.revision()
      }),
    }
  }
  const revision = healed(async () => revisionOf(open().published, 'published'))
  const entries = healed(async () => open().published.value<number>('SELECT count(*) AS total FROM published') ?? 0)
  if (formatOf(open().published) === 0) {
    close()
    const why = `The content store ${path} is empty and cannot be filled. Make room on the disk, or set DATA_DIR.`
    throw Object.assign(new Error(why), { code: 'SQLITE_FULL' })
  }

  /**
   * Reads the preview, or what is published, over a connection of its own: `lay` lays candidates on it, again whenever it is
   * opened.
   */
  const over = (lay: (db: Database) => void, beneath: Beneath = 'preview') => {
    let own: Database | undefined
    const closeOwn = () => {
      own?.close()
      own = undefined
    }
    const connection = (): Database => {
      if (own?.isInPlace() === false) closeOwn()
      if (!own) {
        own = new Database(path)
        own.execute(`PRAGMA temp_store = MEMORY; ${candidateTables(beneath)}`)
        lay(own)
      }
      return own
    }
    return { store: reader(beneath, connection, PERSPECTIVES.preview), connection, close: closeOwn }
  }
  const unlike = healed(async (address: string, seen: Perspective) => unlikeFiles(open().preview, address, seen))
  return { published: reader('published'), preview: reader('preview'), over, revision, entries, unlike, close }
}
