import type { Entry } from '../contract/content/entry.ts'

/** A locale as the content service writes it (`en-us`) as a BCP 47 tag (`en-US`). */
export const languageTag = (locale: string): string => {
  const [language = '', region] = locale.split('-')
  return region ? `${language.toLowerCase()}-${region.toUpperCase()}` : language.toLowerCase()
}

const primary = (tag: string) => tag.toLowerCase().split('-')[0]

/** The language of an entry where it is another than the site's; regions of one language count as one. */
export function foreignLanguage(
  { publishDetails }: Pick<Entry, 'publishDetails'>,
  siteLanguage: string,
): string | undefined {
  const locale = publishDetails?.locale
  return locale && primary(locale) !== primary(siteLanguage) ? languageTag(locale) : undefined
}

/** Scripts that are written from right to left. */
const RIGHT_TO_LEFT = new Set(['Adlm', 'Arab', 'Aran', 'Hebr', 'Mand', 'Nkoo', 'Rohg', 'Samr', 'Syrc', 'Thaa'])

const directions = new Map<string, 'ltr' | 'rtl'>()

/** The attributes that say in which language words are, and where their lines begin: they stand together. */
export const languageAttributes = (lang: string | undefined): { lang?: string; dir?: 'ltr' | 'rtl' } =>
  lang ? { lang, dir: directionOf(lang) } : {}

/** @param tag BCP 47 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  const known = directions.get(tag)
  if (known) return known
  const direction = RIGHT_TO_LEFT.has(scriptOf(tag) ?? '') ? 'rtl' : 'ltr'
  if (directions.size < 1000) directions.set(tag, direction)
  return direction
}

function scriptOf(tag: string): string | undefined {
  try {
    return new Intl.Locale(tag).maximize().script
  } catch {
    return undefined
  }
}
