import type { Slice } from '#engine/host.ts'
import { DamagedError } from '../../store/bytes.ts'
import type { Database, Value } from '../../store/database.ts'
import { BLOCK_SIZE, FIELD_MASKS } from '../../store/search/block.ts'
import type { Documents } from './documents.ts'

/** The documents that hold a word: numbers made by `postingOf`, by block, in order. */
export type Postings = ReadonlyMap<number, Uint16Array>

/** Forms of a word that was not typed to its end, by block; what comes after is left out. */
const MAX_FORMS = 2000
/** Documents that hold a phrase; what comes after is left out. */
const MAX_WITH_PHRASE = 20_000

/** Words that more documents hold are kept until anything is written. */
const FREQUENT_DOCUMENTS = 1000
/** Estimates what a list takes beside its numbers, in bytes. */
const LIST_BYTES = 200
/** Blocks that are looked through for a phrase at once: each look has a cost of its own, and all of them would take too long. */
const BLOCKS_PER_LOOK = 8

/** Where a list of documents is read, and what is kept of those read before. */
interface Source {
  db: Database
  documents: Documents
  slice: Slice
}

/** Where words are. Those that no document holds are missing. */
export async function postingsOf(source: Source, words: readonly string[]): Promise<Map<string, Postings>> {
  const { db, slice } = source
  const found = new Map<string, Postings>()
  for (const word of words) {
    await slice.rest()
    const postings = await kept(source, word, async () => new Map(listsOf(db, 'search_word WHERE word = ?', word)))
    if (postings.size > 0) found.set(word, postings)
  }
  return found
}

/** Where any word is that begins so. */
export const postingsOfBeginning = (source: Source, beginning: string): Promise<Postings> =>
  kept(source, `${beginning}*`, async () => {
    const forms = '(SELECT block, documents FROM search_word WHERE word >= ? AND word < ? LIMIT ?)'
    return together(listsOf(source.db, forms, beginning, `${beginning}\u{10ffff}`, MAX_FORMS), source)
  })

/** Where any of several words or phrases is. */
export const postingsOfAny = (source: Pick<Source, 'slice'>, all: readonly Postings[]): Promise<Postings> =>
  together(
    all.flatMap((postings) => [...postings]),
    source,
  )

/** Lists of several words as those of one, by block. */
async function together(
  lists: Iterable<readonly [number, Uint16Array]>,
  { slice }: Pick<Source, 'slice'>,
): Promise<Postings> {
  const byBlock = new Map<number, Uint16Array[]>()
  for (const [block, list] of lists) {
    const inBlock = byBlock.get(block) ?? []
    byBlock.set(block, inBlock)
    inBlock.push(list)
  }
  const all = new Map<number, Uint16Array>()
  for (const [block, inBlock] of byBlock) {
    await slice.rest()
    all.set(block, merged(inBlock))
  }
  return all
}

/** Returns what is kept under a name, else what `read` gives, which is kept where it is long. */
async function kept(
  { documents: { frequent } }: Source,
  name: string,
  read: () => Promise<Postings>,
): Promise<Postings> {
  const known = frequent.get(name)
  if (known) return known
  const postings = await read()
  const size = sizeOf(postings)
  if (size < FREQUENT_DOCUMENTS) return postings
  frequent.set(name, postings, 2 * size + LIST_BYTES * postings.size)
  return postings
}

/** Lists of a word or more, by block: in one row, since each row that is read costs as much as a long list. */
function listsOf(db: Database, from: string, ...values: Value[]): [number, Uint16Array][] {
  const [row] = db.bytes<Record<'blocks' | 'lengths' | 'documents', ArrayBuffer | null>>(
    `SELECT CAST(group_concat(block) AS BLOB) AS blocks, CAST(group_concat(length(documents)) AS BLOB) AS lengths,
      CAST(group_concat(documents, '') AS BLOB) AS documents FROM ${from}`,
    ...values,
  )
  if (!row?.blocks || !row.lengths || !row.documents) return []
  const { documents } = row
  const lengths = numbersIn(row.lengths)
  let start = 0
  return numbersIn(row.blocks).map((block, index) => {
    const length = lengths[index] ?? 0
    if (length % 2 !== 0 || start + length > documents.byteLength)
      throw new DamagedError('A list of the full-text index is damaged.')
    const list = new Uint16Array(documents, start, length / 2)
    start += length
    return [block, list]
  })
}

