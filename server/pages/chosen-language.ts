import type { IncomingMessage } from 'node:http'
import { languageTag } from '#engine/host.ts'
import { readTarget } from '../http/addresses/address.ts'
import { siteAt } from '../http/addresses/base-path.ts'

/** A site in one language, as far as visitors choose among them. */
interface InLanguage {
  institution: { language: string; basePath: string }
}

/** What a request says of the language that its visitor wants. */
export interface ChosenLanguage {
  /** Path of the home page to which whoever comes to `/` for the first time is led. */
  leadTo?: string
  /** Header line that remembers a choice. */
  remember?: string
}

/** Holds the language that a visitor chose. */
const COOKIE = 'language'
const CHOSEN = /(?:^|; )language=([\w-]{1,35})(?:;|$)/
const A_YEAR = 365 * 24 * 60 * 60

/**
 * Reads what a request says of the language that its visitor wants. Who goes from a page in one language to one in another
 * has chosen that one: it is remembered, and wins from then on over what the browser asks for.
 *
 * @param all sites of the institution, one for each language
 * @param isPage tells whether nothing but pages can be at an address: files are in no language
 */
export function chosenLanguage<Site extends InLanguage>(
  { url = '/', headers }: Pick<IncomingMessage, 'url' | 'headers'>,
  all: readonly [Site, ...Site[]],
  isPage: (url: string) => boolean,
): ChosenLanguage {
  const { institution: here } = siteAt(all, url)
  const { local } = readTarget(url)
  const from = pageBefore(headers)
  if (from !== undefined) {
    const { institution: there } = siteAt(all, from)
    if (there.language === here.language || !isPage(local) || !isVisit(headers)) return {}
    return { remember: `${COOKIE}=${here.language}; Path=/; Max-Age=${A_YEAR}; SameSite=Lax` }
  }
  if (local !== '/' || headers['sec-fetch-site'] === 'same-origin') return {}
  const chosen = CHOSEN.exec(headers.cookie ?? '')?.[1]
  const languages = all.map(({ institution }) => institution)
  const wanted =
    languages.find(({ language }) => language === chosen) ?? wantedOf(headers['accept-language'], languages)
  return wanted && wanted.language !== here.language ? { leadTo: wanted.basePath } : {}
}

/** Tells whether a visitor goes there: browsers also ask for what a page shows, and for pages that may never be seen. */
const isVisit = ({ 'sec-fetch-dest': shownAs = 'document', 'sec-purpose': purpose }: IncomingMessage['headers']) =>
  shownAs === 'document' && !purpose?.includes('prefetch')

/** Path of the page of this site from which a visitor comes; undefined: from elsewhere, or it is not known. */
function pageBefore({ referer, host }: IncomingMessage['headers']): string | undefined {
  if (referer === undefined || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  return page.host === host ? page.pathname : undefined
}

/** Longer lists of languages are cut: nobody speaks so many. */
const MAX_WANTED = 20

/**
 * The language that a browser likes best of those that there are.
 *
 * @see RFC 9110, 12.5.4, and RFC 4647, 3.4
 */
function wantedOf<Language extends { language: string }>(
  accepted: string | undefined,
  languages: readonly Language[],
): Language | undefined {
  const wanted = (accepted ?? '')
    .split(',', MAX_WANTED)
    .map((one) => {
      const [range = '', quality] = one.split(';q=', 2)
      return { range: languageTag(range), weight: quality === undefined ? 1 : Number(quality) || 0 }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight)
  for (const { range } of wanted) {
    const found =
      languages.find(({ language }) => language === range) ??
      languages.find(({ language }) => range !== undefined && language.split('-')[0] === range.split('-')[0])
    if (found) return found
  }
  return undefined
}
