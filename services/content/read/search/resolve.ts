import { type Slice, wordsIn } from '#engine/host.ts'
import type { Database } from '../../store/database.ts'
import type { Documents } from './documents.ts'
import { matchDocuments } from './match.ts'
import { type NearWord, nearWords, spellingsOf } from './near-words.ts'
import type { Unit } from './parse-term.ts'
import {
  countUpTo,
  type Postings,
  postingsOf,
  postingsOfAny,
  postingsOfBeginning,
  postingsOfPhrase,
} from './postings.ts'

/** Holds what is looked for instead of what was typed, as the index knows it. */
export interface Resolved {
  unit: Unit
  /** Where it is; null: nothing holds it. */
  postings: Postings | null
  stems: readonly string[]
  /** Stems of words that mean the same, and count as well. */
  alike?: readonly string[]
  /** The beginning by which it was found, where it was not typed to its end. */
  beginning?: string
  /** The word that was meant, as it is spelt, where it was typed wrong. Without postings it is only offered. */
  corrected?: string
  /** How telling it is: the fewer documents hold it, the more. */
  weight: number
}

/** Where it is looked for. */
export interface Index {
  db: Database
  /** Whose words it holds, BCP 47. */
  language: string
  documents: Documents
  /** Groups that are wanted, by id. */
  wanted: Uint8Array
  slice: Slice
}

/** Documents that hold a word are counted up to here. */
const MAX_COUNTED = 300
/** From so many letters on, a word may be a beginning. */
const SHORTEST_BEGINNING = 3
/** A word of fewer letters is like too many others: `wifi` is not replaced by `wife`, but that is offered. */
const SHORTEST_REPLACED = 6
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

/** The units of a term as they were typed: as they are, else as beginnings. */
export async function typedUnits(index: Index, given: readonly Unit[]): Promise<(Resolved | undefined)[]> {
  const units = given.map((unit) => withAccents(index, unit))
  const words = await postingsOf(index, [...new Set(units.flatMap(stemsMeant))])
  const known: (Resolved | undefined)[] = []
  for (const unit of units)
    known.push((await asTyped(index, unit, words)) ?? (unit.isPart ? nowhere(unit) : await asBeginning(index, unit)))
  return known
}

/** The units of a term as the index knows them: as they were typed, else with other letters. */
export async function resolveUnits(index: Index, units: readonly Unit[]): Promise<Resolved[]> {
  const known = await typedUnits(index, units)
  const others = known.flatMap((resolved) => (resolved?.unit.isPart ? [] : (resolved?.postings ?? [])))
  const resolved: Resolved[] = []
  for (const [at, unit] of units.entries())
    resolved.push(known[at] ?? (await asMeant(index, unit, others)) ?? nowhere(unit))
  return resolved
}

/** A word with those that differ from it in their accents alone: not everybody types them, and they tell forms apart. */
function withAccents({ db, language }: Index, unit: Unit): Unit {
  const [word, ...more] = unit.words
  if (!word || more.length > 0 || unit.isQuoted) return unit
  const known = new Set([word.stem, ...(unit.alike ?? []).map((stems) => stems.join(' '))])
  const others = spellingsOf(db, word).map((spelling) => stemOf(spelling, language))
  const added = [...new Set(others)].filter((stem) => !known.has(stem))
  return added.length > 0 ? { ...unit, alike: [...(unit.alike ?? []), ...added.map((stem) => [stem])] } : unit
}

const stemOf = (spelling: string, language: string): string => wordsIn(spelling, language)[0]?.stem ?? spelling

const stemsOf = ({ words }: Unit): string[] => words.map(({ stem }) => stem)
const stemsMeant = (unit: Unit): string[] => [...stemsOf(unit), ...(unit.alike ?? []).flat()]

const resolvedAs = (
  { documents }: Index,
  unit: Unit,
  found: Pick<Resolved, 'stems' | 'alike' | 'beginning' | 'corrected'> & { postings: Postings },
): Resolved | undefined => {
  const count = countUpTo(documents, found.postings, MAX_COUNTED)
  return count > 0 ? { unit, ...found, weight: Math.log(1 + MAX_COUNTED / count) } : undefined
}

/** As it was typed, or by what means the same. */
async function asTyped(index: Index, unit: Unit, words: ReadonlyMap<string, Postings>): Promise<Resolved | undefined> {
  const stems = stemsOf(unit)
  const found: Postings[] = []
  for (const meant of [stems, ...(unit.alike ?? [])]) found.push(...(await postingsOfStems(index, meant, words)))
  const [first] = found
  if (!first) return undefined
  const postings = found.length === 1 ? first : await postingsOfAny(index, found)
  return resolvedAs(index, unit, { postings, stems, alike: unit.alike?.flat() })
}

/** Where a word is, or a phrase; in a list of one, or none. */
async function postingsOfStems(
  index: Index,
  stems: readonly string[],
  words: ReadonlyMap<string, Postings>,
): Promise<Postings[]> {
  const all = stems.flatMap((stem) => words.get(stem) ?? [])
  if (all.length < stems.length) return []
  return all.length === 1 ? all : [await postingsOfPhrase(index, all, phrase(stems))]
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
  if (!best || word.length >= SHORTEST_REPLACED) return best?.resolved
  return { ...nowhere(unit), corrected: others.length === 0 || best.together > 0 ? best.resolved.corrected : undefined }
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
  const stems = near.map(({ spelling }) => stemOf(spelling, index.language))
  const words = await postingsOf(index, [...new Set(stems)])
  let best: Meant | undefined
  for (const [at, { spelling: corrected, mistake }] of near.entries()) {
    const stem = stems[at] as string
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
  stems: stemsOf(unit),
  alike: unit.alike?.flat(),
  weight: Math.log(1 + MAX_COUNTED),
})
