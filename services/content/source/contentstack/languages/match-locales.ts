import type { SiteLanguage } from 'atrium'
import { attempt } from '#engine/host.ts'

/** A language of a stack. */
export interface StackLocale {
  /** Like `es-mx`. */
  code: string
  /** Its code; absent: it is the main language, or nobody knows. */
  fallback?: string
}

/** Languages of an institution as a stack calls them. */
export interface MatchedLocales {
  /** By tag; one that the stack lacks is missing. */
  codes: Map<string, string>
  /** The main language of the stack. */
  main: string | undefined
  /** What somebody has to know, and what may be good to know. */
  warnings: string[]
  ignored: string[]
}

/**
 * Finds the languages of an institution among those of a stack: by their tag, whatever its case, and what is left by the
 * language and its script alone, where nothing else comes into question.
 *
 * @param languages the institution's own first
 * @param locales none: nothing is known of the stack
 * @param set code of the institution's own language; absent: it is found like the others
 */
export function matchLocales(
  languages: readonly SiteLanguage[],
  locales: readonly StackLocale[],
  set?: string,
): MatchedLocales {
  const codes = new Map<string, string>()
  const free = () => locales.flatMap(({ code }) => ([...codes.values()].includes(code) ? [] : [code]))
  const take = (tag = '', code?: string) => code !== undefined && codes.set(tag, code)
  const same = (tag: string) => free().find((code) => code.toLowerCase() === tag.toLowerCase())
  const own = languages[0]?.tag
  if (set !== undefined) take(own, same(set) ?? set)
  for (const { tag } of languages) if (!codes.has(tag)) take(tag, same(tag))
  const left = languages.flatMap(({ tag }) => (codes.has(tag) ? [] : [tag]))
  for (const tag of left) {
    const [alike, another] = free().filter((code) => isAlike(code, tag))
    if (!another && !left.some((other) => other !== tag && isAlike(other, tag))) take(tag, alike)
  }
  const [root, second] = locales.filter(({ fallback }) => fallback === undefined)
  const main = second ? undefined : root?.code
  const has = `It has ${locales.map(({ code }) => code).join(', ')}`
  const warnings: string[] = []
  for (const tag of locales.length > 0 ? left.filter((tag) => !codes.has(tag)) : []) {
    const isShown = tag === own && main !== undefined && free().includes(main)
    if (isShown) take(tag, main)
    const what = isShown ? `its main language, ${main}, is shown in its place` : 'no entry is written in it'
    const todo = isShown ? 'CONTENTSTACK_LOCALE names another' : 'add it to the stack, or take it out of "languages"'
    warnings.push(`The stack has no language ${tag}, which institution.json names: ${what}. ${has}: ${todo}.`)
  }
  for (const { tag, fallback = '' } of languages.slice(1)) {
    const code = codes.get(tag)
    const stated = code === main ? 'nothing' : locales.find((one) => one.code === code)?.fallback
    if (code !== undefined && stated !== undefined && codes.has(fallback) && stated !== codes.get(fallback))
      warnings.push(
        `${tag} falls back to ${fallback} in institution.json, and to ${stated} in the stack. The site shows what institution.json says: change one of them.`,
      )
  }
  return { codes, main, warnings, ignored: free() }
}

const isAlike = (one: string, other: string): boolean => likely(one) !== undefined && likely(one) === likely(other)

/** A language and the script that it is written in; undefined for codes that are no language tags. */
function likely(tag: string): string | undefined {
  const locale = attempt(() => new Intl.Locale(tag).maximize())
  return locale && `${locale.language}-${locale.script}`
}
