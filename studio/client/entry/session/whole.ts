import { type Api, Refusal, type Seen } from '../../api/api.ts'
import type { EntryText, Written } from '../../api/contract.ts'
import { problemsOf } from '../../form/problems.ts'
import type { Saver } from './saving.ts'
import { isChanged, readValue, type Session, seenOf } from './session.ts'

interface Writing {
  session: Session
  saver: Saver
  api: Pick<Api, 'entry'>
}

/**
 * Saves an entry, and does something with all of it, like publishing, while nothing else is saved.
 *
 * @returns false: it is not as it was seen, which the session says then
 */
export async function writeWhole(
  { session, saver, api }: Writing,
  act: (seen: Seen) => Promise<Written>,
): Promise<boolean> {
  try {
    const isDone = await saver.whole(async () => {
      const written = await act(seenOf(session.state.get()))
      takeUp(session, written, await api.entry(session.ref))
      return true
    })
    return isDone ?? false
  } catch (error) {
    if (!(error instanceof Refusal && error.status === 409)) throw error
    const { conflict, published } = error
    session.state.set((state) => ({ ...state, saving: 'conflict', conflict, published }))
    return false
  }
}

/**
 * Takes up what is on disk after it was published or taken back; what is written meanwhile stays. What somebody else has
 * saved since is taken up where nothing is written, and else found by the next save.
 */
function takeUp(session: Session, written: Written, entry: EntryText): void {
  const text = entry.draft ?? entry.published
  session.state.set((state) => {
    const { published, row, schedule } = entry
    const facts = { published, row, schedule, hasDraft: entry.draft !== undefined }
    if (isChanged(state) && text?.hash !== written.hash) return { ...state, ...facts, hash: written.hash ?? undefined }
    const stored = (text && readValue(text)) ?? state.stored
    const history = isChanged(state) ? state.history : { ...state.history, present: stored }
    return { ...state, ...facts, stored, hash: text?.hash, history }
  })
  session.problems.set((state) => problemsOf(entry.problems, state))
}
