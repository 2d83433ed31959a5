import { join } from 'node:path'
import type { Log } from 'atrium'
import type { AskContentstack } from './api/client.ts'
import { askSync, PAGE, type Position } from './api/questions.ts'
import { ServiceError } from './api/service-error.ts'
import { AssetDetails } from './asset-details.ts'
import type { ContentDirectory } from './content/content-directory.ts'
import type { StackLanguages } from './languages/named-languages.ts'
import type { Progress } from './progress.ts'
import { ingestPages } from './raw/ingest-pages.ts'
import type { RawItems } from './raw/raw-items.ts'
import { StagedPages } from './raw/staged-pages.ts'
import { WholeRead } from './raw/whole-read.ts'
import type { ContentstackSettings } from './settings.ts'

export interface SynchroniserOptions {
  /** Where the mirror lies. */
  directory: string
  settings: ContentstackSettings
  ask: AskContentstack
  languages: StackLanguages
  items: RawItems
  content: ContentDirectory
  progress: Progress
  log: Log
}

/** Brings a mirror up to date. */
export interface Synchronising {
  /** Answers that wait to be taken in; a sync that has more of them than at the last attempt makes headway. */
  readonly staged: number
  /** How far a sync is, like `about 1200 entries and assets`; undefined: nothing was read of it yet. */
  readonly soFar: string | undefined
  /**
   * Makes the content directory again where other code, or a process that was killed, has left it.
   *
   * @returns whether it has changed
   */
  prepare(): Promise<boolean>
  /**
   * Asks for what has changed, or for everything where nothing is there yet, and takes it in.
   *
   * @param isHinted somebody said that something has changed: content types are read, too
   * @returns whether the content directory has changed
   * @throws ServiceError when the service does not answer; any other error when the mirror cannot be written
   */
  sync(isHinted?: boolean): Promise<boolean>
}

/** Content types are read again with every change and hint, and at least so often, in milliseconds. */
const TYPES_AGE = 3_600_000

/**
 * Mirrors what is published, one whole sync at a time: pages are staged until all are there, taken into the raw items,
 * made into files of the content directory, and then the position is moved. Whatever ends it, it is begun again at the
 * last of these steps that was completed, and comes to the same.
 */
export class Synchroniser implements Synchronising {
  readonly #options: SynchroniserOptions
  readonly #pages: StagedPages
  readonly #details: AssetDetails
  readonly #whole: WholeRead

  constructor(options: SynchroniserOptions) {
    this.#options = options
    this.#pages = new StagedPages(join(options.directory, 'staged'))
    this.#details = new AssetDetails(options.ask, options.log)
    this.#whole = new WholeRead(options.settings, options.log)
  }

  get staged(): number {
    return this.#pages.count
  }

  get soFar(): string | undefined {
    return this.#pages.count === 0 ? undefined : `about ${this.#pages.count * PAGE} entries and assets`
  }

  prepare(): Promise<boolean> {
    const { progress, content } = this.#options
    return progress.prepare(content)
  }

  async sync(isHinted = false): Promise<boolean> {
    const { progress, log } = this.#options
    // The first refusal may mean pages of a sync that was begun, the second the position itself.
    for (let refusals = 0; ; refusals++)
      try {
        return await this.#syncOnce(isHinted)
      } catch (error) {
        if (!(error instanceof ServiceError) || error.failure !== 'token' || refusals === 2) throw error
        if (this.#pages.count === 0) {
          log.warn(
            {},
            `${error.message} The sync token is refused: everything is read again, and what is there is served.`,
          )
          progress.forget()
        }
        await this.#pages.clear()
      }
  }

  async #syncOnce(isHinted: boolean): Promise<boolean> {
    const { progress, content, languages } = this.#options
    const begun = progress.position
    if (!progress.isBegun) this.#whole.begin(content.isThere)
    if (this.#pages.begun !== undefined && this.#pages.begun?.token !== begun?.token) await this.#pages.clear()
    // An earlier attempt may have taken a part of them in: what it has removed, nobody names any more.
    const isResumed = this.#pages.isWhole || progress.isBehind
    const end = await this.#stagePages(begun)
    const age = isHinted || this.#pages.count > 0 ? 0 : TYPES_AGE
    const changedTypes = await progress.readTypes(age)
    const isOther = await languages.ask(age)
    if (this.#pages.count === 0 && !progress.isBehind) {
      if (end.token !== begun?.token) await progress.moveTo(end)
      return false
    }
    await this.#ingestPages(changedTypes, isResumed || isOther)
    await progress.moveTo(end)
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

  /** @param isAll every file is made again */
  async #ingestPages(changedTypes: ReadonlySet<string>, isAll: boolean): Promise<void> {
    const { items, content, progress, settings, languages, log } = this.#options
    const isFirst = !progress.isBegun
    const { touched, unreadable } = await ingestPages(this.#pages, items, {
      isWhole: isFirst,
      locale: settings.locale,
      complete: (published) => this.#details.complete(published),
    })
    if (unreadable > 0)
      log.warn({ unreadable }, `${unreadable} items that Contentstack answered are not valid, and were left out.`)
    const isOther = await languages.find()
    if (isFirst || isAll || isOther || !content.isThere) await content.writeAll(progress.types)
    else await content.writeChanged(touched, progress.types, changedTypes)
    if (isFirst) this.#whole.end(items)
    else log.info({ items: touched.length, contentTypes: changedTypes.size }, 'Changes of Contentstack were taken in.')
  }
}
