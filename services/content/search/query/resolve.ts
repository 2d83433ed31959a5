import { stemOf } from '#engine/search/stem.ts'
import type { Database } from '../../store/database.ts'
import { nearWords } from '../documents/vocabulary.ts'
import { countUpTo } from './counts.ts'
import type { Unit } from './parse-term.ts'

/** What is looked for instead of what was typed, as the index knows it. */
export interface Resolved {
  unit: Unit
  /** An expression of the full-text index; null: nothing holds it. */
  match: string | null
  stems: readonly string[]
  /** The beginning by which it was found, where it was not typed to its end. */
  beginning?: string
  /** The word that was meant, where it was typed wrong. */
  corrected?: string
  /** How telling it is: the fewer documents hold it, the more. */
  weight: number
}

/** Documents that hold a word are counted up to here. */
const MOST_COUNTED = 300
/** From so many letters on, a word may be a beginning. */
const SHORTEST_BEGINNING = 3
/** Words that may have been meant and are tried out. */
const MOST_TRIED = 4
/** Documents in which such a word stands together with what else is looked for are counted up to here. */
const ENOUGH = 3

/** An expression as a phrase: its words can be no operators. */
export const phrase = (words: readonly string[]): string => `"${words.join(' ')}"`

/** The units of a term as the index knows them: as they are, else as beginnings, else with other letters. */
export function resolveUnits(db: Database, units: readonly Unit[], facets: string): Resolved[] {
  const known = units.map((unit) => asTyped(db, unit) ?? asBeginning(db, unit))
  const others = known.flatMap((resolved) => resolved?.match ?? [])
  return units.map(
    (unit, index) => known[index] ?? asMeant(db, unit, [...others, facets].filter(Boolean)) ?? nowhere(unit),
  )
}

const resolvedAs = (
  db: Database,
  unit: Unit,
  found: Pick<Resolved, 'stems' | 'beginning' | 'corrected'> & { match: string },
): Resolved | undefined => {
  const count = countUpTo(db, found.match, MOST_COUNTED)
  return count > 0 ? { unit, ...found, weight: Math.log(1 + MOST_COUNTED / count) } : undefined
}

function asTyped(db: Database, unit: Unit): Resolved | undefined {
  const stems = unit.words.map(({ stem }) => stem)
  return resolvedAs(db, unit, { match: phrase(stems), stems })
}

function asBeginning(db: Database, unit: Unit): Resolved | undefined {
  const [{ word } = { word: '' }, ...more] = unit.words
  if (more.length > 0 || [...word].length < SHORTEST_BEGINNING) return undefined
  return resolvedAs(db, unit, { match: `${phrase([word])} *`, stems: [], beginning: word })
}

/** Of the nearest words the one that stands together with what else is looked for. */
function asMeant(db: Database, unit: Unit, others: readonly string[]): Resolved | undefined {
  const [{ word } = { word: '' }, ...more] = unit.words
  if (more.length > 0) return undefined
  const near = nearWords(db, word).slice(0, MOST_TRIED)
  let best: { resolved: Resolved; score: number } | undefined
  for (const { word: corrected, distance } of near) {
    const stem = stemOf(corrected)
    const resolved = resolvedAs(db, unit, { match: phrase([stem]), stems: [stem], corrected })
    if (!resolved) continue
    const together = others.length > 0 ? countUpTo(db, [resolved.match, ...others].join(' AND '), ENOUGH) : 0
    const score = together * 10 - distance * 8 - resolved.weight
    if (!best || score > best.score) best = { resolved, score }
  }
  return best?.resolved
}

const nowhere = (unit: Unit): Resolved => ({
  unit,
  match: null,
  stems: unit.words.map(({ stem }) => stem),
  weight: Math.log(1 + MOST_COUNTED),
})
