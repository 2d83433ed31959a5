import { type Api, Offline, Refusal } from '../../api/api.ts'
import { problemsOf } from '../../form/problems.ts'
import { digestOf } from '../../model/compare/digest.ts'
import { isChanged, isLocked, presentOf, readValue, type Session } from './session.ts'

/** Saved so long after the last change, in milliseconds. */
export const SAVE_AFTER = 1500
/** Without a connection it is tried again so often. */
const TRY_AGAIN = 5000
/** So many texts without an answer are known again. */
const MAX_SENT = 100

interface SavingOptions {
  session: Session
  api: Pick<Api, 'save'>
  /** Told that something was written. */
  onSaved?(): void
}

export interface Saver {
  /** Saves at once; true where everything is on disk then. */
  now(): Promise<boolean>
  /** Saves, and does something before anything else is saved. @returns undefined where not everything is on disk */
  whole<Result>(work: () => Promise<Result>): Promise<Result | undefined>
  /** Something of the entry is being written. */
  isBusy(): boolean
  stop(): void
  /** Lets go of what is not saved: the entry was deleted. */
  drop(): void
}

/**
 * Saves an entry as draft after each change, one save after the other, and keeps in the browser what is not known to be
 * on disk.
 */
export function saveChanges({ session, api, onSaved }: SavingOptions): Saver {
  const { state, ref, problems, slot } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<unknown> | undefined
  let isOver = false
  let isDropped = false
  /** What was sent and not answered: it may be on disk. */
  let sent = session.sent
  let seen = state.get()

  const later = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void now(), pause)
  }
  /** What was left when it was closed is saved by whoever has taken it up. */
  const isTakenUp = () => isOver && state.get().isKept && !slot.isOwn()
  const isSettled = () => !isChanged(state.get()) && sent.length === 0

  function keepUnsaved(): boolean {
    const { hash, stored } = state.get()
    if (isTakenUp()) return true
    if (isSettled() || isDropped) {
      slot.forget()
      return true
    }
    const isKept = slot.keep({ value: presentOf(state.get()), ifHash: hash, base: stored, sent })
    state.set((before) => (before.isKept === isKept ? before : { ...before, isKept }))
    return isKept
  }

  async function save(): Promise<boolean> {
    const { hash, saving, note } = state.get()
    if (saving === 'conflict') return false
    if (isSettled() || isDropped) return true
    if (isTakenUp()) return false
    // It stays in the browser, and is saved by whoever takes over.
    if (isLocked(state.get())) return false
    const value = presentOf(state.get())
    const digest = digestOf(value)
    const isFirst = !sent.includes(digest)
    if (isFirst) sent = [...sent, digest].slice(-MAX_SENT)
    state.set((before) => ({ ...before, saving: 'saving' }))
    keepUnsaved()
    try {
      const saved = await api.save(ref, value, hash, note)
      sent = []
      problems.set((before) => problemsOf(saved.problems, before))
      state.set(({ refusal: _, ...before }) => ({
        ...before,
        ...{ note: undefined, trouble: saved.history },
        ...{ stored: value, hash: saved.hash, row: saved.row, hasDraft: saved.row.state !== 'published' },
        saving: before.history.present === value ? 'saved' : 'waiting',
      }))
      keepUnsaved()
      if (isChanged(state.get())) later(SAVE_AFTER)
      onSaved?.()
      return isSettled()
    } catch (error) {
      if (error instanceof Refusal && error.status === 409) return conflicting(error)
      const isSignedOut = error instanceof Refusal && error.status === 401
      const isRefused = error instanceof Refusal && error.status < 500
      if (isRefused && isFirst) sent = sent.filter((other) => other !== digest)
      if (error instanceof Offline) state.set((before) => ({ ...before, saving: 'offline', away: error.away }))
      else if (isSignedOut) state.set((before) => ({ ...before, saving: 'signedOut' }))
      else state.set((before) => ({ ...before, saving: 'refused', refusal: refusalOf(error as Error) }))
      keepUnsaved()
      // Without a session it goes on when one is open again, in this window or another.
      if (isSignedOut || !isRefused) later(TRY_AGAIN)
      return false
    }
  }

  /** What is on disk may be one's own, of which no answer came; else it is somebody else's. */
  async function conflicting({ conflict, published }: Refusal): Promise<boolean> {
    const theirs = conflict && readValue(conflict)
    const digest = theirs && digestOf(theirs)
    const isSame = digest !== undefined && digest === digestOf(presentOf(state.get()))
    const isOwn = isSame || (digest !== undefined && sent.includes(digest))
    sent = []
    if (!theirs || !conflict || !isOwn) {
      state.set((before) => ({ ...before, saving: 'conflict', conflict, published }))
      keepUnsaved()
      return false
    }
    state.set(({ refusal: _, ...before }) => ({
      ...before,
      ...{
        stored: isSame ? presentOf(before) : theirs,
        hash: conflict.hash,
        published,
        hasDraft: conflict !== published,
      },
      row: { ...before.row, state: published ? 'changed' : 'draft' },
      saving: isSame ? 'saved' : 'waiting',
    }))
    keepUnsaved()
    return save()
  }

  /** One after the other: each save needs the hash of the one before. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    clearTimeout(timer)
    const turn = running ? running.then(work, work) : work()
    const over = turn.finally(() => {
      if (running === over) running = undefined
    })
    running = over
    return over
  }
  const now = () => inTurn(save)
  const unsubscribe = state.subscribe(() => {
    const before = seen
    seen = state.get()
    const isEdited = presentOf(seen) !== presentOf(before)
    if (!isEdited && seen.hash === before.hash && seen.stored === before.stored) return
    const isKept = keepUnsaved()
    if (!isEdited) return
    if (isSettled()) clearTimeout(timer)
    else later(isKept ? SAVE_AFTER : 0)
  })
  const stop = () => {
    isOver = true
    unsubscribe()
    clearTimeout(timer)
  }
  if (state.get().saving === 'waiting') later(0)
  return {
    now,
    whole: (work) => inTurn(async () => ((await save()) ? work().finally(onSaved) : undefined)),
    isBusy: () => running !== undefined,
    stop,
    drop() {
      isDropped = true
      stop()
      slot.forget()
    },
  }
}

const refusalOf = (error: Error) => ({
  message: error.message,
  remedy: error instanceof Refusal ? error.remedy : '',
})
