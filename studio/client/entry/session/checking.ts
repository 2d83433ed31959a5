import type { Api } from '../../api/api.ts'
import { problemsOf } from '../../form/problems.ts'
import { presentOf, type Session } from './session.ts'

/** Checked so long after the last letter, in milliseconds. */
export const CHECK_AFTER = 150

interface CheckingOptions {
  session: Session
  api: Pick<Api, 'check'>
  /** Told that the canvas shows the newest value. */
  onChecked(): void
}

/**
 * Checks an entry as it is edited, and lays it under the canvas. What was asked last counts: an answer that comes after a
 * newer question is dropped.
 */
export function checkChanges({ session, api, onChecked }: CheckingOptions): () => void {
  const { state, problems, ref } = session
  let timer: ReturnType<typeof setTimeout> | undefined
  let running: AbortController | undefined
  let seen = presentOf(state.get())
  async function check(): Promise<void> {
    running?.abort()
    const own = new AbortController()
    running = own
    try {
      const { problems: found, canvas } = await api.check(ref, presentOf(state.get()), own.signal)
      if (own.signal.aborted) return
      problems.set((before) => problemsOf(found, before))
      state.set((before) =>
        before.canvas.path === canvas.path && before.canvas.reason === canvas.reason ? before : { ...before, canvas },
      )
      onChecked()
    } catch {
      // Saving says that the server is away; the next change is checked again.
    }
  }
  const unsubscribe = state.subscribe(() => {
    const value = presentOf(state.get())
    if (value === seen) return
    seen = value
    clearTimeout(timer)
    timer = setTimeout(() => void check(), CHECK_AFTER)
  })
  void check()
  return () => {
    unsubscribe()
    clearTimeout(timer)
    running?.abort()
  }
}
