import type { Slice } from '#engine/host.ts'
import { BLOCK_SIZE, type BlockFacts, FIELD_MASKS } from '../../store/search/block.ts'
import { Best, type Ranked } from './best.ts'
import type { Documents } from './documents.ts'
import { type Postings, sizeOf } from './postings.ts'
import { FRESH, freshnessOf, maxPlain, type Scoring, scoreOf, scoringOf } from './score.ts'

/** One word or phrase that is looked for. */
export interface Sought {
  postings: Postings
  /** From 0 to 1. */
  weight: number
  /** Words of a title that it means. */
  length: number
  /** It need not be there, and counts where it is. */
  isOptional?: boolean
}

export interface MatchOptions {
  documents: Documents
  /** A document holds so many of what is sought and not optional. */
  least: number
  /** The best are taken of these groups, by id; all are counted. */
  wanted: Uint8Array
  /** So many of the best are kept. */
  most: number
  /** Days since 1970. */
  today: number
  /** With so many that are wanted the rest is left out. */
  enough?: number
  slice: Slice
}

export interface Matches {
  /** How many documents there are, by the id of their group. */
  counts: Uint32Array
  /** Of the groups that are wanted, the best first, by what the index knows of them. */
  best: Ranked
}

/** Bits for the fields of one word, of which there are at most eight. */
const BITS = 4
/** Title or keywords, of any word. */
const NAMES = 0x33333333

// Of the documents of one block, by place: how many words were met in each, and in which fields. Nothing rests within a block.
const met = new Uint8Array(BLOCK_SIZE)
const fields = new Uint32Array(BLOCK_SIZE)

/** Documents that hold all words, or so many of them: each of their postings is looked at once, and none is read. */
export async function matchDocuments(words: readonly Sought[], options: MatchOptions): Promise<Matches> {
  const { documents, least, wanted, most, enough = Number.POSITIVE_INFINITY, slice } = options
  const rarestFirst = [...words].sort((a, b) => sizeOf(a.postings) - sizeOf(b.postings))
  const needed = rarestFirst.filter(({ isOptional }) => !isOptional)
  const optional = rarestFirst.filter(({ isOptional }) => isOptional)
  const isWhole = least === needed.length
  const scoring = scoringOf([...needed, ...optional], { ...options, isWhole })
  const counts = new Uint32Array(documents.groups.length)
  const best = new Best(most)
  for (const [block, facts] of documents.blocks) {
    await slice.rest()
    const lists = needed.map(({ postings }) => postings.get(block))
    if (lists.filter(Boolean).length < least) continue
    met.fill(0)
    for (const [index, list] of lists.entries()) if (list) meet(list, index, isWhole)
    for (const [index, { postings }] of optional.entries()) note(postings.get(block) ?? [], lists.length + index, least)
    collect(lists[0], { block, facts, least, isWhole, wanted, counts, best, scoring })
    if (best.size >= enough) break
  }
  return { counts, best: best.sorted() }
}

/** Notes one word in the documents that hold it; of those that must hold all, in those alone that hold all before. */
function meet(list: Uint16Array, index: number, isWhole: boolean): void {
  const shift = index * BITS
  for (let at = 0; at < list.length; at++) {
    const posting = list[at] as number
    const place = posting >> BITS
    const count = met[place] as number
    if (count === 0) {
      if (isWhole && index > 0) continue
      fields[place] = (posting & (FIELD_MASKS - 1)) << shift
    } else {
      if (isWhole && count !== index) continue
      fields[place] = (fields[place] as number) | ((posting & (FIELD_MASKS - 1)) << shift)
    }
    met[place] = count + 1
  }
}

/** Notes a word that is optional in the documents that hold enough of the others. */
function note(list: Iterable<number>, index: number, least: number): void {
  for (const posting of list) {
    const place = posting >> BITS
    if ((met[place] as number) >= least)
      fields[place] = (fields[place] as number) | ((posting & (FIELD_MASKS - 1)) << (index * BITS))
  }
}

interface Collected {
  block: number
  facts: BlockFacts
  least: number
  isWhole: boolean
  wanted: Uint8Array
  counts: Uint32Array
  best: Best
  scoring: Scoring
}

/** Counts the documents of a block that hold enough, and offers those that may be among the best. */
function collect(
  first: Uint16Array | undefined,
  { block, facts, least, isWhole, wanted, counts, best, scoring }: Collected,
) {
  const plain = maxPlain(scoring)
  const length = isWhole && first ? first.length : BLOCK_SIZE
  for (let at = 0; at < length; at++) {
    const place = isWhole && first ? (first[at] as number) >> BITS : at
    if ((met[place] as number) < least) continue
    const group = facts.groups[place] as number
    if (!group) continue
    counts[group] = (counts[group] as number) + 1
    const own = fields[place] as number
    if ((own & NAMES) === 0 && !best.takes(plain)) continue
    if (!wanted[group]) continue
    const score = scoreOf(scoring, own, group, facts.lengths[place] as number)
    if (best.takes(score + FRESH))
      best.add(block * BLOCK_SIZE + place, score + freshnessOf(scoring, facts.days[place] as number))
  }
}
