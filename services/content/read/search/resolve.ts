import { type Slice, stemOf } from '#engine/host.ts'
import type { Database } from '../../store/database.ts'
import type { Documents } from './documents.ts'
import { matchDocuments } from './match.ts'
import { type NearWord, nearWords } from './near-words.ts'
import type { Unit } from './parse-term.ts'
import { countUpTo, type Postings, postingsOf, postingsOfBeginning, postingsOfPhrase } from './postings.ts'

/** Holds what is looked for instead of what was typed, as the index knows it. */
export interface Resolved {
  unit: Unit
  /** Where it is; null: nothing holds it. */
  postings: Postings | null
  stems: readonly string[]
  /** The beginning by which it was found, where it was not typed to its end. */
  beginning?: string
  /** The word that was meant, where it was typed wrong. */
  corrected?: string
  /** How telling it is: the fewer documents hold it, the more. */
  weight: number
}

/** Where it is looked for. */
export interface Index {
  db: Database
  documents: Documents
  /** Groups that are wanted, by id. */
  wanted: Uint8Array
  slice: Slice
}

/** Documents that hold a word are counted up to here. */
const MAX_COUNTED = 300
/** From so many letters on, a word may be a beginning. */
const SHORTEST_BEGINNING = 3
/** Words that may have been meant and are tried out. */
const MAX_TRIED = 6
/** Documents that hold such a word together with what else is looked for are counted up to here. */
const ENOUGH = 3
/**
 * Says what speaks for a word that may have been meant: each document with all others, each letter that is right, how
 * common it is.
 */
const [TOGETHER, LETTER, COMMON] = [10, 8, 0.4]

/** Words as a phrase of the full-text index: none of them can be an operator. */
export const phrase = (words: readonly string[]): string => `"${words.join(' ')}"`

/** The units of a term as the index knows them: as they are, else as beginnings, else with other letters. */
export async function resolveUnits(index: Index, units: readonly Unit[]): Promise<Resolved[]> {
  const words = await postingsOf(index, [...new Set(units.flatMap(({ words }) => words.map(({ stem }) => stem)))])
  const known: (Resolved | undefined)[] = []
  for (const unit of units) known.push((await asTyped(index, unit, words)) ?? (await asBeginning(index, unit)))
  const others = known.flatMap((resolved) => resolved?.postings ?? [])
  const resolved: Resolved[] = []
  for (const [at, unit] of units.entries())
    resolved.push(known[at] ?? (await asMeant(index, unit, others)) ?? nowhere(unit))
  return resolved
}

const resolvedAs = (
  { documents }: Index,
  unit: Unit,
  found: Pick<Resolved, 'stems' | 'beginning' | 'corrected'> & { postings: Postings },
): Resolved | undefined => {
  const count = countUpTo(documents, found.postings, MAX_COUNTED)
  return count > 0 ? { unit, ...found, weight: Math.log(1 + MAX_COUNTED / count) } : undefined
}

async function asTyped(index: Index, unit: Unit, words: ReadonlyMap<string, Postings>): Promise<Resolved | undefined> {
  const stems = unit.words.map(({ stem }) => stem)
  const all = stems.flatMap((stem) => words.get(stem) ?? [])
  const [first] = all
  if (!first || all.length < stems.length) return undefined
  const postings = all.length === 1 ? first : await postingsOfPhrase(index, all, phrase(stems))
  return resolvedAs(index, unit, { postings, stems })
}

async function asBeginning(index: Index, unit: Unit): Promise<Resolved | undefined> {
  const [{ word } = { word: '' }, ...more] = unit.words
  if (more.length > 0 || [...word].length < SHORTEST_BEGINNING) return undefined
  return resolvedAs(index, unit, {
    postings: await postingsOfBeginning(index, word),
    stems: [],
    beginning: word,
  })
}

/** Of the nearest words the one that is found together with what else is looked for; further ones only where none does. */
async function asMeant(index: Index, unit: Unit, others: readonly Postings[]): Promise<Resolved | undefined> {
  const [{ word } = { word: '' }, ...more] = unit.words
  if (more.length > 0) return undefined
  let best: Meant | undefined
  for (const near of nearWords(index.db, word)) {
    best = (await bestOf(index, unit, near.slice(0, MAX_TRIED), others)) ?? best
    if (best && (others.length === 0 || best.together > 0)) break
  }
  return best?.resolved
}

interface Meant {
  resolved: Resolved
  /** Documents that hold it together with what else is looked for. */
  together: number
  score: number
}

async function bestOf(
  index: Index,
  unit: Unit,
  near: readonly NearWord[],
  others: readonly Postings[],
): Promise<Meant | undefined> {
  const words = await postingsOf(index, [...new Set(near.map(({ word }) => stemOf(word)))])
  let best: Meant | undefined
  for (const { word: corrected, mistake } of near) {
    const stem = stemOf(corrected)
    const postings = words.get(stem)
    const resolved = postings && resolvedAs(index, unit, { postings, stems: [stem], corrected })
    if (!resolved) continue
    const together = others.length > 0 ? await countTogether(index, [postings, ...others]) : 0
    const score = together * TOGETHER - mistake * LETTER - resolved.weight * COMMON
    if (!best || score > best.score) best = { resolved, together, score }
  }
  return best
}

/** How many documents hold all of them, up to `ENOUGH`. */
async function countTogether({ documents, wanted, slice }: Index, all: readonly Postings[]): Promise<number> {
  const sought = all.map((postings) => ({ postings, weight: 0, length: 0 }))
  const options = { documents, wanted, least: all.length, most: ENOUGH, enough: ENOUGH, today: 0, slice }
  return (await matchDocuments(sought, options)).best.ids.length
}

const nowhere = (unit: Unit): Resolved => ({
  unit,
  postings: null,
  stems: unit.words.map(({ stem }) => stem),
  weight: Math.log(1 + MAX_COUNTED),
})
