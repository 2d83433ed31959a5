import { join } from 'node:path'
import type { Clock, Institution, Log } from 'atrium'
import { lastGoodFiles, type Problem } from '#engine/host.ts'
import type { Catalogue, ContentSite } from '../../catalogue/catalogue.ts'
import { whyUnreadable } from '../../source/files/listing.ts'
import type { Refusals } from '../../source/files/refused-files.ts'
import type { Move } from '../../source/redirects/moves.ts'
import { DamagedRowsError } from '../../store/bytes.ts'
import { type Database, deleteDatabase, isDamaged, isUnwritable } from '../../store/database.ts'
import { checkPages, openFresh, openStore, replaceStore, settle } from '../../store/open.ts'
import { isSealed } from '../../store/seal.ts'
import { damagedUids } from '../damage.ts'
import { type Ingested, ingest, publishDue } from '../ingest.ts'
import { indexInLanguage } from '../search/language.ts'
import { createValidators } from '../validate.ts'
import { holdBack, noteDirectory, whyMissing } from './away.ts'
import { logResult } from './log-result.ts'
import type { ContentThread } from './thread.ts'

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
  /** The same of a content type by itself, where that is known: what no entry of it is made of may change then. */
  typeHashes?: Readonly<Record<string, string>>
  clock: Clock
  log: Log
  /** True: what the store holds is read, and content is not ingested. */
  reading?: boolean
  /** Runs while no other process ingests; absent: there is no other. */
  exclusively?: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>
  /** True: another process has looked through the store a while ago, and told what is wrong with the content. */
  isChecked?: boolean
  /** Keeps addresses that were left among the redirects of the content directory; absent: the store alone has them. */
  keepMoves?: ((moves: readonly Move[]) => Promise<unknown>) | undefined
  /** Says which files are refused, after each run; absent: nobody looks. */
  refusals?: Refusals
  /** Ingests what changes while the site runs, in all its languages; absent: this thread does it. */
  thread?: ContentThread
  /** True: the thread is kept ready, for changes that are to be seen soon. */
  isAtHand?: boolean
  /** True: nothing is served before the content directory was there since the site started. */
  isRequired?: boolean | undefined
}

/** Holds what the writing side needs to know. */
export interface IngesterOptions
  extends Pick<
    ContentOptions,
    'contentDir' | 'dataDir' | 'site' | 'institution' | 'sourceHash' | 'typeHashes' | 'log'
  > {
  /** The day that it is, `YYYY-MM-DD`. */
  today(): string
  /** The moment that it is. */
  now(): Date
  /** Told before a run that ingests more than a batch of files, and takes a while. It may throw: nothing is written then. */
  onMuch?: (files: number) => void
}

export interface SyncResult extends Ingested {
  /** The store could not be written; what it held before is still served. */
  isReadOnly: boolean
  /** Why there is nothing to serve: the directory cannot be read, and was not since the site started, or ever; null: there is. */
  missing: string | null
  /** Why the content directory could not be looked at: what the store holds is served; null: it could. */
  away: string | null
  /** Files that configure the site and are not valid: what they said last is used. */
  refused: Problem[]
}

export const storePath = ({ dataDir }: Pick<ContentOptions, 'dataDir'>): string => join(dataDir, 'content.db')

export interface RunOptions {
  /** Read the store file through first: all of it, or unless it is as it was left. */
  check?: 'always' | 'when touched'
  /** Uids of entries whose rows are damaged, or `unknown`: they are taken again from their files. */
  damaged?: readonly string[] | 'unknown'
  /** The store is damaged beyond that: it is made again, and takes the place of the present one when it is whole. */
  rebuild?: boolean
  /** Paths inside the content directory that may have changed, like `entries/article/a.json`; absent: any. */
  files?: readonly string[] | undefined
  /** The site starts when it ends: it does not give way to others. */
  isAwaited?: boolean
  /** The site starts, and serves nothing while its content directory is not there. */
  isHeld?: boolean | undefined
}

