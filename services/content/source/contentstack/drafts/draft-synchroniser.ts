import { createHash } from 'node:crypto'
import { isRecord } from 'atrium'
import { eachOf } from '#engine/host.ts'
import { WITH_DETAILS } from '../api/assets.ts'
import { isShallow } from '../api/nesting.ts'
import { askList } from '../api/questions.ts'
import { ServiceError } from '../api/service-error.ts'
import { ASSETS, isType, isUid, type LocalKey, localeOf, UNSTATED } from '../api/sync-item.ts'
import type { Raw } from '../conversion/values/types.ts'
import type { ItemName } from '../raw/raw-items.ts'
import { WholeRead } from '../raw/whole-read.ts'
import type { SynchroniserOptions, Synchronising } from '../synchroniser.ts'
import { latestVersion } from './latest-version.ts'

export type DraftOptions = Omit<SynchroniserOptions, 'directory'>

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
  /** Every file is to be made again: other languages are shown than before. */
  #isOther = false
  /** Languages whose lists cannot be read, now and the time before. */
  #failing = new Set<string>()
  #failedBefore: ReadonlySet<string> = new Set()
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
    const { progress, items, content, languages } = this.#options
    if (!this.#isWhole) this.#whole.begin(content.isThere)
    for (const uid of await progress.readTypes()) this.#changedTypes.add(uid)
    if (await languages.ask()) this.#isOther = true
    const lists = [...[...progress.types.keys()].filter(isType), ASSETS]
    const unread = lists.filter((name) => !this.#listed.has(name))
    await eachOf(unread, AT_ONCE, async (name) => {
      await this.#list(name)
      this.#listed.add(name)
    })
    this.#listed.clear()
    this.#failedBefore = this.#failing
    this.#failing = new Set()
    for (const name of items.names()) if (!lists.includes(name.type)) await this.#remove(name, items.localesOf(name))
    return this.#write()
  }

  /** @param type content type, or that of assets */
  async #list(type: string): Promise<void> {
    const { items, settings, languages } = this.#options
    const { own, others, main } = languages
    if (!others) return this.#listIn(type, settings.locale)
    const wanted = [...new Set([own, main, ...others.values()])].flatMap((locale) => locale ?? [])
    for (const locale of wanted) await (locale === own ? this.#listIn(type, locale) : this.#tryIn(type, locale))
    for (const uid of items.uidsOf(type)) {
      const left = items.localesOf({ type, uid }).filter((locale) => !wanted.includes(locale))
      if (left.length > 0) await this.#remove({ type, uid }, left)
    }
  }

  /** Of a language that cannot be read is shown what was read before, and the others go on. */
  async #tryIn(type: string, locale: string): Promise<void> {
    if (this.#failing.has(locale)) return
    try {
      await this.#listIn(type, locale)
    } catch (error) {
      if (!(error instanceof ServiceError) || error.failure === 'limited') throw error
      if (!this.#failing.has(locale) && !this.#failedBefore.has(locale))
        this.#options.log.warn(
          { locale, error },
          `The language ${locale} of the stack cannot be read: ${error.message} It is shown as it was read before, and asked for again.`,
        )
      this.#failing.add(locale)
    }
  }

  /** @param locale absent: the main language of the stack */
  async #listIn(type: string, locale: string | undefined): Promise<void> {
    const { ask, items, languages } = this.#options
    const isAssets = type === ASSETS
    const question = {
      path: isAssets ? '/assets' : `/content_types/${type}/entries`,
      name: isAssets ? 'assets' : 'entries',
      query: {
        // Nothing that is saved meanwhile moves from one page to another.
        asc: 'created_at',
        ...(locale === undefined ? {} : { locale }),
        ...(locale !== undefined && locale === languages.own ? { include_fallback: 'true' } : {}),
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
    for (const uid of items.uidsOf(type)) {
      const there = seen.has(uid) ? [] : items.localesOf({ type, uid })
      const gone = languages.others ? there.filter((one) => one === locale) : there
      if (gone.length > 0) await this.#remove({ type, uid }, gone)
    }
  }

  async #take(key: LocalKey, data: Raw): Promise<void> {
    const { items, languages } = this.#options
    const digest = createHash('sha1').update(JSON.stringify(data)).digest('base64')
    const id = `${idOf(key)}/${key.locale}`
    if (this.#known.get(id) === digest) return
    await items.write(key, { data })
    const left = languages.others ? [] : items.localesOf(key).filter((locale) => locale !== key.locale)
    await this.#remove(key, left)
    this.#known.set(id, digest)
  }

  /** In some of its languages. */
  async #remove({ type, uid }: ItemName, locales: readonly string[]): Promise<void> {
    for (const locale of locales) {
      await this.#options.items.remove({ type, uid, locale })
      this.#known.delete(`${idOf({ type, uid })}/${locale}`)
    }
    this.#touched.set(idOf({ type, uid }), { type, uid })
  }

  /** @returns whether the content directory has changed */
  async #write(): Promise<boolean> {
    const { content, progress } = this.#options
    const isWhole = this.#isWhole && content.isThere
    const contentTypes = this.#changedTypes.size
    if (isWhole && !this.#isOther && this.#touched.size === 0 && contentTypes === 0) return false
    if (isWhole && !this.#isOther)
      await content.writeChanged([...this.#touched.values()], progress.types, this.#changedTypes)
    else await content.writeAll(progress.types)
    await progress.moveTo(null)
    this.#logWritten(isWhole)
    this.#isWhole = true
    this.#isOther = false
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
