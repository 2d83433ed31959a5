import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ServiceMetrics } from '#engine/host.ts'
import { entryPaths } from '../files/listing.ts'
import { ProcessLock } from '../process-lock.ts'
import type { Source } from '../source.ts'
import { createClient } from './api/client.ts'
import { ASSETS } from './api/sync-item.ts'
import { linkFiles } from './content/links.ts'
import { Hints } from './hints.ts'
import { type MirrorCounts, openSynchroniser, type SynchroniserInputs } from './open-synchroniser.ts'
import { Originals } from './pictures/originals.ts'
import { type Pulled, pull } from './pull.ts'
import { assetIn, assetUids } from './raw/raw-items.ts'
import { Schedule } from './schedule.ts'

export { siteConversion } from './conversion/index.ts'
export type { Conversion } from './conversion/values/types.ts'
export type { ContentstackSettings } from './settings.ts'

export interface MirrorOptions extends Omit<SynchroniserInputs, 'ask'> {
  /** Bounds what originals of pictures may take on disk. */
  pictureBytes: number
  /** Content directory whose pictures, calendar and the like are shown beside the entries of the stack. */
  filesDir: string
  /** Counts what the service is asked; absent: nobody counts. */
  metrics?: ServiceMetrics | undefined
  fetch?: typeof fetch
}

/** How a mirror is, for those who run the site. */
export interface MirrorFigures extends MirrorCounts {
  /** Seconds since it was known to be up to date, or this process began to follow the stack. */
  age: number
  /** Times that it could not be brought up to date. */
  failures: number
}

/** The content of a stack of Contentstack. It is written in the service's own editor alone. */
export interface Mirror extends Omit<Source, 'read' | 'write'> {
  /** Why there is no content to serve yet; null: there is. */
  problem(): string | null
  /** Begins to follow the stack. Resolves when there is content, the first attempt to read it has failed, or it takes long. */
  begin(): Promise<void>
  /**
   * Writes entries and schemas into a directory that has none, and the originals of pictures into its `images`.
   *
   * @throws when the directory has entries, or cannot be written
   */
  pull(directory: string, withPictures: boolean): Promise<Pulled>
  /** The original of a picture; undefined where there is none, or it cannot be had now. */
  originalOf(uid: string): Promise<string | undefined>
  /** The stack may have changed. Returns at once. */
  hint(): void
  /** Undefined while another process writes the mirror. */
  figures(): MirrorFigures | undefined
}

/** There is no place for a mirror. The message says what to do. */
class MirrorError extends Error {
  override name = 'MirrorError'
}

function requireDirectory(directory: string): void {
  try {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  } catch (error) {
    throw new MirrorError(
      `${directory} cannot be written: ${(error as Error).message}. What is read of Contentstack is kept there: make room, let it be written, or set DATA_DIR.`,
    )
  }
}

/** A start waits no longer for the first content, in milliseconds. */
const FIRST_CONTENT_MS = 20_000

const underWay = (soFar: string | undefined) =>
  `It is being read for the first time${soFar ? `: ${soFar} so far` : ''}. There are no pages until all of it was read.`

/**
 * Opens a mirror: `raw` has what the service gave, `contentDir` is made from it, and `state.json` is the position up to
 * which both are whole. Of several processes with one data directory one writes.
 */
export function openMirror(options: MirrorOptions): Mirror {
  const { settings, languages, directory, contentDir, filesDir, conversion, pictureBytes, metrics } = options
  const { now, log, fetch } = options
  const stopping = new AbortController()
  requireDirectory(directory)
  const lock = new ProcessLock(join(directory, 'lock.db'))
  const hints = new Hints(directory)
  const ask = createClient({ settings, signal: stopping.signal, metrics, fetch })
  let onChange: (() => Promise<unknown>) | undefined
  let isChanged = false

  const open = () => {
    hints.receive(() => schedule.hint())
    return openSynchroniser({ settings, languages, directory, contentDir, ask, conversion, now, log })
  }
  let opened: ReturnType<typeof open> | undefined
  const sync = async (isHinted: boolean) => {
    if (!lock.take()) return false
    const isLinked = linkFiles(filesDir, contentDir)
    opened ??= open()
    const { synchroniser } = opened
    const isPrepared = await synchroniser.prepare()
    if (isPrepared || isLinked) await changed()
    return synchroniser.sync(isHinted)
  }
  const changed = async () => {
    isChanged = onChange === undefined
    await onChange?.()
  }
  const schedule = new Schedule({
    pollSeconds: settings.pollSeconds,
    sync,
    staged: () => opened?.synchroniser.staged ?? 0,
    onChange: changed,
    log,
  })
  const originals = new Originals({
    directory: join(directory, 'originals'),
    assetOf: (uid) => assetIn(join(directory, 'raw', ASSETS), uid),
    maxBytes: pictureBytes,
    now,
    log,
    fetch,
  })
  const isThere = () => existsSync(join(contentDir, 'entries'))
  linkFiles(filesDir, contentDir)
  let running: Promise<void> = Promise.resolve()

  return {
    directory: contentDir,
    problem: () =>
      isThere() ? null : `Contentstack was not read yet. ${schedule.problem ?? underWay(opened?.synchroniser.soFar)}`,
    async begin() {
      await new Promise<void>((resolve) => {
        setTimeout(resolve, FIRST_CONTENT_MS).unref()
        running = schedule.run(resolve)
        if (isThere()) resolve()
      })
    },
    follow(callback) {
      onChange = callback
      const take = () => changed().catch((error) => log.error({ error }, `Content was not ingested: ${error.message}`))
      if (isChanged) setImmediate(take)
    },
    async list() {
      await schedule.attempt()
      if (schedule.problem !== null) throw new Error(schedule.problem)
      return entryPaths(contentDir)
    },
    pull: (to, withPictures) =>
      pull({
        from: contentDir,
        to,
        tags: languages.map(({ tag }) => tag),
        pictures: withPictures ? assetUids(join(directory, 'raw', ASSETS)) : [],
        originals,
      }),
    originalOf: (uid) => originals.find(uid),
    hint() {
      if (opened) schedule.hint()
      else hints.pass()
    },
    figures: () => opened && { ...opened.counts(), age: schedule.age, failures: schedule.failed },
    async close() {
      stopping.abort()
      schedule.stop()
      hints.close()
      await running
      lock.close()
    },
  }
}
