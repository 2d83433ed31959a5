import { type Api, Offline, Refusal } from '../../api/api.ts'
import type { WireObject } from '../../api/contract.ts'
import { problemsOf } from '../../form/problems.ts'
import { type Drafts, forget, keep } from './drafts.ts'
import { isChanged, presentOf, type Session } from './session.ts'

/** Saved so long after the last change, in milliseconds. */
export const SAVE_AFTER = 1500
/** Without a connection it is tried again so often. */
const TRY_AGAIN = 5000

interface SavingOptions {
  session: Session
  api: Pick<Api, 'save'>
  drafts: Drafts
  /** Told what was saved. */
  onSaved?(): void
}

export interface Saver {
  /** Saves at once; true where everything is on disk then. */
  now(): Promise<boolean>
  stop(): void
}

/** Saves an entry as draft after each change, one save after the other, and keeps it in the browser until it is on disk. */
export function saveChanges({ session, api, drafts, onSaved }: SavingOptions): Saver {
  const { state, ref, problems } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: Promise<boolean> | undefined
  let seen: WireObject = presentOf(state.get())
  const later = (pause: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => void now(), pause)
  }
  async function save(): Promise<boolean> {
    const { hash, saving } = state.get()
    const value = presentOf(state.get())
    if (!isChanged(state.get())) return true
    if (saving === 'conflict') return false
    state.set((before) => ({ ...before, saving: 'saving' }))
    try {
      const saved = await api.save(ref, value, hash)
      problems.set((before) => problemsOf(saved.problems, before))
      state.set(({ refusal: _, ...before }) => ({
        ...before,
        stored: value,
        hash: saved.hash,
        row: saved.row,
        hasDraft: saved.row.state !== 'published',
        saving: before.history.present === value ? 'saved' : 'waiting',
      }))
      if (isChanged(state.get())) later(SAVE_AFTER)
      else forget(drafts, ref)
      onSaved?.()
      return !isChanged(state.get())
    } catch (error) {
      if (error instanceof Refusal && error.conflict) {
        const { conflict, published } = error
        state.set((before) => ({ ...before, saving: 'conflict', conflict, published }))
      } else if (error instanceof Refusal && error.status === 401) {
        // It goes on when a session is open again, in this window or another.
        state.set((before) => ({ ...before, saving: 'signedOut' }))
        later(TRY_AGAIN)
      } else if (error instanceof Refusal) {
        const { message, remedy } = error
        state.set((before) => ({ ...before, saving: 'refused', refusal: { message, remedy } }))
      } else if (error instanceof Offline) {
        state.set((before) => ({ ...before, saving: 'offline' }))
        later(TRY_AGAIN)
      } else throw error
      return false
    }
  }
  /** One after the other: each save needs the hash of the one before. */
  function now(): Promise<boolean> {
    clearTimeout(timer)
    const turn = (running ?? Promise.resolve(true)).then(save).finally(() => {
      if (running === turn) running = undefined
    })
    running = turn
    return turn
  }
  const unsubscribe = state.subscribe(() => {
    const value = presentOf(state.get())
    if (value === seen) return
    seen = value
    if (isChanged(state.get())) {
      keep(drafts, ref, { value, ifHash: state.get().hash })
      later(SAVE_AFTER)
    } else {
      clearTimeout(timer)
      forget(drafts, ref)
    }
  })
  if (state.get().saving === 'waiting') later(0)
  return {
    now,
    stop() {
      unsubscribe()
      clearTimeout(timer)
    },
  }
}
