/** Elements that the Tab key stops at. */
const STOPS = 'a[href], button:not(:disabled)'

/** Leads the Tab key from the last stop inside `element` to the first, and back. */
export function keepFocus(element: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return
  const stops = [...element.querySelectorAll<HTMLElement>(STOPS)].filter((stop) => stop.checkVisibility())
  const place = stops.indexOf(document.activeElement as HTMLElement)
  const next = event.shiftKey
    ? place <= 0
      ? stops.at(-1)
      : undefined
    : place === stops.length - 1
      ? stops[0]
      : undefined
  if (!next) return
  event.preventDefault()
  next.focus()
}
