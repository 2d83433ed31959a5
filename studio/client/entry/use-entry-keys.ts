import { useEffect } from 'react'
import { announce } from '../parts/announce.ts'
import { isInDialog } from '../parts/dialog.tsx'
import { useTexts } from '../parts/texts.tsx'
import type { Saver } from './session/saving.ts'
import { isLocked, presentOf, type Session } from './session/session.ts'

type Keys = Partial<Record<'undo' | 'redo' | 'save' | 'jump' | 'history', () => void>>

/** Does what keys say of a whole form. */
export function useKeys(on: Keys): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
      const meant = meantBy(event)
      const act = meant && on[meant]
      if (!act) return
      event.preventDefault()
      act()
    }
    // Before controls hear it: some keep every key for themselves.
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  })
}

function meantBy({ key, shiftKey }: KeyboardEvent): keyof Keys | undefined {
  const letter = key.toLowerCase()
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y') return 'redo'
  if (letter === 'h' && shiftKey) return 'history'
  return letter === 's' ? 'save' : letter === 'j' ? 'jump' : undefined
}

/** Undo and redo over the whole entry, saving at once, going to a field, and its history, by keys. */
export function useEntryKeys(session: Session, saver: Saver, on: { jump(): void; history(): void }): void {
  const texts = useTexts()
  const step = (act: () => void, done: string) => {
    const before = session.state.get()
    // Here it is read.
    if (isLocked(before)) return
    act()
    if (presentOf(session.state.get()) !== presentOf(before)) announce(done)
  }
  useKeys({
    ...on,
    save: () => void saver.now().then((isSaved) => announce(isSaved ? texts.saved : texts.notSaved)),
    undo: () => step(session.undo, texts.undone),
    redo: () => step(session.redo, texts.redone),
  })
  useEffect(() => {
    // What is not on disk yet is in the storage of the browser; leaving tries once more.
    const onHide = () => void saver.now()
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [saver])
}
