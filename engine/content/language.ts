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
