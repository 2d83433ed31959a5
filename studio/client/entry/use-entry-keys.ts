import { useEffect } from 'react'
import { firstIn, focusOn } from '../form/focus-field.ts'
import { letterOf } from '../input/keys.ts'
import { useWindowEvent } from '../input/use-window-event.ts'
import { announce } from '../parts/announce.ts'
import { isInDialog } from '../parts/dialog.tsx'
import { useTexts } from '../parts/texts.tsx'
import { saveBeforeLeaving } from '../route/leaving.ts'
import type { Saver } from './session/saving.ts'
import { presentOf, type Session } from './session/session.ts'

type Keys = Partial<Record<'undo' | 'redo' | 'save' | 'jump' | 'history', () => void>>

/** Does what keys say of a whole form. */
export function useKeys(on: Keys): void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
    const meant = meantBy(event)
    const act = meant && on[meant]
    if (!act || ((meant === 'undo' || meant === 'redo') && isOutsideForm(event.target))) return
    event.preventDefault()
    act()
  }
  useWindowEvent(['keydown'], onKeyDown, true)
}

/** Whether it is a text box that the browser undoes by itself: each control of a form is within its field. */
const isOutsideForm = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('textarea, input') && !target.closest('[data-path]')

function meantBy(event: KeyboardEvent): keyof Keys | undefined {
  const { shiftKey } = event
  const letter = letterOf(event)
  if (letter === 'z') return shiftKey ? 'redo' : 'undo'
  if (letter === 'y') return 'redo'
  if (letter === 'h' && shiftKey) return 'history'
  return letter === 's' ? 'save' : letter === 'j' ? 'jump' : undefined
}

/** An element and all around it. */
const outward = (element: Element | null): Element[] => (element ? [element, ...outward(element.parentElement)] : [])

/** Undo and redo over the whole entry, saving at once, going to a field, and its history, by keys. */
export function useEntryKeys(session: Session, saver: Saver, isRead: boolean, on: Keys): void {
  const texts = useTexts()
  const step = (act: () => void, done: string) => {
    if (isRead) return
    const before = session.state.get()
    const [held, ...around] = outward(document.activeElement)
    act()
    if (presentOf(session.state.get()) === presentOf(before)) return
    announce(done)
    // What React takes out, to put it elsewhere or for good, loses the focus.
    requestAnimationFrame(() => {
      const there = held?.isConnected ? held : around.map((one) => one.isConnected && firstIn(one)).find(Boolean)
      focusOn(there as HTMLElement | undefined)
    })
  }
  useKeys({
    ...on,
    save: () => void saver.now().then((isSaved) => announce(isSaved ? texts.saved : texts.notSaved)),
    undo: () => step(session.undo, texts.undone),
    redo: () => step(session.redo, texts.redone),
  })
  // What is not on disk yet is in the storage of the browser; leaving tries once more.
  useWindowEvent(['pagehide'], () => void saver.now())
  useEffect(() => saveBeforeLeaving(saver.now), [saver])
}