const numbersIn = (bytes: ArrayBuffer): number[] => Buffer.from(bytes).toString('latin1').split(',').map(Number)

/** Where words follow each other; in which fields, as far as all of them are there. */
export async function postingsOfPhrase(
  { db, slice }: Source,
  words: readonly Postings[],
  match: string,
): Promise<Postings> {
  const places = new Map<number, number[]>()
  let left = MAX_WITH_PHRASE
  const blocks = [...(words[0]?.keys() ?? [])].filter((block) => words.every((postings) => postings.has(block)))
  for (const step of new Set(blocks.map((block) => Math.floor(block / BLOCKS_PER_LOOK)))) {
    await slice.rest()
    const [from, end] = [step * BLOCKS_PER_LOOK * BLOCK_SIZE, (step + 1) * BLOCKS_PER_LOOK * BLOCK_SIZE]
    const ids = db.column<number>(
      'SELECT rowid AS id FROM search_index WHERE search_index MATCH ? AND rowid >= ? AND rowid < ? LIMIT ?',
      ...[match, from, end, left],
    )
    left -= ids.length
    for (const id of ids) {
      const block = Math.floor(id / BLOCK_SIZE)
      const inBlock = places.get(block) ?? []
      places.set(block, inBlock)
      inBlock.push(id % BLOCK_SIZE)
    }
    if (left === 0) break
  }
  const found = new Map<number, Uint16Array>()
  for (const [block, inBlock] of places) {
    await slice.rest()
    const fields = fieldsOfAll(words.map((postings) => postings.get(block) ?? new Uint16Array()))
    found.set(
      block,
      Uint16Array.from(inBlock, (place) => place * FIELD_MASKS + (fields.get(place) ?? 0)),
    )
  }
  return found
}

export const sizeOf = (postings: Postings): number => {
  let size = 0
  for (const list of postings.values()) size += list.length
  return size
}

/** How many of the documents are there, counted up to `most`. */
export function countUpTo(documents: Documents, postings: Postings, most: number): number {
  let count = 0
  for (const [block, list] of postings) {
    const groups = documents.blocks.get(block)?.groups
    for (let at = 0; groups && at < list.length && count < most; at++)
      if (groups[Math.floor((list[at] as number) / FIELD_MASKS)]) count++
    if (count >= most) break
  }
  return count
}

/** Several words as one: a document that holds any, in all fields in which it does. It shares no memory with them. */
function merged(lists: readonly Uint16Array[]): Uint16Array {
  const all = new Uint16Array(lists.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const list of lists) {
    all.set(list, at)
    at += list.length
  }
  all.sort()
  let size = 0
  for (const posting of all) {
    const last = size > 0 ? (all[size - 1] as number) : -1
    if (last >= 0 && Math.floor(last / FIELD_MASKS) === Math.floor(posting / FIELD_MASKS))
      all[size - 1] = last | posting
    else all[size++] = posting
  }
  return all.slice(0, size)
}

function fieldsOfAll(lists: readonly Uint16Array[]): Map<number, number> {
  const fields = new Map<number, number>()
  for (const [index, list] of lists.entries())
    for (const posting of list) {
      const place = Math.floor(posting / FIELD_MASKS)
      if (index === 0) fields.set(place, posting % FIELD_MASKS)
      else if (fields.has(place)) fields.set(place, (fields.get(place) as number) & (posting % FIELD_MASKS))
    }
  return fields
}
