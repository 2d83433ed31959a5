import type { SiteLanguage } from 'atrium'
import { fieldProblem } from '#engine/base/problem.ts'
import type { FieldProblem } from '#engine/host.ts'
import type { Written } from './schema.ts'

/** Keys that are one thing in all languages: a file of what a language says otherwise does not change them. */
export const SAME_EVERYWHERE: readonly string[] = [
  ...['$schema', 'brand', 'siteUrl', 'timeZone', 'language', 'currency'],
  ...['languages', 'onlyTranslated', 'languageByBrowser', 'colors', 'accents', 'frameHosts', 'redirectHosts'],
]

/**
 * Completes the languages of an institution.
 *
 * @param onFault told what is wrong with them as a whole
 * @returns its own first; none where there is no other
 */
export function completeLanguages(
  { language, languages }: Pick<Written, 'language' | 'languages'>,
  onFault: (fault: FieldProblem) => void,
): SiteLanguage[] {
  const others = languages.filter(({ tag }) => tag !== language)
  if (others.length === 0) return []
  const own = languages.find(({ tag }) => tag === language) ?? { tag: language, path: '' as const }
  const all = [own, ...others]
  const primaries = all.map(({ tag }) => new Intl.Locale(tag).language)
  for (const { tag, path, fallback } of others) {
    const at = `languages[${languages.findIndex((one) => one.tag === tag)}]`
    if (path === '' && own.path === '')
      onFault(fieldProblem(`${at}.path`, 'is empty, as that of another language', 'Write a path like "/es".'))
    if (fallback && !all.some((one) => one.tag === fallback))
      onFault(
        fieldProblem(
          `${at}.fallback`,
          `is "${fallback}", which is no language of the site`,
          'Name one of "languages".',
        ),
      )
  }
  return all.map(({ tag, path, label = nameOf(tag, primaries), fallback = language }) =>
    tag === language ? { tag, path, label } : { tag, path, label, fallback },
  )
}

/** What a language is called in itself; with its region, where another one of the site differs in that alone. */
function nameOf(tag: string, primaries: readonly string[]): string {
  const { language } = new Intl.Locale(tag)
  const isShared = primaries.filter((one) => one === language).length > 1
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(isShared ? tag : language) ?? tag
  return name.slice(0, 1).toLocaleUpperCase(tag) + name.slice(1)
}
