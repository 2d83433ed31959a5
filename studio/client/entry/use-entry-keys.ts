import { useEffect } from 'react'
import { announce } from '../parts/announce.ts'
import { isInDialog } from '../parts/dialog.tsx'
import { useTexts } from '../parts/texts.tsx'
import type { Saver } from './session/saving.ts'
import { isLocked, type Session } from './session/session.ts'

/** Undo and redo over the whole entry, saving at once, going to a field, and its history, by keys. */
export function useEntryKeys(session: Session, saver: Saver, on: { jump(): void; history(): void }): void {
  const texts = useTexts()
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
      const key = event.key.toLowerCase()
      const isUndo = key === 'z' && !event.shiftKey
      const isRedo = (key === 'z' && event.shiftKey) || (key === 'y' && event.ctrlKey)
      const isHistory = key === 'h' && event.shiftKey
      if (!isUndo && !isRedo && !isHistory && key !== 's' && key !== 'j') return
      event.preventDefault()
      if (key === 'j') on.jump()
      else if (isHistory) on.history()
      else if (key === 's') void saver.now().then((isSaved) => announce(isSaved ? texts.saved : texts.notSaved))
      // Here it is read.
      else if (isLocked(session.state.get())) return
      else if (isUndo) {
        session.undo()
        announce(texts.undone)
      } else {
        session.redo()
        announce(texts.redone)
      }
    }
    // Before controls hear it: some keep every key for themselves.
    addEventListener('keydown', onKeyDown, true)
    return () => removeEventListener('keydown', onKeyDown, true)
  })
  useEffect(() => {
    // What is not on disk yet is in the storage of the browser; leaving tries once more.
    const onHide = () => void saver.now()
    addEventListener('pagehide', onHide)
    return () => removeEventListener('pagehide', onHide)
  }, [saver])
}
