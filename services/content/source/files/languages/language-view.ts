import { join } from 'node:path'
import { type Institution, localAddress } from 'atrium'
import { nearestName } from '#engine/host.ts'
import type { Move } from '../../redirects/moves.ts'

/** Which files of a content directory a site in one language reads: those of the institution's own language, and its own. */
export interface LanguageView {
  /** Languages that have files of their own beside entries: `<uid>.<tag>.json`. */
  tags: readonly string[]
  /** The institution's own, in which entries are that name none. */
  own: string
  /** Those that this site shows, the nearest first; where none of them has a word, the entry's own file has. */
  chain: readonly string[]
  /** Content types whose entries are absent where none of them has a file. */
  onlyTranslated: readonly string[]
}

/** The view of a site. @param institution as its language has it */
export function languageView({ language, languages, onlyTranslated }: Institution): LanguageView {
  const [own, ...others] = languages
  const chain: string[] = []
  for (let at = others.find(({ tag }) => tag === language); at; at = others.find(({ tag }) => tag === at?.fallback))
    chain.push(at.tag)
  return {
    tags: others.map(({ tag }) => tag),
    own: own?.tag ?? language,
    chain,
    onlyTranslated: chain.length > 0 ? onlyTranslated : [],
  }
}

const IN_LANGUAGE = /^(.+?)(?<!\.draft)\.([a-z]{2,8}(?:-[a-z\d]{1,8})*)((?:\.draft)?\.json)$/i

/**
 * Takes the name of a file apart.
 *
 * @returns the name of the entry's own file, and the language of this one; undefined: it is the entry's own
 */
export function partOf(name: string, { tags }: Pick<LanguageView, 'tags'>): { own: string; tag?: string } {
  const [, uid, written = '', ending] = (tags.length > 0 && IN_LANGUAGE.exec(name)) || []
  return tags.includes(written) ? { own: `${uid}${ending}`, tag: written } : { own: name }
}

/** The file of a language beside an entry's own: `a.json` in Spanish is `a.es.json`, and its draft `a.es.draft.json`. */
export const nameIn = (name: string, tag: string): string => name.replace(/((?:\.draft)?\.json)$/, `.${tag}$1`)

/** Says what a file that is named after its entry and no language, like `a.sp.json`, is to be called; undefined for others. */
export function languageFault(name: string, uid: unknown, tags: readonly string[]): string | undefined {
  const inOrder = name.replace(/\.draft\.([^.]+)\.json$/, '.$1.draft.json')
  const [, own, written = '', ending = ''] = IN_LANGUAGE.exec(inOrder) ?? []
  if (own === undefined || own !== uid) return undefined
  const nearest = nearestName(written, [...tags, 'draft'])
  if (nearest) return `Did you mean ${own}.${nearest}${nearest === 'draft' ? '.json' : ending}?`
  const names = [own, ...tags.map((tag) => `${own}.${tag}`)].map((one) => one + ending)
  return `The site has no language "${written}": name it ${names.join(' or ')}, or add that to institution.json.`
}

/** Where the store of a language beside the institution's own is kept. */
export const languageDir = (dataDir: string, tag: string): string => join(dataDir, 'languages', tag)

/** Addresses of a language that were left, as `redirects.json` has them, which holds for all languages. */
export const movesIn = (moves: readonly Move[], { basePath }: Pick<Institution, 'basePath'>): Move[] =>
  moves.map(({ from, to }) => ({ from: localAddress(from, basePath), to: localAddress(to, basePath) }))
