import { join } from 'node:path'
import type { Log, SiteLanguage } from 'atrium'
import { isRecord, writeWhole } from '#engine/host.ts'
import type { AskContentstack } from '../api/client.ts'
import { askLocales } from '../api/questions.ts'
import { isLasting } from '../api/service-error.ts'
import { isLocale } from '../api/sync-item.ts'
import type { RawItems } from '../raw/raw-items.ts'
import { readJson } from '../raw/read-json.ts'
import { type MatchedLocales, matchLocales, type StackLocale } from './match-locales.ts'
import type { StackLanguages } from './stack-languages.ts'

export interface NamedLanguagesOptions {
  /** Where it is kept what the stack has. */
  directory: string
  /** Those of the institution, its own first. */
  languages: readonly SiteLanguage[]
  /** What the stack calls the institution's own; absent: that is found out. */
  locale: string | undefined
  ask: AskContentstack
  items: RawItems
  log: Log
}

/**
 * The languages that an institution names, as the stack calls them. Where the stack does not tell its languages, those
 * of its items count.
 */
export class NamedLanguages implements StackLanguages {
  readonly #options: NamedLanguagesOptions
  readonly #file: string
  readonly #said = new Set<string>()
  #locales: readonly StackLocale[] | undefined
  #matched: MatchedLocales
  #askedAt = Number.NEGATIVE_INFINITY

  constructor(options: NamedLanguagesOptions) {
    this.#options = options
    this.#file = join(options.directory, 'locales.json')
    const known = readJson(this.#file)?.locales
    this.#locales = Array.isArray(known) ? known.flatMap(localeIn) : undefined
    this.#matched = this.#match()
  }

  get own(): string | undefined {
    return this.#matched.codes.get(this.#options.languages[0]?.tag ?? '')
  }

  get others(): ReadonlyMap<string, string> {
    return new Map([...this.#matched.codes].filter(([tag]) => this.tags.includes(tag)))
  }

  get main(): string | undefined {
    return this.#matched.main ?? this.own
  }

  get tags(): readonly string[] {
    return this.#options.languages.slice(1).map(({ tag }) => tag)
  }

  get key(): string {
    return JSON.stringify([this.own, this.main, ...this.tags.map((tag) => [tag, this.others.get(tag)])])
  }

  async ask(age = 0): Promise<boolean> {
    if (performance.now() - this.#askedAt < age) return false
    const locales = await this.#asked()
    this.#askedAt = performance.now()
    if (locales.length > 0 && JSON.stringify(locales) !== JSON.stringify(this.#locales)) {
      await writeWhole(this.#file, JSON.stringify({ locales }))
      this.#locales = locales
    }
    return this.find()
  }

  async find(): Promise<boolean> {
    const before = this.key
    this.#matched = this.#match()
    for (const { level, text } of this.#matched.said) this.#say(level, text)
    return this.key !== before
  }

  #match(): MatchedLocales {
    const { languages, locale, items } = this.#options
    const stated = () => [...new Set(items.keys().map(({ locale }) => locale))].map((code) => ({ code }))
    return matchLocales(languages, this.#locales ?? stated(), locale)
  }

  /** None where the stack does not tell. */
  async #asked(): Promise<StackLocale[]> {
    try {
      return (await askLocales(this.#options.ask)).flatMap(localeIn)
    } catch (error) {
      if (!isLasting(error)) throw error
      const known = this.#locales ? 'Those that it told last count' : 'Those in which something is published count'
      this.#say('warn', `The languages of the stack cannot be read: ${error.message} ${known}.`)
      return []
    }
  }

  #say(level: 'info' | 'warn', text: string): void {
    if (this.#said.has(text)) return
    this.#said.add(text)
    this.#options.log[level]({}, text)
  }
}

/** As the service has it, and as it is kept. */
function localeIn(value: unknown): StackLocale[] {
  if (!isRecord(value) || !isLocale(value.code)) return []
  const { code, fallback_locale: given, fallback = given } = value
  return [isLocale(fallback) ? { code, fallback } : { code }]
}
