import type { Ref, WireObject } from '../../api/contract.ts'

/** Where unsaved work outlives the page: the storage of the browser. */
export type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Work that is not saved, and what it was made from. */
export interface Kept {
  value: WireObject
  ifHash: string | undefined
}

const keyOf = ({ type, uid }: Ref): string => `atrium.unsaved.${type}/${uid}`

/** Returns what was kept of an entry; undefined where all is saved. */
export function keptOf(drafts: Drafts, ref: Ref): Kept | undefined {
  try {
    const text = drafts.getItem(keyOf(ref))
    return text === null ? undefined : (JSON.parse(text) as Kept)
  } catch {
    return undefined
  }
}

/** Keeps unsaved work; false where the storage is full or closed. */
export function keep(drafts: Drafts, ref: Ref, kept: Kept): boolean {
  try {
    drafts.setItem(keyOf(ref), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

export function forget(drafts: Drafts, ref: Ref): void {
  try {
    drafts.removeItem(keyOf(ref))
  } catch {
    // A closed storage has kept nothing.
  }
}
