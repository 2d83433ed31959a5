import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Log } from 'atrium'
import type { Change } from '#engine/host.ts'
import type { PageSource } from '../page-source.ts'
import { type DiskState, readState, STATE, writeState } from './disk-state.ts'
import type { StoredPage } from './page-file.ts'
import { PageFiles } from './page-files.ts'

export interface PageDiskOptions {
  /** Where the pages lie; nothing else should. */
  directory: string
  /** Bounds what they may take there. */
  maxBytes: number
  /** Of the build and its settings. */
  fingerprint: string
  /** True while it is known what changes: what is true of pages on disk can be told. */
  isFollowed: () => boolean
  effectOf: PageSource['effectOf']
  log: Log
}

/** Pages that may wait to be written; beyond, they are not cached. */
const MAX_WAITING = 500

/**
 * Pages on disk: they outlive the process. Each says of which build, settings and content it is true; when these are
 * still the same it is as good as a page in memory, else it is a last good copy. Writing happens one after the other,
 * and nobody waits for it. Pages of entries that are gone are deleted.
 */
export class PageDisk {
  readonly #options: PageDiskOptions
  readonly #files: PageFiles
  readonly #stateFile: string
  readonly #known: DiskState | undefined
  #state: DiskState
  readonly #loaded: Promise<unknown>
  #queue: Promise<unknown>
  #clearing = 0
  /** Entries that are gone, and whose pages are still being deleted. */
  #leaving: readonly Change[] = []
  #waiting = 0
  #isFailing = false

  constructor(options: PageDiskOptions) {
    this.#options = options
    this.#files = new PageFiles(options)
    this.#stateFile = join(options.directory, STATE)
    this.#known = readState(this.#stateFile)
    this.#state = this.#known ?? { revision: 0, epoch: 0 }
    this.#loaded = this.#files.load().catch((error) => this.#complain(error))
    this.#queue = this.#loaded
  }

  /** The revision of the content that the pages follow; undefined when nothing is known of them. */
  get revision(): number | undefined {
    return this.#known?.revision
  }

  get bytes(): number {
    return this.#files.bytes
  }

  get size(): number {
    return this.#files.size
  }

  /** Resolves when all that was asked for so far is done. */
  settled(): Promise<unknown> {
    return this.#queue
  }

  /** @returns null when there is none; `isFresh`: made by this build and these settings from this content */
  async read(key: string): Promise<(StoredPage & { isFresh: boolean }) | null> {
    // What is being deleted now may be read before it is, and be deleted before it is looked at.
    const leaving = this.#leaving
    if (this.#clearing > 0) return null
    await this.#loaded
    const page = await this.#files.read(key).catch(() => null)
    if (!page || (leaving.length > 0 && this.#options.effectOf(leaving)(page.dependencies))) return null
    return { ...page, isFresh: this.#options.isFollowed() && page.stamp === this.#stamp() }
  }

  /** @param describe asked when the turn has come; `isFresh` says whether the page still is; undefined: it is no longer wanted */
  write(describe: () => (Omit<StoredPage, 'stamp'> & { isFresh: boolean }) | undefined): void {
    if (this.#waiting >= MAX_WAITING) return
    this.#enqueue(async () => {
      const described = describe()
      if (!described) return
      const { isFresh, ...page } = described
      await this.#files.write({ ...page, stamp: isFresh ? this.#stamp() : '' })
    })
  }

  /** Follows the content: what was made before the changes is stale, and what showed an entry that is gone goes. */
  changed(changes: readonly Change[]): void {
    this.#leaving = [...this.#leaving, ...changes.filter(({ after }) => after === null)]
    this.#follow({ revision: changes.at(-1)?.revision ?? this.#state.revision }, async () => {
      // All that have left until the turn comes: the files are read once for them.
      const gone = new Set(this.#leaving)
      if (gone.size === 0) return
      const effectOn = this.#options.effectOf([...gone])
      await this.#files.deleteWhere(({ dependencies }) => effectOn(dependencies) !== null)
      this.#leaving = this.#leaving.filter((change) => !gone.has(change))
    })
  }

  /** Deletes everything. @param revision of the content that is followed from now on */
  clear(revision = this.#state.revision): void {
    this.#clearing++
    this.#follow({ revision }, () => this.#files.clear().finally(() => this.#clearing--))
  }

  /** Takes no page for true that was made until now; they stay as last good copies. */
  expire(): void {
    this.#follow({ epoch: this.#state.epoch + 1 }, async () => undefined)
  }

  /** The state is written after the work: a process that ends in between starts again where it stood. */
  #follow(change: Partial<DiskState>, work: () => Promise<void>): void {
    this.#state = { ...this.#state, ...change }
    const state = this.#state
    this.#enqueue(async () => {
      await work()
      await writeState(this.#stateFile, state)
    })
  }

  #stamp(): string {
    const { revision, epoch } = this.#state
    return createHash('sha1').update(`${this.#options.fingerprint} ${revision} ${epoch}`).digest('base64url')
  }

  #enqueue(work: () => Promise<void>): void {
    this.#waiting++
    this.#queue = this.#queue
      .then(work)
      .then(
        () => {
          this.#isFailing = false
        },
        (error) => this.#complain(error),
      )
      .finally(() => this.#waiting--)
  }

  /** Once for a row of failures. */
  #complain({ message }: Error): void {
    if (this.#isFailing) return
    this.#isFailing = true
    const { directory, log } = this.#options
    log.warn({ directory }, `Pages are not cached on disk: ${message}. Free or repair the directory.`)
  }
}
