import { primary } from '../../content/entry/language.ts'
import type { PageLanguage } from '../../contract/content/page-language.ts'
import type { Institution } from '../../contract/site/institution.ts'
import type { Head } from '../head.ts'
import { wholeAddress } from './public-address.ts'

/**
 * What the head says of a page in the languages of its site: the addresses of all that are written, each naming all others
 * and itself. One that shows the words of another language names the page of that language as its own address.
 *
 * @param language of the content that is shown
 * @see https://developers.google.com/search/docs/specialty/international/localized-versions
 */
export function inLanguages(
  languages: readonly PageLanguage[],
  { canonical }: Pick<Head, 'canonical'>,
  { siteUrl, language = '' }: Pick<Institution, 'siteUrl'> & { language: string },
): Pick<Head, 'canonical' | 'alternates'> {
  const current = languages.find(({ isCurrent }) => isCurrent)
  const whole = ({ href }: PageLanguage) => wholeAddress(href, { siteUrl })
  // What is shown of a list has an address in one language alone.
  if (!current || canonical === null || canonical.includes('?')) return { canonical }
  if (!current.isTranslated) {
    const shown = languages.find(({ tag, isTranslated }) => isTranslated && primary(tag) === primary(language))
    return { canonical: shown ? whole(shown) : canonical }
  }
  const written = languages.filter(({ isTranslated }) => isTranslated)
  if (written.length < 2) return { canonical }
  const alternates = written.map((one) => ({ language: one.tag, href: whole(one) }))
  const [first] = written
  return {
    canonical,
    alternates: first ? [...alternates, { language: 'x-default', href: whole(first) }] : alternates,
  }
}