/** Joins what two who ask want of one run. */
export const mergeRuns = (one: RunOptions, other: RunOptions): RunOptions => ({
  check: [one.check, other.check].includes('always') ? 'always' : (one.check ?? other.check),
  rebuild: one.rebuild || other.rebuild,
  files: one.files && other.files && [...new Set([...one.files, ...other.files])],
  damaged: [one.damaged, other.damaged].includes('unknown')
    ? 'unknown'
    : [...new Set([...(one.damaged ?? []), ...(other.damaged ?? [])])],
})

/** The writing side of a store: ingests a content directory, as often as it is asked to. */
export interface Ingester {
  run(options?: RunOptions): Promise<SyncResult>
  /** A run is to come soon. */
  prepare?(): void
  close(): void
}

const NOTHING: SyncResult = {
  read: 0,
  removed: 0,
  demo: null,
  moves: [],
  reports: [],
  isReadOnly: false,
  missing: null,
  away: null,
  refused: [],
}

/** One connection for all runs: `libsql` lets go of one only when its statements are collected as garbage. */
export function openIngester(options: IngesterOptions, catalogue: Catalogue): Ingester {
  const { contentDir, dataDir, log } = options
  const path = storePath(options)
  const sideFiles = lastGoodFiles(contentDir, dataDir)
  let db: Database | undefined
  const validatorOf = createValidators(catalogue)
  const close = () => {
    db?.close()
    db = undefined
  }

  const ingestInto = async (
    into: Database,
    { check, damaged = [], files, isHeld }: RunOptions,
  ): Promise<SyncResult> => {
    const why = whyUnreadable(contentDir)
    if (why) {
      log.error({ contentDir }, `${why} Content was not ingested.`)
      if (isHeld) holdBack(into)
      const missing = whyMissing(into, contentDir, why)
      if (missing === null) publishDue({ ...options, sideFiles, db: into, catalogue, validatorOf })
      return { ...NOTHING, missing, away: why }
    }
    const uids = damaged === 'unknown' ? damagedUids(into) : damaged
    if (uids.length > 0)
      log.error(
        { store: path, uids },
        `Rows of the content store ${path} are damaged; they are taken again from the content directory: ${uids.join(', ')}.`,
      )
    indexInLanguage(into, catalogue.language)
    const named = check || uids.length > 0 ? undefined : files
    const result = await ingest({
      ...options,
      sideFiles,
      db: into,
      catalogue,
      validatorOf,
      damaged: uids,
      files: named,
    })
    if (result.read + result.removed > 0 || check === 'when touched') logResult(result, into, catalogue, options)
    noteDirectory(into, contentDir)
    settle(into)
    return { ...NOTHING, ...result }
  }

  /** Until the new store is whole, readers have the present one, as far as it can be read. */
  const rebuild = async ({ check }: RunOptions): Promise<SyncResult> => {
    close()
    if (check !== 'when touched' && whyUnreadable(contentDir)) return NOTHING
    const fresh = openFresh(path, log)
    try {
      const result = await ingestInto(fresh, { check: 'when touched' })
      replaceStore(path, fresh)
      return result
    } catch (error) {
      fresh.close()
      deleteDatabase(fresh.path)
      throw error
    }
  }

  const runOnce = async (given: RunOptions): Promise<SyncResult> => {
    if (given.rebuild) return rebuild(given)
    if (db?.isInPlace() === false) close()
    const isToBeChecked = given.check === 'always' || (given.check && !isSealed(path))
    db ??= openStore(path, log)
    if (isToBeChecked) checkPages(db)
    return ingestInto(db, isToBeChecked ? { ...given, damaged: 'unknown' } : given)
  }

  const run = async (given: RunOptions = {}): Promise<SyncResult> => {
    try {
      return await runOnce(given)
    } catch (error) {
      close()
      if (error instanceof DamagedRowsError && !given.damaged?.length && !given.rebuild)
        return run({ ...given, damaged: error.uids })
      if (isDamaged(error) && !given.rebuild) {
        const message = `The content store ${path} is damaged; it is made again from the content directory.`
        log.warn({ store: path, error }, message)
        return run({ check: given.check, rebuild: true })
      }
      if (!isUnwritable(error)) throw error
      const message = `The content store in ${dataDir} cannot be written: ${(error as Error).message}. What it holds is still served. Make room, and sync again.`
      log.error({ dataDir, error }, message)
      return { ...NOTHING, isReadOnly: true }
    }
  }

  return { close, run }
}
