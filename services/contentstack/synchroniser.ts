import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Log } from '#engine'
import type { AskContentstack } from './api/client.ts'
import { askContentTypes, askSync, type Position } from './api/questions.ts'
import { ServiceError } from './api/service-error.ts'
import type { ContentDirectory } from './content/content-directory.ts'
import type { Raw } from './content/conversion.ts'
import type { RawItems } from './raw/raw-items.ts'
import { readJson } from './raw/read-json.ts'
import { StagedPages } from './raw/staged-pages.ts'
import { type MirrorState, readState, writeState } from './raw/state.ts'
import { takeIn } from './raw/take-in.ts'
import { writeWhole } from './raw/whole-file.ts'
import { type ContentstackSettings, identityOf } from './settings.ts'

export interface SynchroniserOptions {
  /** Where the mirror lies. */
  directory: string
  settings: ContentstackSettings
  ask: AskContentstack
  items: RawItems
  content: ContentDirectory
  /** Names the code of the conversion. */
  version: string
  now: () => Date
  log: Log
}

/** Content types are read again with every change, and at least so often, in milliseconds. */
const TYPES_AGE = 3_600_000

/**
 * Brings the mirror up to date, one whole sync at a time: pages are staged until all are there, taken into the raw items,
 * made into files of the content directory, and then the position is moved. Whatever ends it, it is begun again at the
 * last of these steps that was completed, and comes to the same.
 */
export class Synchroniser {
  readonly #options: SynchroniserOptions
  readonly #identity: string
  readonly #pages: StagedPages
  #state: MirrorState | undefined
  #types: Map<string, Raw>
  #typesReadAt = Number.NEGATIVE_INFINITY

  constructor(options: SynchroniserOptions) {
    const { directory, settings } = options
    this.#options = options
    this.#identity = identityOf(settings)
    this.#pages = new StagedPages(join(directory, 'staged'))
    this.#state = readState(directory, this.#identity)
    this.#types = typesIn(this.#typesFile)
  }

  get #typesFile(): string {
    return join(this.#options.directory, 'content-types.json')
  }

  get #position(): Position | null {
    return this.#state?.position ?? null
  }

  /** Pages that are staged; a sync that has more of them than at the last attempt makes headway. */
  get staged(): number {
    return this.#pages.count
  }

  /**
   * Makes the content directory again where other code, or a process that was killed, has left it.
   *
   * @returns whether it has changed
   */
  async prepare(): Promise<boolean> {
    const { content } = this.#options
    if (!this.#state || (this.#state.converted === this.#converted() && content.isThere)) return false
    await content.writeAll(this.#types)
    await this.#moveTo(this.#state.position)
    return true
  }

  /**
   * Asks for what has changed, or for everything where nothing is there yet, and takes it in.
   *
   * @returns whether the content directory has changed
   * @throws ServiceError when the service does not answer; any other error when the mirror cannot be written
   */
  async sync(): Promise<boolean> {
    const { log } = this.#options
    // The first refusal may mean pages of a sync that was begun, the second the position itself.
    for (let refusals = 0; ; refusals++)
      try {
        return await this.#syncOnce()
      } catch (error) {
        if (!(error instanceof ServiceError) || error.failure !== 'token' || refusals === 2) throw error
        if (this.#pages.count === 0) {
          log.warn(
            {},
            `${error.message} The sync token is refused: everything is read again, and what is there is served.`,
          )
          this.#state = undefined
        }
        await this.#pages.clear()
      }
  }

  async #syncOnce(): Promise<boolean> {
    const begun = this.#position
    if (this.#pages.begun !== undefined && this.#pages.begun?.token !== begun?.token) await this.#pages.clear()
    // An earlier attempt may have taken a part of them in: what it has removed, nobody names any more.
    const isResumed = this.#pages.isWhole
    const end = await this.#stagePages(begun)
    const changedTypes = await this.#readTypes(this.#pages.count > 0)
    if (this.#pages.count === 0 && changedTypes.size === 0) {
      if (end.token !== begun?.token) await this.#moveTo(end)
      return false
    }
    await this.#takeIn(changedTypes, isResumed)
    await this.#moveTo(end)
    await this.#pages.clear()
    return true
  }

  /** Stages pages up to the last one; where nothing has changed there are none. */
  async #stagePages(begun: Position | null): Promise<Position> {
    const { ask, settings } = this.#options
    while (!this.#pages.isWhole) {
      const page = await askSync(ask, this.#pages.next ?? begun, settings.locale)
      const isNothing = page.items.length === 0 && page.next.name === 'sync_token'
      if (isNothing && this.#pages.count === 0 && begun) return page.next
      if (await this.#pages.add({ ...page, begun })) continue
      await this.#pages.clear()
      throw new ServiceError('unreadable', 'Contentstack answered a page of a sync twice. The sync is begun again.')
    }
    return this.#pages.next as Position
  }

  /** @returns uids of content types that are new, gone or other than before */
  async #readTypes(isNeeded: boolean): Promise<Set<string>> {
    const age = performance.now() - this.#typesReadAt
    if (!isNeeded && age < TYPES_AGE) return new Set()
    const read = new Map(
      (await askContentTypes(this.#options.ask)).map((type): [string, Raw] => [String(type.uid), type]),
    )
    this.#typesReadAt = performance.now()
    const uids = [...new Set([...read.keys(), ...this.#types.keys()])]
    const changed = uids.filter((uid) => JSON.stringify(read.get(uid)) !== JSON.stringify(this.#types.get(uid)))
    if (changed.length > 0) {
      await writeWhole(this.#typesFile, JSON.stringify({ types: [...read.values()] }))
      this.#types = read
    }
    return new Set(changed)
  }

  async #takeIn(changedTypes: ReadonlySet<string>, isResumed: boolean): Promise<void> {
    const { items, content, settings, log } = this.#options
    const isFirst = this.#state === undefined
    const { touched, unreadable } = await takeIn(this.#pages, items, isFirst, settings.locale)
    if (unreadable > 0)
      log.warn({ unreadable }, `${unreadable} items that Contentstack answered are not valid, and were left out.`)
    const isBehind = this.#state?.converted !== this.#converted() && changedTypes.size === 0
    if (isFirst || isResumed || isBehind || !content.isThere) await content.writeAll(this.#types)
    else await content.writeChanged(touched, this.#types, changedTypes)
    log.info(
      { items: touched.length, contentTypes: changedTypes.size },
      isFirst
        ? `Contentstack was read whole: ${items.names().length} entries and assets.`
        : 'Changes of Contentstack were taken in.',
    )
  }

  async #moveTo(position: Position): Promise<void> {
    const { directory, now } = this.#options
    const state = { identity: this.#identity, position, converted: this.#converted(), changedAt: now().toISOString() }
    await writeState(directory, state)
    this.#state = state
  }

  #converted(): string {
    const types = JSON.stringify([...this.#types.values()])
    return createHash('sha256').update(this.#options.version).update(types).digest('hex')
  }
}

function typesIn(file: string): Map<string, Raw> {
  const types = readJson(file)?.types
  return new Map((Array.isArray(types) ? (types as Raw[]) : []).map((type) => [String(type.uid), type]))
}
