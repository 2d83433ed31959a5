import { join } from 'node:path'
import { isRecord, type Log } from 'atrium'
import { writeWhole } from '#engine/host.ts'
import type { AskContentstack } from '../api/client.ts'
import { ASSETS, isType, localeOf } from '../api/sync-item.ts'
import type { RawItems } from '../raw/raw-items.ts'
import { readJson } from '../raw/read-json.ts'
import type { StackLanguages } from './named-languages.ts'

export interface MainLanguageOptions {
  /** Where it is kept. */
  directory: string
  /** The one that is set; undefined: that of the stack is found out. */
  locale: string | undefined
  ask: AskContentstack
  items: RawItems
  log: Log
}

/**
 * The language in which entries are shown that a stack has in several: the one that is set, else the main language of the
 * stack, as whoever asks for an entry without a language gets it.
 */
export class MainLanguage implements StackLanguages {
  readonly others = undefined
  readonly main = undefined
  readonly tags: readonly string[] = []
  readonly key = ''
  readonly #options: MainLanguageOptions
  readonly #file: string
  #known: string | undefined

  constructor(options: MainLanguageOptions) {
    this.#options = options
    this.#file = join(options.directory, 'main-language.json')
    this.#known = options.locale ?? localeOf(readJson(this.#file) ?? {})
  }

  /** Undefined while nobody knows, or there is one language alone. */
  get own(): string | undefined {
    return this.#known
  }

  /** One language needs no list of all. */
  ask = async (): Promise<boolean> => false

  /**
   * Asks for it where there are several languages.
   *
   * @returns whether it was not known before
   */
  async find(): Promise<boolean> {
    const { items, log } = this.#options
    if (this.#known !== undefined || new Set(items.keys().map(({ locale }) => locale)).size < 2) return false
    const types = [...items.counts().keys()].filter((type) => type !== ASSETS && isType(type))
    for (const type of types) {
      const locale = await this.#languageOf(type)
      if (locale === undefined) continue
      await writeWhole(this.#file, JSON.stringify({ locale }))
      this.#known = locale
      const hint = 'Set CONTENTSTACK_LOCALE to show another one.'
      log.info({ locale }, `The stack has several languages; its main language, ${locale}, is shown. ${hint}`)
      return true
    }
    return false
  }

  /** Undefined for a type of which nothing is published in it. */
  async #languageOf(type: string): Promise<string | undefined> {
    const { entries } = await this.#options.ask(`/content_types/${type}/entries`, { limit: '1' })
    const [entry] = Array.isArray(entries) ? entries : []
    return isRecord(entry) ? localeOf(entry) : undefined
  }
}
