import type { Api } from '../../api/api.ts'
import type { Canvas, Problem } from '../../api/contract.ts'
import { problemsOf } from '../../form/problems.ts'
import { presentOf, type Session } from './session.ts'

/** Says what is wrong is told so long after the last letter, in milliseconds: nobody is told of a word that is half written. */
export const TELL_AFTER = 150

interface CheckingOptions {
  session: Session
  api: Pick<Api, 'check'>
  /** Told that the canvas shows the newest value. */
  onChecked(): void
}

/**
 * Checks an entry as it is edited, and lays it under the canvas: at once, and while an answer is on its way what was
 * changed last next. The newest value counts.
 */
export function checkChanges({ session, api, onChecked }: CheckingOptions): () => void {
  const { state, problems, ref } = session
  let seen = presentOf(state.get())
  let isRunning = false
  let isOver = false
  /** Says what the newest value was found to be, until it is told. */
  let found: readonly Problem[] | undefined
  let pause: ReturnType<typeof setTimeout> | undefined

  const tell = () => {
    if (!found || pause !== undefined) return
    const all = found
    found = undefined
    problems.set((before) => problemsOf(all, before))
  }
  async function check(): Promise<void> {
    if (isRunning || isOver) return
    isRunning = true
    const value = presentOf(state.get())
    try {
      const answer = await api.check(ref, value)
      if (isOver) return
      state.set((before) => (isSame(before.canvas, answer.canvas) ? before : { ...before, canvas: answer.canvas }))
      onChecked()
      if (presentOf(state.get()) === value) found = answer.problems
      tell()
    } catch {
      // Saving says that the server is away; the next change is checked again.
    } finally {
      isRunning = false
      if (presentOf(state.get()) !== value) void check()
    }
  }
  const unsubscribe = state.subscribe(() => {
    const value = presentOf(state.get())
    if (value === seen) return
    seen = value
    found = undefined
    clearTimeout(pause)
    pause = setTimeout(() => {
      pause = undefined
      tell()
    }, TELL_AFTER)
    void check()
  })
  void check()
  return () => {
    isOver = true
    unsubscribe()
    clearTimeout(pause)
  }
}

const isSame = (a: Canvas, b: Canvas): boolean =>
  a.path === b.path &&
  a.address === b.address &&
  a.reason === b.reason &&
  a.isShown === b.isShown &&
  a.shownOn?.ref.uid === b.shownOn?.ref.uid
