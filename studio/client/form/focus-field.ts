import { around, type Path, pathText } from '../model/path.ts'
import { type OpenItems, openAlong } from './open-items.ts'

const WRITABLE =
  'textarea:not([disabled]), input:not([disabled],[type=hidden],[hidden],[tabindex="-1"]), select:not([disabled]), [role=spinbutton], [contenteditable=true]'
const FOCUSABLE =
  'input:not([disabled],[type=hidden]), textarea:not([disabled]), select:not([disabled]), button:not([disabled], [tabindex="-1"]), [tabindex]:not([tabindex="-1"])'

/** Where one writes in a control: its first field, or its first button where it has none. */
export const firstIn = (control: Element): HTMLElement | null =>
  [...control.querySelectorAll<HTMLElement>(WRITABLE)].find((field) => !field.closest('[aria-hidden=true]')) ??
  control.querySelector<HTMLElement>(FOCUSABLE)

/** The element of a field, or of the nearest one around it. */
export function fieldElement(path: Path): HTMLElement | undefined {
  for (const outer of around(path)) {
    const found =
      outer.length > 0 && document.querySelector<HTMLElement>(`[data-path="${CSS.escape(pathText(outer))}"]`)
    if (found) return found
  }
  return undefined
}

/** Looked again for what is a script of its own after so many milliseconds, and so often. */
const LOADING = 50
const MOST_TURNS = 200

/** Gives something the focus when it is there, unless somebody has clicked since. @param focus does it itself */
export function focusWhenThere<Found extends HTMLElement>(
  find: () => Found | null | undefined,
  focus: (found: Found) => void = (found) => found.focus(),
): void {
  const over = new AbortController()
  const end = () => over.abort()
  addEventListener('pointerdown', end, { capture: true, signal: over.signal })
  const look = (turns: number) => {
    if (over.signal.aborted) return
    const found = find()
    if (!found && turns > 0) return void setTimeout(() => look(turns - 1), LOADING)
    end()
    if (found) focus(found)
  }
  // What was opened is there after the next rendering.
  requestAnimationFrame(() => requestAnimationFrame(() => look(MOST_TURNS)))
}

/** Gives the focus to what goes on where a button was pressed, unless somebody is elsewhere by now. */
export function focusOn(target: HTMLElement | null | undefined, around: Element | null | undefined = target): void {
  const { activeElement: at, body } = document
  if (at === body || around?.contains(at)) target?.focus()
}

/** Opens what is around a field, scrolls to it and puts the focus into its control. */
export function focusField(open: OpenItems, root: unknown, path: Path): void {
  openAlong(open, root, path)
  focusWhenThere(() => {
    const element = fieldElement(path)
    return element?.querySelector(':scope > .control > [aria-busy=true]') ? undefined : element
  }, focusIn)
}

function focusIn(element: HTMLElement): void {
  for (let outer: Element | null = element; outer; outer = outer.parentElement)
    if (outer instanceof HTMLDetailsElement) outer.open = true
  element.scrollIntoView({ block: 'center' })
  const control = element.querySelector('.control')
  // Of a list its first item comes first, and not what is written in it.
  const isList = control?.querySelector(':scope > [data-items]')
  const found = control && (isList ? control.querySelector<HTMLElement>(FOCUSABLE) : firstIn(control))
  const target = found ?? element.querySelector<HTMLElement>(FOCUSABLE) ?? element
  target.focus({ preventScroll: true })
}
