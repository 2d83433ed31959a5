import { join } from 'node:path'
import type { Clock, Institution, Log } from '#engine'
import type { Catalogue, ContentSite } from './catalogue.ts'
import { type Ingested, ingest } from './ingest/ingest.ts'
import { whyUnreadable } from './ingest/scan.ts'
import { logResult } from './log-result.ts'
import { type Database, deleteDatabase, isDamaged, isUnwritable } from './store/database.ts'
import { openStore, settle } from './store/open.ts'

export interface ContentOptions {
  /** The content directory: `entries/`, `schemas/`, `redirects.json`, `demo.json`. */
  contentDir: string
  /** Where derived data is kept; the store is a file in it and may be deleted at any time. */
  dataDir: string
  /** The assembled site, as far as content needs it. */
  site: ContentSite
  institution: Institution
  /** Names the sources that content types and blocks are made of; what was stored by others is derived again. */
  sourceHash: string
  clock: Clock
  log: Log
  /** True: what the store holds is read, and content is not ingested. */
  reading?: boolean
}

export interface SyncResult extends Ingested {
  /** The store could not be written; what it held before is still served. */
  isReadOnly: boolean
  /** Why there is nothing to serve: the directory cannot be read, and the store has never held any of it; null: there is. */
  missing: string | null
}

export const storePath = ({ dataDir }: Pick<ContentOptions, 'dataDir'>): string => join(dataDir, 'content.db')

/** The writing side of a store: takes a content directory up, as often as it is asked to. */
export interface Intake {
  /** @param check read the store file through first, unless it is as it was left */
  take(check?: boolean): Promise<SyncResult>
  close(): void
}

const NOTHING: SyncResult = { read: 0, removed: 0, demo: null, reports: [], isReadOnly: false, missing: null }

/** One connection for all runs: `libsql` lets go of one only when its statements are collected as garbage. */
export function openIntake(options: ContentOptions, catalogue: Catalogue): Intake {
  const { contentDir, dataDir, log } = options
  const path = storePath(options)
  let db: Database | undefined
  const close = () => {
    db?.close()
    db = undefined
  }

  const takeUp = async (check: boolean): Promise<SyncResult> => {
    if (db?.isInPlace() === false) close()
    db ??= openStore(path, log, { check })
    const why = whyUnreadable(contentDir)
    if (why) {
      log.error({ contentDir }, `${why} Content was not ingested.`)
      return { ...NOTHING, missing: db.first('SELECT 1 FROM file LIMIT 1') ? null : why }
    }
    const result = await ingest({ ...options, db, catalogue })
    if (result.read + result.removed > 0 || check) logResult(result, db, catalogue, options)
    settle(db)
    return { ...NOTHING, ...result }
  }

  return {
    close,
    async take(check = false) {
      try {
        return await takeUp(check)
      } catch (error) {
        close()
        if (isDamaged(error)) {
          const message = `The content store ${path} is damaged; it is made again from the content directory.`
          log.warn({ store: path, error }, message)
          deleteDatabase(path)
          return takeUp(false)
        }
        if (!isUnwritable(error)) throw error
        const message = `The content store in ${dataDir} cannot be written: ${(error as Error).message}. What it holds is still served. Make room, and sync again.`
        log.error({ dataDir, error }, message)
        return { ...NOTHING, isReadOnly: true }
      }
    },
  }
}
