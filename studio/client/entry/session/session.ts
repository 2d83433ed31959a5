import type { Api, Seen } from '../../api/api.ts'
import type { Canvas, EntryText, Ref, Row, Text, WireObject } from '../../api/contract.ts'
import { type ProblemStore, problemsOf } from '../../form/problems.ts'
import { addressField, isNew, withAddress } from '../../model/address.ts'
import { applyEdit, type Edit } from '../../model/edit.ts'
import { changed, type History, redone, startHistory, undone } from '../../model/history.ts'
import type { EntrySchema } from '../../model/schema.ts'
import { createStore, type Store } from '../../parts/store.ts'
import { type Drafts, keptOf } from './drafts.ts'

export type Saving = 'saved' | 'waiting' | 'saving' | 'offline' | 'signedOut' | 'conflict' | 'refused'

/** An entry while it is edited. */
export interface EntryState {
  history: History<WireObject>
  /** Holds what is on disk, as it was last read or saved. */
  stored: WireObject
  /** Hash of that text; undefined: there was none. */
  hash: string | undefined
  published: Text | undefined
  hasDraft: boolean
  saving: Saving
  /** Why the last save was refused. */
  refusal?: { message: string; remedy: string }
  /** Holds what somebody else saved meanwhile. */
  conflict?: Text | undefined
  /** Work of an earlier visit, which was not saved, was taken up. */
  isRestored: boolean
  canvas: Canvas
  row: Row
}

export interface Session {
  ref: Ref
  state: Store<EntryState>
  problems: ProblemStore
  edit(edit: Edit, typing?: string): void
  /** Puts a whole value in place, as one step. */
  replace(value: WireObject): void
  undo(): void
  redo(): void
  schema: EntrySchema
}

export interface SessionOptions {
  entry: EntryText
  schema: EntrySchema
  drafts: Drafts
  /** Milliseconds that only grow. */
  clock?: () => number
}

/** What further changes do not end. */
const STAYING: ReadonlySet<Saving> = new Set(['conflict', 'offline', 'signedOut'])

export const presentOf = (state: EntryState): WireObject => state.history.present

/** What of the entry was seen, for whoever writes all of it. */
export const seenOf = ({ hash, published }: Pick<EntryState, 'hash' | 'published'>): Seen => ({
  ifHash: hash ?? null,
  ifPublished: published?.hash ?? null,
})

export const isChanged = (state: EntryState): boolean => state.history.present !== state.stored

/** Opens an entry for editing; what was not saved at an earlier visit is taken up. */
export function openSession({ entry, schema, drafts, clock = () => performance.now() }: SessionOptions): Session {
  const text = entry.draft ?? entry.published
  const stored = (text ? JSON.parse(text.body) : {}) as WireObject
  const kept = keptOf(drafts, entry.ref)
  const isOlder = kept !== undefined && kept.ifHash !== text?.hash
  const history = kept ? changed(startHistory(stored), kept.value, 0) : startHistory(stored)
  const state = createStore<EntryState>({
    ...{ history, stored, published: entry.published, hasDraft: entry.draft !== undefined, row: entry.row },
    hash: isOlder ? kept.ifHash : text?.hash,
    saving: kept ? (isOlder && text ? 'conflict' : 'waiting') : 'saved',
    conflict: isOlder ? text : undefined,
    isRestored: kept !== undefined,
    canvas: { path: entry.row.path },
  })
  const problems = createStore(problemsOf(entry.problems))
  const put = (next: (history: History<WireObject>) => History<WireObject>) =>
    state.set((before) => {
      const own = next(before.history)
      if (own === before.history || own.present === before.history.present) return { ...before, history: own }
      const waits = STAYING.has(before.saving) ? before.saving : 'waiting'
      return { ...before, history: own, saving: own.present === before.stored && waits === 'waiting' ? 'saved' : waits }
    })
  const address = addressField(schema.fields)
  /** The address that was made of a title last. */
  let made: string | undefined
  const edited = (present: WireObject, edit: Edit): WireObject => {
    const after = applyEdit(present, edit, schema)
    if (!address || !isNew(after, state.get().published !== undefined)) return after
    const followed = withAddress(address, present, after, made)
    if (followed !== after) made = String(followed[address.name])
    return followed
  }
  return {
    ref: entry.ref,
    state,
    problems,
    schema,
    edit: (edit, typing) => put((own) => changed(own, edited(own.present, edit), clock(), typing)),
    replace: (value) => put((own) => changed(own, value, clock())),
    undo: () => put(undone),
    redo: () => put(redone),
  }
}

export type { Api }
