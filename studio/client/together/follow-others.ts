import type { Api } from '../api/api.ts'
import type { EntryText } from '../api/contract.ts'
import type { Lock } from '../api/together.ts'
import type { Saver } from '../entry/session/saving.ts'
import { isChanged, isLocked, presentOf, readValue, type Session } from '../entry/session/session.ts'
import { problemsOf } from '../form/problems.ts'
import type { Opening } from '../here/here.ts'
import { changed } from '../model/history.ts'

interface FollowOptions {
  session: Session
  api: Pick<Api, 'entry'>
  opening: Opening
  saver: Pick<Saver, 'now' | 'isBusy'>
}

/**
 * Follows what others do with an entry that is open: who edits it, and what they have saved. What somebody has written
 * here and not saved stays as it is; saving compares it then.
 */
export function followOthers({ session, api, opening, saver }: FollowOptions): () => void {
  const { state } = session
  let isOver = false
  let isAsking = false
  let seen = presentOf(state.get())

  async function follow(): Promise<void> {
    const facts = opening.facts.get()
    if (!facts || isOver || isAsking) return
    isAsking = true
    const { hash } = state.get()
    // What is on disk comes first: nobody goes on from a text that is not the newest.
    if (facts.hash !== null && facts.hash !== hash && isSettled(session) && !saver.isBusy())
      await api.entry(session.ref).then(
        (entry) => !isOver && state.get().hash === hash && takeUp(session, entry),
        // The next answer says so again.
        () => undefined,
      )
    isAsking = false
    if (isOver) return
    const wasLocked = isLocked(state.get())
    state.set((before) => withLock(before, opening.facts.get()?.lock))
    // What waited for it is saved, and compared with what they have written.
    if (wasLocked && !isLocked(state.get())) void saver.now()
    if (opening.facts.get() !== facts) void follow()
  }
  const stops = [
    opening.facts.subscribe(() => void follow()),
    state.subscribe(() => {
      const present = presentOf(state.get())
      if (present === seen) return
      seen = present
      if (isChanged(state.get())) opening.changed()
    }),
  ]
  void follow()
  // Work of an earlier visit goes on.
  if (isChanged(state.get()) && !isLocked(state.get())) opening.changed()
  return () => {
    isOver = true
    for (const stop of stops) stop()
  }
}

const isSettled = ({ state }: Session): boolean => !isChanged(state.get()) && state.get().saving === 'saved'

/** Lets go of what is written here and not saved, and shows what is on disk, which is a step to be undone. */
export async function letGo(session: Session, api: Pick<Api, 'entry'>): Promise<void> {
  const entry = await api.entry(session.ref)
  session.slot.forget()
  session.state.set((before) => ({
    ...before,
    saving: 'saved',
    history: { ...before.history, present: before.stored },
    isRestored: false,
  }))
  takeUp(session, entry)
}

/** Shows what is on disk now, as one step. @returns false: it is shown already, or cannot be read */
function takeUp({ state, problems }: Session, entry: EntryText): boolean {
  const text = entry.draft ?? entry.published
  const value = text && readValue(text)
  if (!value || text.hash === state.get().hash || isChanged(state.get())) return false
  const { published, row, schedule } = entry
  state.set((before) => ({
    ...before,
    ...{ published, row, schedule, hasDraft: entry.draft !== undefined },
    ...{ stored: value, hash: text.hash, history: changed(before.history, value, 0) },
  }))
  problems.set((before) => problemsOf(entry.problems, before))
  return true
}

function withLock<State extends { lock?: Lock | undefined; isTaken?: boolean }>(before: State, lock: Lock | undefined) {
  if (JSON.stringify(before.lock) === JSON.stringify(lock)) return before
  // Whoever has lost it is told so until it is free again.
  const isTaken = lock?.who === 'other' && (before.lock?.who === 'you' || (before.isTaken ?? false))
  return { ...before, lock, isTaken }
}
