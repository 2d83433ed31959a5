import { isRecord } from 'atrium'
import type { Offline, Seen } from '../../api/api.ts'
import type { Canvas, EntryText, Ref, Row, Schedule, Text, Trouble, WireObject } from '../../api/contract.ts'
import type { Lock } from '../../api/together.ts'
import { type ProblemStore, problemsOf } from '../../form/problems.ts'
import { addressField, isNew, withAddress } from '../../model/address.ts'
import { COUNTED, digestOf } from '../../model/compare/digest.ts'
import { restored } from '../../model/compare/restore.ts'
import { applyEdit, type Edit } from '../../model/edit.ts'
import { changed, type History, redone, startHistory, undone } from '../../model/history.ts'
import type { EntrySchema } from '../../model/schema.ts'
import { createStore, type Store } from '../../parts/store.ts'
import { type Drafts, type Kept, type Slot, takeUp } from './drafts.ts'

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
  /** What cannot be reached, while it is offline. */
  away?: Offline['away']
  /** Why the last save was refused. */
  refusal?: { message: string; remedy: string }
  /** Holds what somebody else saved meanwhile; undefined in a conflict: it was deleted. */
  conflict?: Text | undefined
  /** False: the browser has no room for what is not saved. */
  isKept: boolean
  /** Said of the next save in the history. */
  note?: string | undefined
  /** Why what was saved is not in the history. */
  trouble?: Trouble | undefined
  /** Work of an earlier visit, which was not saved, was taken up. */
  isRestored: boolean
  canvas: Canvas
  row: Row
  /** When it is published and taken back by itself. */
  schedule: Schedule | undefined
  /** Who edits it; undefined: nobody, or that is not known. */
  lock?: Lock | undefined
  /** Somebody took it over from here. */
  isTaken?: boolean
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
  /** Where the browser keeps what is not saved. */
  slot: Slot
  /** Digests of what was sent at an earlier visit without an answer. */
  sent: readonly string[]
}

export interface SessionOptions {
  entry: EntryText
  schema: EntrySchema
  /** Keys that the studio keeps itself: undo leaves them as they are. */
  system?: readonly string[]
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

/** Somebody else edits it: here it is read. */
export const isLocked = ({ lock }: Pick<EntryState, 'lock'>): boolean => lock?.who === 'other'

export const isChanged = (state: EntryState): boolean => state.history.present !== state.stored

/** What a text says, in the present form of its schema where the server has sent it so; undefined where it is no object of JSON. */
export function readValue({ body, value: sent }: Text): WireObject | undefined {
  if (sent) return sent
  try {
    const value: unknown = JSON.parse(body.replace(/^\ufeff/, ''))
    return isRecord(value) ? value : undefined
  } catch {
    return undefined
  }
}

/**
 * Opens an entry for editing; what was not saved at an earlier visit is taken up.
 *
 * @param options.entry with texts that can be read
 */
export function openSession(options: SessionOptions): Session {
  const { entry, schema, system = [], drafts, clock = () => performance.now() } = options
  // What counts the saves is set by the server.
  const staying = system.filter((key) => !COUNTED.has(key))
  const text = entry.draft ?? entry.published
  const onDisk = (text ? readValue(text) : entry.start) ?? {}
  const { slot, kept } = takeUp(drafts, entry.ref)
  const unsaved = kept && unsavedOf(kept, text, onDisk)
  if (!unsaved) slot.forget()
  const { value = onDisk, base = onDisk, isOlder = false } = unsaved ?? {}
  const state = createStore<EntryState>({
    // Of what is not on disk any more there is nothing to undo to.
    history: value === base || !text ? startHistory(value) : changed(startHistory(base), value, 0),
    ...{ stored: base, published: entry.published, hasDraft: entry.draft !== undefined, row: entry.row },
    hash: isOlder ? kept?.ifHash : text?.hash,
    saving: !unsaved ? 'saved' : isOlder ? 'conflict' : 'waiting',
    conflict: isOlder ? text : undefined,
    isRestored: value !== base,
    isKept: true,
    canvas: { path: entry.row.path },
    schedule: entry.schedule,
  })
  const problems = createStore(problemsOf(entry.problems))
  const put = (next: (history: History<WireObject>) => History<WireObject>) =>
    state.set((before) => {
      if (isLocked(before)) return before
      const own = next(before.history)
      if (own === before.history || own.present === before.history.present) return { ...before, history: own }
      const waits = STAYING.has(before.saving) ? before.saving : 'waiting'
      return { ...before, history: own, saving: own.present === before.stored && waits === 'waiting' ? 'saved' : waits }
    })
  const step = (way: typeof undone) =>
    put((own) => {
      const after = way(own)
      return after.present === own.present
        ? after
        : { ...after, present: restored(after.present, own.present, staying) }
    })
  // A translation is where its original is, until somebody gives it an address of its own.
  const address = entry.original ? undefined : addressField(schema.fields)
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
    ...{ schema, slot, sent: unsaved?.sent ?? [] },
    edit: (edit, typing) => put((own) => changed(own, edited(own.present, edit), clock(), typing)),
    replace: (value) => put((own) => changed(own, value, clock())),
    undo() {
      // Nothing is said of what is taken back.
      state.set((before) => (before.note === undefined ? before : { ...before, note: undefined }))
      step(undone)
    },
    redo: () => step(redone),
  }
}

/**
 * What of an earlier visit is still to be saved, in view of what is on disk now.
 *
 * @returns undefined: all of it is there
 */
function unsavedOf(
  { value, ifHash, base, sent = [] }: Kept,
  text: Text | undefined,
  onDisk: WireObject,
): { value: WireObject; base: WireObject; isOlder: boolean; sent: readonly string[] } | undefined {
  const isSame = digestOf(value) === digestOf(onDisk)
  // What was sent last may yet arrive.
  if (ifHash === text?.hash)
    return isSame && sent.length === 0
      ? undefined
      : { value: isSame ? onDisk : value, base: onDisk, isOlder: false, sent }
  if (isSame) return undefined
  if (text && sent.includes(digestOf(onDisk))) return { value, base: onDisk, isOlder: false, sent: [] }
  return { value, base, isOlder: true, sent }
}
