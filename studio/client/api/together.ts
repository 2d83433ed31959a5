import type { Ref } from './contract.ts'

/** Who edits an entry, since when. `you`: in this window; `window`: the same person in another one. */
export interface Lock {
  name: string
  since: string
  who: 'you' | 'window' | 'other'
}

/** What a window is told of others, and of the entry that it has open. */
export interface Together {
  /** Who has which entry open. */
  here: readonly { ref: Ref; name: string; isYou: boolean }[]
  entry?: {
    /** Of the newer text on disk; null: there is none. */
    hash: string | null
    /** Another one when anything was said of the entry. */
    comments: string
    lock?: Lock
  }
}

/** What was said of a field, with the answers to it. */
export interface Thread {
  id: number
  /** The path of the field; empty: the whole entry. */
  place: string
  /** By what the field is known again when items were moved. */
  anchor: string
  /** Who resolved it; absent: it is open. */
  resolvedBy?: string
  /** One without words was deleted. */
  comments: { id: number; by: string; at: string; words: string; isOwn: boolean }[]
}
