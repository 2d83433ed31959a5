/**
 * The id of a document says in which order documents are read that fit equally well: pages that stand alone, other pages,
 * records; then by source and kind; then the newest first. So any number of matches can be counted by kind, and the best
 * of too many be taken, from ids alone.
 */
export interface IdParts {
  rank: 0 | 1 | 2
  /** Of `search_group`, 1 … 1023. */
  group: number
  /** ISO date or date-time; absent: as old as can be. */
  date?: string
}

const DAY = 86_400_000
const LAST_DAY = 65_535
const NUMBERS = 2 ** 20
const GROUPS = 1024
/** Ids of one rank and group lie in one range of this length. */
export const GROUP_RANGE = (LAST_DAY + 1) * NUMBERS

/** The ids of documents of one rank, group and day: from the first on, so many. */
export function idRange({ rank, group, date }: IdParts): { from: number; length: number } {
  const day = Math.floor(Date.parse(date ?? '') / DAY) || 0
  const age = LAST_DAY - Math.min(LAST_DAY, Math.max(0, day))
  return { from: (rank * GROUPS + group) * GROUP_RANGE + age * NUMBERS, length: NUMBERS }
}

/** The group and rank of a document, from its id divided by `GROUP_RANGE`. */
export const partsOfRange = (range: number): { rank: number; group: number } => ({
  rank: Math.floor(range / GROUPS),
  group: range % GROUPS,
})

/** The day of a document, in milliseconds since 1970; 0 for none. */
export const dayOfId = (id: number): number => (LAST_DAY - Math.floor((id % GROUP_RANGE) / NUMBERS)) * DAY
