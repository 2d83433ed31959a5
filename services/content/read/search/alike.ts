import { telling, wordsIn } from '#engine/host.ts'
import type { Unit } from './parse-term.ts'

/** Holds of words and phrases, each as its stems, what means the same. */
export interface AlikeWords {
  /** By the stems with spaces between them: the stems of the others. */
  others: ReadonlyMap<string, readonly (readonly string[])[]>
  /** Words of the longest phrase. */
  longest: number
}

/** Bounds what is kept of them, whatever an institution writes: groups, what means the same as one phrase, its words. */
const MAX_GROUPS = 1000
const MAX_OTHERS = 16
const MAX_WORDS = 6
const MAX_CHARACTERS = 100

/** By the groups, then by language. */
const read = new WeakMap<NonNullable<AlikeGroups>, Map<string, AlikeWords>>()
type AlikeGroups = readonly (readonly string[])[] | undefined

/**
 * Reads groups of words that mean the same, once of each array.
 *
 * @param language that of the site, BCP 47
 */
export function alikeWordsOf(groups: AlikeGroups, language: string): AlikeWords | undefined {
  if (!groups) return undefined
  const byLanguage = read.get(groups) ?? new Map<string, AlikeWords>()
  read.set(groups, byLanguage)
  const known = byLanguage.get(language) ?? readGroups(groups, language)
  byLanguage.set(language, known)
  return known
}

function readGroups(groups: NonNullable<AlikeGroups>, language: string): AlikeWords {
  const others = new Map<string, readonly (readonly string[])[]>()
  let longest = 0
  for (const group of groups.slice(0, MAX_GROUPS)) {
    const phrases = new Map(
      group.slice(0, MAX_OTHERS + 1).flatMap((text) => {
        const stems = stemsOf(text, language)
        return stems.length > 0 ? [[stems.join(' '), stems] as const] : []
      }),
    )
    for (const [key, { length }] of phrases) {
      longest = Math.max(longest, length)
      const all = new Map([...(others.get(key) ?? []).map((stems) => [stems.join(' '), stems] as const), ...phrases])
      all.delete(key)
      others.set(key, [...all.values()].slice(0, MAX_OTHERS))
    }
  }
  return { others, longest }
}

/** Stems of a phrase. One with words that say nothing, like `work here`, is another without them: it has none. */
function stemsOf(text: string, language: string): string[] {
  const words = wordsIn(text.slice(0, MAX_CHARACTERS), language)
  const isWhole = words.length <= MAX_WORDS && telling(words, language).length === words.length
  return isWhole ? words.map(({ stem }) => stem) : []
}

/**
 * Units with what means the same as each. Those that mean it together, like `gift shop`, become one, after which each of
 * them counts where it is.
 */
export function joinAlike(units: readonly Unit[], alike: AlikeWords | undefined): Unit[] {
  if (!alike) return [...units]
  const joined: Unit[] = []
  const parts: Unit[] = []
  for (let at = 0; at < units.length; ) {
    const [unit, length] = longestAt(units, at, alike) ?? [units[at] as Unit, 1]
    joined.push(unit)
    if (length > 1) parts.push(...units.slice(at, at + length).map((part) => ({ ...part, isPart: true })))
    at += length
  }
  return [...joined, ...parts]
}

/** The most units from a place on that mean the same as something else, as one. */
function longestAt(units: readonly Unit[], at: number, { others, longest }: AlikeWords): [Unit, number] | undefined {
  const end = units.findIndex(({ isQuoted }, index) => index >= at && isQuoted)
  const most = Math.min(longest, (end < 0 ? units.length : end) - at)
  for (let length = most; length > 0; length--) {
    const taken = units.slice(at, at + length)
    const words = taken.flatMap((unit) => unit.words)
    const alike = others.get(words.map(({ stem }) => stem).join(' '))
    const [first, last] = [taken[0], taken.at(-1)]
    if (alike && first && last)
      return [
        { words, written: taken.map(({ written }) => written).join(' '), start: first.start, end: last.end, alike },
        length,
      ]
  }
  return undefined
}
