import { defined } from 'atrium'
import type { Version } from '../store/versions.ts'

/** A version as it is sent. */
export interface SentVersion {
  id: number
  /** Moments of its first and its last write. */
  began: string
  at: string
  /** Who wrote it, or set the schedule; absent: others, who wrote on disk. */
  by?: string
  what: Version['what']
  note?: string
  hash: string | null
}

export const sentVersion = ({ id, began, at, person, what, note, hash }: Version): SentVersion => ({
  ...{ id, began: new Date(began).toISOString(), at: new Date(at).toISOString(), what, hash },
  ...defined({ by: person ?? undefined, note: note ?? undefined }),
})
