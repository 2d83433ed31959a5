import type { Ref } from '../api/contract.ts'

/** A link by which people without account see drafts. */
export interface ShareLink {
  id: number
  /** Who made it. */
  by: string
  isOwn: boolean
  /** For whom. */
  note: string
  made: string
  until: string
  /** The one entry whose draft it shows; absent: all drafts. */
  entry?: Ref & { title: string }
  /** As of when. */
  at?: string
  opened: number
  last?: string
}

/** A link that was just made, with its address: it cannot be had again. */
export interface MadeLink {
  address: string
  link: ShareLink
}
