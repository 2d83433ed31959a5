import { around, type Path, pathText } from '../model/path.ts'
import { type OpenItems, openAlong } from './open-items.ts'

const WRITABLE =
  'textarea:not([disabled]), input:not([disabled],[type=hidden],[hidden],[tabindex="-1"]), select:not([disabled]), [role=spinbutton], [contenteditable=true]'
const FOCUSABLE =
  'input:not([disabled],[type=hidden]), textarea:not([disabled]), select:not([disabled]), button:not([disabled]), [tabindex]:not([tabindex="-1"])'

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

/** Opens what is around a field, scrolls to it and puts the focus into its control. */
export function focusField(open: OpenItems, root: unknown, path: Path): void {
  openAlong(open, root, path)
  // What was closed is there after the next rendering.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const element = fieldElement(path)
      if (!element) return
      for (let outer: Element | null = element; outer; outer = outer.parentElement)
        if (outer instanceof HTMLDetailsElement) outer.open = true
      element.scrollIntoView({ block: 'center' })
      const control = element.querySelector('.control')
      // Of a list its first item comes first, and not what is written in it.
      const isList = control?.querySelector(':scope > [data-items]')
      const found = control && (isList ? control.querySelector<HTMLElement>(FOCUSABLE) : firstIn(control))
      const target = found ?? element.querySelector<HTMLElement>(FOCUSABLE) ?? element
      target.focus({ preventScroll: true })
    }),
  )
}
