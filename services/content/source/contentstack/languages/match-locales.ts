import type { SiteLanguage } from 'atrium'

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
  codes: ReadonlyMap<string, string>
  /** The main language of the stack. */
  main: string | undefined
  /** What somebody should know. */
  said: { level: 'info' | 'warn'; text: string }[]
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
  const [own, ...others] = languages
  const free = new Set(locales.map(({ code }) => code))
  const codes = new Map<string, string>()
  const take = (tag: string | undefined, code: string | undefined) => {
    if (tag === undefined || code === undefined) return
    codes.set(tag, code)
    free.delete(code)
  }
  const found = (tag: string) => [...free].find((code) => code.toLowerCase() === tag.toLowerCase())
  if (set !== undefined) take(own?.tag, found(set) ?? set)
  for (const { tag } of languages) if (!codes.has(tag)) take(tag, found(tag))
  const left = languages.filter(({ tag }) => !codes.has(tag))
  for (const { tag } of left) {
    const alike = [...free].filter((code) => isAlike(code, tag))
    if (alike.length === 1 && left.filter((other) => isAlike(other.tag, tag)).length === 1) take(tag, alike[0])
  }
  const [root, another] = locales.filter(({ fallback }) => fallback === undefined)
  const main = another ? undefined : root?.code
  const said: MatchedLocales['said'] = []
  const warn = (text: string) => said.push({ level: 'warn', text })
  const lacks = (tag: string) => `The stack has no language ${tag}, which institution.json names`
  const has = `It has ${locales.map(({ code }) => code).join(', ')}`
  if (locales.length > 0 && own && !codes.has(own.tag) && main !== undefined && free.has(main)) {
    take(own.tag, main)
    warn(
      `${lacks(own.tag)}: its main language, ${main}, is shown in its place. ${has}: CONTENTSTACK_LOCALE names another.`,
    )
  }
  for (const { tag } of locales.length > 0 ? languages : [])
    if (!codes.has(tag))
      warn(`${lacks(tag)}: no entry is written in it. ${has}: add it to the stack, or take it out of "languages".`)
  for (const { tag, fallback = '' } of others) {
    const code = codes.get(tag)
    const stated = code === main ? 'nothing' : locales.find((one) => one.code === code)?.fallback
    const wanted = codes.get(fallback)
    if (code !== undefined && stated !== undefined && wanted !== undefined && stated !== wanted)
      warn(
        `${tag} falls back to ${fallback} in institution.json, and to ${stated} in the stack. The site shows what institution.json says: change one of them.`,
      )
  }
  if (free.size > 0)
    said.push({
      level: 'info',
      text: `Languages of the stack that institution.json does not name are not shown: ${[...free].join(', ')}.`,
    })
  return { codes, main, said }
}

function isAlike(one: string, other: string): boolean {
  const [first, second] = [one, other].map(likely)
  return first !== undefined && first === second
}

/** A language and the script that it is written in; undefined for codes that are no language tags. */
function likely(tag: string): string | undefined {
  try {
    const { language, script } = new Intl.Locale(tag).maximize()
    return `${language}-${script}`
  } catch {
    return undefined
  }
}
