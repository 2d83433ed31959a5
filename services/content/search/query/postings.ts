import { DamagedError } from '../../store/bytes.ts'
import type { Database, Value } from '../../store/database.ts'
import { BLOCK, WAYS } from '../documents/block.ts'
import type { Documents } from './documents.ts'

/** The documents that hold a word: numbers made by `postingOf`, by block, in order. */
export type Postings = ReadonlyMap<number, Uint16Array>

/** Forms of a word that was not typed to its end, by block; what comes after is left out. */
const MOST_FORMS = 2000
/** Documents that hold a phrase; what comes after is left out. */
const MOST_WITH_PHRASE = 20_000

/** Words that stand in more documents are kept, up to so many bytes, until anything is written. */
const FREQUENT = 1000
const MOST_KEPT = 8 * 2 ** 20

/** Where words stand. Those that stand nowhere are missing. */
export function postingsOf(db: Database, { frequent }: Documents, words: readonly string[]): Map<string, Postings> {
  const found = new Map<string, Postings>()
  for (const word of words) {
    const postings = kept(frequent, word, () => new Map(listsOf(db, 'search_word WHERE word = ?', word)))
    if (postings.size > 0) found.set(word, postings)
  }
  return found
}

/** Where any word stands that begins so. */
export const postingsOfBeginning = (db: Database, { frequent }: Documents, beginning: string): Postings =>
  kept(frequent, `${beginning}*`, () => {
    const forms = '(SELECT block, documents FROM search_word WHERE word >= ? AND word < ? LIMIT ?)'
    const byBlock = new Map<number, Uint16Array[]>()
    for (const [block, list] of listsOf(db, forms, beginning, `${beginning}\u{10ffff}`, MOST_FORMS)) {
      const lists = byBlock.get(block) ?? []
      byBlock.set(block, lists)
      lists.push(list)
    }
    return new Map([...byBlock].map(([block, lists]) => [block, merged(lists)]))
  })

/** What is kept under a name, else what `read` gives, which is kept where it is long. */
function kept(frequent: Documents['frequent'], name: string, read: () => Postings): Postings {
  const known = frequent.words.get(name)
  if (known) return known
  const postings = read()
  const size = sizeOf(postings)
  if (size < FREQUENT) return postings
  if (frequent.bytes > MOST_KEPT) {
    frequent.words.clear()
    frequent.bytes = 0
  }
  frequent.words.set(name, postings)
  frequent.bytes += 2 * size
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

/** Where words stand one after the other; in which fields, as far as all of them stand there. */
export function postingsOfPhrase(db: Database, words: readonly Postings[], match: string): Postings {
  const ids = db.all<{ id: number }>(
    'SELECT rowid AS id FROM search_index WHERE search_index MATCH ? LIMIT ?',
    ...[match, MOST_WITH_PHRASE],
  )
  const places = new Map<number, number[]>()
  for (const { id } of ids) {
    const block = Math.floor(id / BLOCK)
    const inBlock = places.get(block) ?? []
    places.set(block, inBlock)
    inBlock.push(id % BLOCK)
  }
  return new Map(
    [...places].map(([block, inBlock]) => {
      const fields = fieldsOfAll(words.map((postings) => postings.get(block) ?? new Uint16Array()))
      return [block, Uint16Array.from(inBlock, (place) => place * WAYS + (fields.get(place) ?? 0))]
    }),
  )
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
      if (groups[Math.floor((list[at] as number) / WAYS)]) count++
    if (count >= most) break
  }
  return count
}

/** Several words as one: a document that holds any, in all fields in which it does. */
function merged(lists: readonly Uint16Array[]): Uint16Array {
  const [first = new Uint16Array(), ...more] = lists
  if (more.length === 0) return first
  const all = Uint16Array.from(lists.flatMap((list) => [...list])).sort()
  let size = 0
  for (const posting of all) {
    const last = size > 0 ? (all[size - 1] as number) : -1
    if (last >= 0 && Math.floor(last / WAYS) === Math.floor(posting / WAYS)) all[size - 1] = last | posting
    else all[size++] = posting
  }
  return all.subarray(0, size)
}

function fieldsOfAll(lists: readonly Uint16Array[]): Map<number, number> {
  const fields = new Map<number, number>()
  for (const [index, list] of lists.entries())
    for (const posting of list) {
      const place = Math.floor(posting / WAYS)
      if (index === 0) fields.set(place, posting % WAYS)
      else if (fields.has(place)) fields.set(place, (fields.get(place) as number) & (posting % WAYS))
    }
  return fields
}
