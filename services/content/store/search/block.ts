/**
 * Documents are numbered as they come, and no number is given twice. So many of them make a block: what is kept of a word
 * is kept for each block apart, so that a publish writes little of it.
 */
export const BLOCK_SIZE = 4096

/** Where in a document a word is, as bits; none of them: in its text alone. */
export const FIELD = { title: 1, keywords: 2, description: 4, often: 8 } as const
/** A document holds a word in one of so many ways. */
export const FIELD_MASKS = 16

/** A word in a document, in two bytes: the place of the document in its block, and the fields. */
export const postingOf = (id: number, fields: number): number => (id % BLOCK_SIZE) * FIELD_MASKS + fields

/** Describes what counts of the documents of a block before anything of them is read, by their place in the block. */
export interface BlockFacts {
  /** Id of the group, which says kind, source and rank; 0: the document was taken out. */
  groups: Uint16Array
  /** Day of its date, from 1970; 0 for none. */
  days: Uint16Array
  /** Words of its title, up to 255. */
  lengths: Uint8Array
}

/** Numbers as they are stored. Damaged bytes give other numbers, and fewer. */
export const numbersOf = (bytes: ArrayBuffer): Uint16Array => new Uint16Array(bytes, 0, bytes.byteLength >> 1)

const DAY = 86_400_000
const LAST_DAY = 65_535

/** Days from 1970 to an ISO date or date-time; 0 where there is none, or an earlier one. */
export const dayOf = (date: string | undefined): number =>
  Math.min(LAST_DAY, Math.max(0, Math.floor(Date.parse(date ?? '') / DAY) || 0))

/**
 * The id of the name of a document says in which order names are read: pages alone of their kind, other pages, records; then
 * the newest first. So the best of too many are those that come first.
 */
export const nameId = (id: number, { rank, day }: { rank: number; day: number }): number =>
  (rank * (LAST_DAY + 1) + LAST_DAY - day) * MAX_IDS + id
const MAX_IDS = 2 ** 32
