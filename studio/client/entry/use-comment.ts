import { useCallback } from 'react'
import type { CommentDesk } from '../comments/comments.ts'
import { focusWhenThere } from '../form/focus-field.ts'
import { useWindowEvent } from '../input/use-window-event.ts'
import { isInDialog } from '../parts/dialog.tsx'
import type { Side } from './use-side.ts'

/** The path of the field that an element is in; empty: it is in none. */
export const placeOfElement = (element: EventTarget | null): string =>
  element instanceof Element ? (element.closest<HTMLElement>('.field[data-path]')?.dataset.path ?? '') : ''

/** Shows the comments beside the form, with the focus where one is written. Ctrl Alt M does so for the field one is in. */
export function useComment(comments: CommentDesk, side: Side): (place: string) => void {
  const { show } = side
  const comment = useCallback(
    (place: string) => {
      comments.target.set(place)
      show('comments')
      focusWhenThere(() => document.querySelector<HTMLElement>('[data-comment]'))
    },
    [comments, show],
  )
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || !event.altKey || event.code !== 'KeyM' || isInDialog(event.target)) return
    event.preventDefault()
    comment(placeOfElement(document.activeElement))
  }
  useWindowEvent(['keydown'], onKeyDown, true)
  return comment
}
