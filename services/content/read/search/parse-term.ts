import { askNothing, isQuestion, piecesOf, telling, type Word, wordsIn } from '#engine/host.ts'
import { type AlikeWords, joinAlike } from './alike.ts'

/** Says what is looked for: one word, or several in their order. */
export interface Unit {
  words: readonly Word[]
  /** As it is in the term. */
  written: string
  start: number
  end: number
  /** It is in quotation marks, and nothing else is meant. */
  isQuoted?: boolean
  /** What means the same, each the stems of a word or phrase. */
  alike?: readonly (readonly string[])[]
  /** It is a word of a unit before, for which something else may be found: it counts where it is. */
  isPart?: boolean
}

const MAX_CHARACTERS = 300
const MAX_UNITS = 8
const MAX_WORDS = 12

/** Says what somebody asks for. */
export interface ParsedTerm {
  term: string
  units: Unit[]
  /** A whole question: not every word of it has to be there. */
  isQuestion: boolean
}

/**
 * The words of a term, and phrases in quotation marks; words like `the` only where there is nothing else.
 *
 * @param language that of the site, BCP 47
 * @param alike words that mean the same: several words of the term that have such are one unit
 */
export function parseTerm(given: string, language: string, alike?: AlikeWords): ParsedTerm {
  const term = given.slice(0, MAX_CHARACTERS)
  const units: Unit[] = []
  let left = MAX_WORDS
  const told = (text: string) => telling(wordsIn(text, language), language)
  const add = (words: readonly Word[], offset: number, isQuoted: boolean) => {
    const taken = words.slice(0, left)
    const [first, last] = [taken[0], taken.at(-1)]
    if (!first || !last) return
    left -= taken.length
    const [start, end] = [first.start + offset, last.end + offset]
    units.push({ words: taken, written: term.slice(start, end), start, end, isQuoted })
  }
  for (const { 0: part, 1: quoted, index } of term.matchAll(/["“”„«»]([^"“”„«»]+)["“”„«»]|[^\s"“”„«»]+/g)) {
    // What is written together, like `1988.31` or letters without spaces, is one thing.
    if (quoted !== undefined) add(told(quoted), index + 1, true)
    else for (const { text, start } of piecesOf(part, language)) add(told(text), index + start, false)
  }
  const kept = units.filter(({ words }) => !askNothing(words, language))
  return {
    term,
    units: distinct(joinAlike(kept.length > 0 ? kept : units, alike)).slice(0, MAX_UNITS),
    isQuestion: kept.length > 0 && isQuestion(term, wordsIn(term, language), language),
  }
}

const distinct = (units: readonly Unit[]): Unit[] => [
  ...new Map(units.map((unit) => [unit.words.map(({ stem }) => stem).join(' '), unit])).values(),
]
