import { useCallback, useState } from 'react'
import { focusWhenThere } from '../form/focus-field.ts'
import { letterOf } from '../input/keys.ts'
import { useWindowEvent } from '../input/use-window-event.ts'
import { isInDialog } from '../parts/dialog.tsx'
import { useRemembered } from '../parts/store.ts'

/** How much room the page beside the form has; `hidden`: the form has all of it. */
export type Room = 'beside' | 'wide' | 'hidden'
export type Part = 'page' | 'checks' | 'publish' | 'comments'

const ROOMS: readonly Room[] = ['beside', 'wide', 'hidden']

/** Describes what is shown beside the form. */
export interface Side {
  room: Room
  setRoom(room: Room): void
  part: Part
  /** Shows a part, also where the side was hidden. */
  show(part: Part): void
}

/** What is beside the form, and how much room it has: this browser remembers it. Ctrl \ hides and shows it. */
export function useSide(): Side {
  const [room, setRoom] = useRemembered('atrium.side', ROOMS, () => 'beside')
  const [part, setPart] = useState<Part>('page')
  const show = useCallback(
    (next: Part) => {
      setPart(next)
      if (room === 'hidden') setRoom('beside')
      if (next === 'publish') focusPublish()
    },
    [room, setRoom],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey || isInDialog(event.target)) return
    if (letterOf(event) === '\\') setRoom(room === 'hidden' ? 'beside' : 'hidden')
    else if (event.key === 'Enter') show('publish')
    else return
    event.preventDefault()
  }
  useWindowEvent(['keydown'], onKeyDown, true)
  return { room, setRoom, part, show }
}

/** A button that has nothing to do gives its place to the part itself. */
const focusPublish = () =>
  focusWhenThere(() => {
    const panel = document.querySelector<HTMLElement>('.publish')
    return panel?.querySelector<HTMLElement>('button.main:not(:disabled)') ?? panel
  })
