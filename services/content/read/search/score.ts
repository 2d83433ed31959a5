import { FIELD, FIELD_MASKS } from '../../store/search/block.ts'
import type { Documents } from './documents.ts'

/** Says what a word is worth in a field, times how telling it is. */
const WORTH = { title: 6, keywords: 4, description: 2.5, often: 1.5 } as const
/** Where not every result holds every word: what one of them is worth. */
const WORD = 6
const WHOLE_TITLE = 6
const WHOLE_KEYWORDS = 4
const TITLE_COVERAGE = 5
/** By rank: a page alone of its kind, another page, a record of another application. */
const BY_RANK = [3, 1, 0] as const
/** More than everything else together: what is in another language than the site comes after all that is in its own. */
export const OTHER_LANGUAGE = -1000
/** Says what a document of today is worth more than an old one. */
export const FRESH = 1

const NAMES = FIELD.title | FIELD.keywords
const PLAIN = FIELD.description | FIELD.often
const YEAR = 365
/** By age in days; what is older counts as old. */
const freshByAge = Float64Array.from({ length: 24 * YEAR }, (_, age) => FRESH * Math.exp(-age / (3 * YEAR)))

interface ScoredWord {
  /** From 0 to 1. */
  weight: number
  /** Words of a title that it means. */
  length: number
}

interface ScoringOptions {
  documents: Documents
  /** Every document holds every word. */
  isWhole: boolean
  /** Days since 1970. */
  today: number
}

/** Describes what decides on the score of a document, as numbers: they are read for many of them. */
export interface Scoring {
  /** Holds what each word is worth in each combination of fields. */
  worths: Float64Array
  lengths: Uint8Array
  /** By id of the group. */
  byGroup: Float64Array
  /** Documents that hold all of several words in their title are told from the others. */
  isCompared: boolean
  today: number
}

/** @param words of which the first has the lowest bits in packed fields */
export const scoringOf = (
  words: readonly ScoredWord[],
  { documents: { groups }, isWhole, today }: ScoringOptions,
): Scoring => ({
  worths: Float64Array.from(words.flatMap(({ weight }) => worthByFields(weight, isWhole))),
  lengths: Uint8Array.from(words, ({ length }) => length),
  byGroup: Float64Array.from(groups, (group) => (BY_RANK[group?.rank ?? 2] ?? 0) + (group?.lang ? OTHER_LANGUAGE : 0)),
  isCompared: isWhole && words.length > 1,
  today,
})

/**
 * Returns what the index of words says for a document, but for its age.
 *
 * @param packed fields of each word, four bits each
 */
export function scoreOf(scoring: Scoring, packed: number, group: number, titleLength: number): number {
  const { worths, lengths } = scoring
  let score = scoring.byGroup[group] as number
  let covered = 0
  let shared = NAMES
  for (let index = 0; index < lengths.length; index++) {
    const fields = (packed >>> (4 * index)) & (FIELD_MASKS - 1)
    score += worths[index * FIELD_MASKS + fields] as number
    if (fields & FIELD.title) covered += lengths[index] as number
    else shared &= fields
  }
  if (covered > 0) score += (TITLE_COVERAGE * covered) / Math.max(1, titleLength)
  if (!scoring.isCompared) return score
  return score + (shared & FIELD.title ? WHOLE_TITLE : 0) + (shared & FIELD.keywords ? WHOLE_KEYWORDS : 0)
}

export function freshnessOf({ today }: Scoring, day: number): number {
  const age = today - day
  return age < 0 ? FRESH : age < freshByAge.length ? (freshByAge[age] as number) : 0
}

/** Returns what a document is worth at most that holds no word in its title or keywords. */
export function maxPlain({ worths, lengths }: Scoring): number {
  let most = BY_RANK[0] + FRESH
  for (let index = 0; index < lengths.length; index++) most += worths[index * FIELD_MASKS + PLAIN] as number
  return most
}

function worthByFields(weight: number, isWhole: boolean): number[] {
  const worths = [0]
  for (let fields = 1; fields < FIELD_MASKS; fields++)
    worths.push(
      weight *
        ((isWhole ? 0 : WORD) +
          (fields & FIELD.title ? WORTH.title : 0) +
          (fields & FIELD.keywords ? WORTH.keywords : 0) +
          (fields & FIELD.description ? WORTH.description : 0) +
          (fields & FIELD.often ? WORTH.often : 0)),
    )
  return worths
}
