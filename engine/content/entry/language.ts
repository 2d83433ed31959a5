import { attempt } from '../../base/attempt.ts'
import { remembered } from '../../base/memory/remembered.ts'
import { scriptOfLanguage } from '../../base/words/language/languages.ts'
import type { Entry } from '../../contract/content/entry.ts'
import type { Institution } from '../../contract/site/institution.ts'

/**
 * A locale as services, editors and files write it (`en-us`, `zh_hant_tw`) as a BCP 47 tag in its one spelling (`en-US`,
 * `zh-Hant-TW`).
 *
 * @returns undefined for what is no language
 */
export const languageTag = (locale: string): string | undefined => canonical(locale) || undefined

/** Every card of a list asks for the language of its entry. Bounded, for entries name what they like. */
const canonical = remembered(
  16 * 1024,
  (locale) => attempt(() => Intl.getCanonicalLocales(locale.trim().replaceAll('_', '-'))[0]) ?? '',
)

/** The language of a tag without its region: `es` of `es-MX`. */
export const primary = (tag: string): string | undefined => tag.split('-')[0]

/**
 * The language of an entry where it is another than that of the page that shows it; regions of one language count as one.
 *
 * @param siteLanguage of entries that name none; default: that of the page
 */
export function foreignLanguage(
  { publishDetails, draftLanguage }: Pick<Entry, 'publishDetails' | 'draftLanguage'>,
  pageLanguage: string,
  siteLanguage = pageLanguage,
): string | undefined {
  const tag = languageTag(publishDetails?.locale ?? draftLanguage ?? siteLanguage)
  return tag && primary(tag) !== primary(languageTag(pageLanguage) ?? pageLanguage) ? tag : undefined
}

/** The language of what services say: that of the institution, where it is another than that of the site. */
export const serviceLanguage = ({
  language,
  languages,
}: Pick<Institution, 'language' | 'languages'>): string | undefined => foreignLanguage({}, language, languages[0]?.tag)

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

/** The attributes that say in which language words are, and where their lines begin: one never comes without the other. */
export function languageAttributes(language: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } {
  const lang = language && languageTag(language)
  return lang ? { lang, dir: directionOf(lang) } : {}
}

/** @param tag BCP 47 */
export const directionOf = (tag: string): 'ltr' | 'rtl' => (RIGHT_TO_LEFT.has(scriptOfLanguage(tag)) ? 'rtl' : 'ltr')
