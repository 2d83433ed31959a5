import { join } from 'node:path'
import { isRecord, type SiteLanguage } from 'atrium'
import { writeWhole } from '#engine/host.ts'
import { askList } from '../api/questions.ts'
import { isLasting } from '../api/service-error.ts'
import { isLocale } from '../api/sync-item.ts'
import { readJson } from '../raw/read-json.ts'
import type { MainLanguageOptions } from './main-language.ts'
import { type MatchedLocales, matchLocales, type StackLocale } from './match-locales.ts'

const LOCALES = { path: '/locales', name: 'locales', query: {}, most: 1000 }

/** In which languages of a stack entries are written as files. */
export type StackLanguages = Pick<NamedLanguages, 'own' | 'main' | 'tags' | 'key' | 'ask' | 'find'> & {
  /** Undefined: one language is shown, and of an entry that lacks it another. */
  readonly others: NamedLanguages['others'] | undefined
}

/**
 * The languages that an institution names, as the stack calls them. Where the stack does not tell its languages, those
 * of its items count.
 */
export class NamedLanguages {
  readonly #options: MainLanguageOptions
  readonly #languages: readonly SiteLanguage[]
  readonly #file: string
  readonly #said = new Set<string>()
  #locales: readonly StackLocale[] | undefined
  #matched: MatchedLocales
  #askedAt = Number.NEGATIVE_INFINITY
  /** Tags that names of files may end with. */
  readonly tags: readonly string[]

  /** @param languages of the institution, its own first */
  constructor(languages: readonly SiteLanguage[], options: MainLanguageOptions) {
    this.#options = options
    this.#languages = languages
    this.tags = languages.slice(1).map(({ tag }) => tag)
    this.#file = join(options.directory, 'locales.json')
    const known = readJson(this.#file)?.locales
    this.#locales = Array.isArray(known) ? known.flatMap(localeIn) : undefined
    this.#matched = this.#match()
  }

  /** What the stack calls the language of an entry's own file; undefined: nobody knows, or it has no such language. */
  get own(): string | undefined {
    return this.#matched.codes.get(this.#languages[0]?.tag ?? '')
  }

  /** Languages that have files beside it, as the stack calls them, by their tag. */
  get others(): ReadonlyMap<string, string> {
    return new Map([...this.#matched.codes].filter(([tag]) => this.tags.includes(tag)))
  }

  /** The language whose fields count for all that are the same in all languages; undefined: each has its own. */
  get main(): string | undefined {
    return this.#matched.main ?? this.own
  }

  /** Differs when files are to be made again. */
  get key(): string {
    return JSON.stringify([this.own, this.main, ...this.others])
  }

  /**
   * Asks the stack, unless that was done not long ago.
   *
   * @param age what is long ago, in milliseconds
   * @returns whether files are to be made again
   * @throws ServiceError when the service does not answer for now
   */
  async ask(age = 0): Promise<boolean> {
    if (performance.now() - this.#askedAt < age) return false
    try {
      const locales: StackLocale[] = []
      for await (const page of askList(this.#options.ask, LOCALES)) locales.push(...page.flatMap(localeIn))
      if (locales.length > 0 && JSON.stringify(locales) !== JSON.stringify(this.#locales)) {
        await writeWhole(this.#file, JSON.stringify({ locales }))
        this.#locales = locales
      }
    } catch (error) {
      if (!isLasting(error)) throw error
      const known = this.#locales ? 'Those that it told last count' : 'Those in which something is published count'
      this.#say('warn', `The languages of the stack cannot be read: ${error.message} ${known}.`)
    }
    this.#askedAt = performance.now()
    return this.find()
  }

  /** Finds out what items tell, after they were written. @returns whether files are to be made again */
  async find(): Promise<boolean> {
    const before = this.key
    this.#matched = this.#match()
    const { warnings, ignored } = this.#matched
    for (const text of warnings) this.#say('warn', text)
    if (ignored.length > 0)
      this.#say(
        'info',
        `Languages of the stack that institution.json does not name are not shown: ${ignored.join(', ')}.`,
      )
    return this.key !== before
  }

  #match(): MatchedLocales {
    const { locale, items } = this.#options
    const stated = () => [...new Set(items.keys().map(({ locale }) => locale))].map((code) => ({ code }))
    const matched = matchLocales(this.#languages, this.#locales ?? stated(), locale)
    // What nobody knows is asked for by its tag: the service says whether it is there.
    for (const { tag } of this.#locales ? [] : this.#languages)
      if (!matched.codes.has(tag)) matched.codes.set(tag, tag.toLowerCase())
    return matched
  }

  #say(level: 'info' | 'warn', text: string): void {
    if (!this.#said.has(text)) this.#options.log[level]({}, text)
    this.#said.add(text)
  }
}

/** As the service has it, and as it is kept. */
function localeIn(value: unknown): StackLocale[] {
  if (!isRecord(value) || !isLocale(value.code)) return []
  const { code, fallback_locale: given, fallback = given } = value
  return [isLocale(fallback) ? { code, fallback } : { code }]
}
