import type { MouseEvent } from 'react'

/** Nobody waits longer for a save, in milliseconds: what is not saved stays in the browser. */
const LONGEST = 2000

const nothing = async (): Promise<unknown> => undefined
let save = nothing

/** Has something saved before the page is left. @returns ends that */
export function saveBeforeLeaving(own: () => Promise<unknown>): () => void {
  save = own
  return () => {
    save = nothing
  }
}

/** Resolves when what is open is saved, or takes too long. */
export const beforeLeaving = (): Promise<unknown> =>
  Promise.race([save(), new Promise((resolve) => setTimeout(resolve, LONGEST))])

/** Follows a link out of the page when what is open is saved. A tab of its own leaves nothing. */
export function leaveBy(event: MouseEvent<HTMLAnchorElement>): void {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
  event.preventDefault()
  const { href } = event.currentTarget
  const from = location.href
  // Whoever has gone elsewhere meanwhile stays there.
  void beforeLeaving().then(() => location.href === from && location.assign(href))
}
