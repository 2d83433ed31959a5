import { createHash } from 'node:crypto'
import type { Log } from 'atrium'
import { eachOf, isRecord } from '#engine/host.ts'
import { WITH_DETAILS } from '../api/assets.ts'
import type { AskContentstack } from '../api/client.ts'
import { isShallow } from '../api/nesting.ts'
import { askList } from '../api/questions.ts'
import { ASSETS, isType, isUid, type LocalKey, localeOf, UNSTATED } from '../api/sync-item.ts'
import type { ContentDirectory } from '../content/content-directory.ts'
import type { Raw } from '../conversion/values/types.ts'
import type { Progress } from '../progress.ts'
import type { ItemName, RawItems } from '../raw/raw-items.ts'
import { WholeRead } from '../raw/whole-read.ts'
import type { ContentstackSettings } from '../settings.ts'
import type { Synchronising } from '../synchroniser.ts'
import { latestVersion } from './latest-version.ts'

export interface DraftOptions {
  settings: ContentstackSettings
  ask: AskContentstack
  items: RawItems
  content: ContentDirectory
  progress: Progress
  log: Log
}

/** Lists that are asked for at once. */
const AT_ONCE = 4
const MAX_ITEMS = 100_000

/**
 * Mirrors the latest version of everything, saved or published. A sync tells of publications alone: each time all content types
 * are listed, and what is other than before is made into files of the content directory. A sync that failed is gone on with
 * at the lists that it has not read; what has changed meanwhile in the others is seen by the one after it.
 */
export class DraftSynchroniser implements Synchronising {
  readonly #options: DraftOptions
  /** Digests of what was listed last, by item. */
  readonly #known = new Map<string, string>()
  /** Content types whose lists were read since everything was read last, and that of assets. */
  readonly #listed = new Set<string>()
  /** Holds what is not in the content directory yet. */
  readonly #touched = new Map<string, ItemName>()
  readonly #changedTypes = new Set<string>()
  /** Everything was read by this process: before, nobody knows what an earlier one has left undone. */
  #isWhole = false
  #unreadable = 0
  readonly #whole: WholeRead

  constructor(options: DraftOptions) {
    this.#options = options
    this.#whole = new WholeRead(options.settings, options.log)
  }

  get staged(): number {
    return this.#listed.size
  }

  get soFar(): string | undefined {
    const { size } = this.#options.progress.types
    return this.#listed.size === 0 ? undefined : `the lists of ${this.#listed.size} of ${size} content types`
  }

  prepare(): Promise<boolean> {
    const { progress, content } = this.#options
    return progress.prepare(content)
  }

  async sync(): Promise<boolean> {
    const { progress, items, content } = this.#options
    if (!this.#isWhole) this.#whole.begin(content.isThere)
    for (const uid of await progress.readTypes()) this.#changedTypes.add(uid)
    const lists = [...[...progress.types.keys()].filter(isType), ASSETS]
    const unread = lists.filter((name) => !this.#listed.has(name))
    await eachOf(unread, AT_ONCE, async (name) => {
      await this.#list(name)
      this.#listed.add(name)
    })
    this.#listed.clear()
    for (const name of items.names()) if (!lists.includes(name.type)) await this.#remove(name)
    return this.#write()
  }

  /** @param type content type, or that of assets */
  async #list(type: string): Promise<void> {
    const { ask, items, settings } = this.#options
    const { locale } = settings
    const isAssets = type === ASSETS
    const question = {
      path: isAssets ? '/assets' : `/content_types/${type}/entries`,
      name: isAssets ? 'assets' : 'entries',
      query: {
        // Nothing that is saved meanwhile moves from one page to another.
        asc: 'created_at',
        ...(locale === undefined ? {} : { locale, include_fallback: 'true' }),
        ...(isAssets ? WITH_DETAILS : {}),
      },
      most: MAX_ITEMS,
    }
    const seen = new Set<string>()
    for await (const page of askList(ask, question))
      for (const raw of page)
        if (isRecord(raw) && isUid(raw.uid) && isShallow(raw)) {
          seen.add(raw.uid)
          await this.#take({ type, uid: raw.uid, locale: locale ?? localeOf(raw) ?? UNSTATED }, latestVersion(raw))
        } else this.#unreadable++
    for (const uid of items.uidsOf(type)) if (!seen.has(uid)) await this.#remove({ type, uid })
  }

  async #take(key: LocalKey, data: Raw): Promise<void> {
    const { items } = this.#options
    const digest = createHash('sha1').update(JSON.stringify(data)).digest('base64')
    const id = idOf(key)
    if (this.#known.get(id) === digest) return
    await items.write(key, { data })
    for (const locale of items.localesOf(key)) if (locale !== key.locale) await items.remove({ ...key, locale })
    this.#known.set(id, digest)
    this.#touched.set(id, { type: key.type, uid: key.uid })
  }

  async #remove(name: ItemName): Promise<void> {
    const { items } = this.#options
    for (const locale of items.localesOf(name)) await items.remove({ ...name, locale })
    this.#known.delete(idOf(name))
    this.#touched.set(idOf(name), name)
  }

  /** @returns whether the content directory has changed */
  async #write(): Promise<boolean> {
    const { content, progress } = this.#options
    const isWhole = this.#isWhole && content.isThere
    const contentTypes = this.#changedTypes.size
    if (isWhole && this.#touched.size === 0 && contentTypes === 0) return false
    if (isWhole) await content.writeChanged([...this.#touched.values()], progress.types, this.#changedTypes)
    else await content.writeAll(progress.types)
    await progress.moveTo(null)
    this.#logWritten(isWhole)
    this.#isWhole = true
    this.#touched.clear()
    this.#changedTypes.clear()
    return true
  }

  #logWritten(isChange: boolean): void {
    const { items, log } = this.#options
    if (this.#unreadable > 0)
      log.warn(
        { unreadable: this.#unreadable },
        `${this.#unreadable} items that Contentstack answered are not valid, and were left out.`,
      )
    this.#unreadable = 0
    const facts = { items: this.#touched.size, contentTypes: this.#changedTypes.size }
    if (isChange) log.info(facts, 'Changes of Contentstack were taken in.')
    else this.#whole.end(items)
  }
}

const idOf = ({ type, uid }: ItemName) => `${type}/${uid}`
