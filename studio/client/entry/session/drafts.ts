import type { Ref, WireObject } from '../../api/contract.ts'
import { writer } from '../../parts/store.ts'
import { ownBase } from '../../route/base.ts'

/** Where unsaved work outlives the page: the storage of the browser. */
export type Drafts = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

/** Those of this browser. One that stores nothing throws at each of them. */
export const ownDrafts: Drafts = {
  get length() {
    return localStorage.length
  },
  key: (index) => localStorage.key(index),
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, text) => localStorage.setItem(key, text),
  removeItem: (key) => localStorage.removeItem(key),
}

/** Work that is not saved, and what it was made from. */
export interface Kept {
  value: WireObject
  /** Hash of the text that it was made from; absent: there was none. */
  ifHash?: string | undefined
  /** What that text says. */
  base: WireObject
  /** Digests of what was sent without an answer: it may be on disk by now. */
  sent?: readonly string[]
  /** Who wrote it, whom alone it is shown to; absent: a studio kept it that did not say so. */
  by?: string
}

/** A place of its own for the unsaved work of one window: two of one browser share their storage. */
export interface Slot {
  /** False where the storage is full or closed. */
  keep(kept: Kept): boolean
  forget(): void
  /** False once another window has taken it up. */
  isOwn(): boolean
}

/** Takes up what was kept of an entry, the newest first, into a place for further work. */
export function takeUp(drafts: Drafts, ref: Ref): { slot: Slot; kept: Kept | undefined } {
  const slot = slotAt(drafts, newKey(drafts, ref))
  for (const key of keysOf(drafts, ref)) {
    const kept = read(drafts, key)
    if (!kept) continue
    // Where there is no room for both it stays where it is.
    if (!slot.keep(kept)) return { slot: slotAt(drafts, key), kept }
    slotAt(drafts, key).forget()
    return { slot, kept }
  }
  return { slot, kept: undefined }
}

export const isKeptOf = (drafts: Drafts, ref: Ref): boolean => keysOf(drafts, ref).some((key) => read(drafts, key))

/** No uid has a slash. */
const startOf = ({ type, uid }: Ref): string => `atrium.unsaved${ownBase().replaceAll('/', '.')}.${type}/${uid}/`

/** A place after all others; two windows at once do not have the same. */
function newKey(drafts: Drafts, ref: Ref): string {
  const [newest = ''] = keysOf(drafts, ref)
  return `${startOf(ref)}${numberOf(newest) + 1}-${Math.random().toString(36).slice(2)}`
}

const numberOf = (key: string): number => Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10) || 0

/** The newest first. */
const keysOf = (drafts: Drafts, ref: Ref): string[] =>
  attempt(() => {
    const keys = Array.from({ length: drafts.length }, (_, index) => drafts.key(index) ?? '')
    return keys.filter((key) => key.startsWith(startOf(ref))).sort((a, b) => numberOf(b) - numberOf(a))
  }) ?? []

function read(drafts: Drafts, key: string): Kept | undefined {
  const kept = attempt(() => JSON.parse(drafts.getItem(key) ?? 'null') as Kept | null)
  return kept && (kept.by ?? writer.get()) === writer.get() ? kept : undefined
}

const slotAt = (drafts: Drafts, key: string): Slot => ({
  keep: (kept) =>
    attempt(() => {
      drafts.setItem(key, JSON.stringify({ ...kept, by: writer.get() }))
      return true
    }) ?? false,
  forget: () => void attempt(() => drafts.removeItem(key)),
  isOwn: () => (attempt(() => drafts.getItem(key)) ?? null) !== null,
})

/** A storage that is full or closed keeps nothing, and says so by throwing. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}
