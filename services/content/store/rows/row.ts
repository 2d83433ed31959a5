import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import type { Entry } from 'atrium'
import type { FullSearchDocument } from '../../catalogue/engine-types.ts'
import type { Keys } from './listing.ts'

/** All that is kept of an entry. */
export interface Derived {
  perspective: 'published' | 'draft' | 'candidate'
  /** A draft whose moment has come: what lies beside it is not shown any more. */
  replaces: boolean
  entry: Entry
  keys: Keys
  references: { field: string; to: string }[]
  /** When its perspective is or was another one, ISO 8601 in UTC. */
  moments: string[]
  /** Some reference names several entries, of which the first that is there is meant. */
  choices: boolean
  /** Says what the full-text index holds of it, where it has an address; null: nothing. */
  words: FullSearchDocument | null
}

/** The row of an entry. */
export interface Row {
  /** The file it comes from. */
  file: string
  keys: string
  choices: number
  model: string
  /** Checksums of what readers read, and of the keys. */
  sum: number
  keysSum: number
  /** Equal where all that is kept of the entry is equal, beside the row too. */
  whole: string
}

/** @throws when the entry holds what JSON cannot */
export function rowOf(file: string, { perspective, entry, keys, references, choices, words }: Derived): Row {
  const row = { file, keys: JSON.stringify(keys), choices: Number(choices), model: JSON.stringify(entry) }
  const hash = createHash('sha1').update(JSON.stringify([perspective, row.file, row.choices, references, words]))
  const whole = hash.update(row.keys).update('\0').update(row.model).digest('base64')
  return { ...row, sum: sumOfModel(row.model, row.choices), keysSum: crc32(row.keys), whole }
}

/** Checksum of what readers read of a row. */
export const sumOfModel = (model: string | Buffer, choices: number): number => crc32(model, choices)
