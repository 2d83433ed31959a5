import { Idiomorph } from 'idiomorph'
import { SHOWN } from './outline-section.ts'

/** Describes what the server sent for each part that a script wakes: the script changes what is on the page. */
export type Sent = WeakMap<Element, string>

/** Notes what the server sent, before a script has changed it. */
export function noteSent(page: Document, sent: Sent): void {
  for (const part of page.querySelectorAll('[data-island]')) sent.set(part, part.outerHTML)
}

/**
 * Makes a page that of a newer answer, without loading it: what is the same stays, with its scroll. A part that a script has
 * woken stays too where the server sends the same for it; another takes its place, and is woken.
 */
export function morphPage(page: Document, fresh: Document, sent: Sent, wake: (element: HTMLElement) => void): void {
  const other = new Map<Element, HTMLElement>()
  const added: HTMLElement[] = []
  page.title = fresh.title
  addStyles(page, fresh)
  Idiomorph.morph(page.body, fresh.body, {
    morphStyle: 'outerHTML',
    callbacks: {
      beforeNodeMorphed(old, next) {
        if (!(old instanceof Element) || !(next instanceof Element) || !old.hasAttribute('data-island')) return true
        if (sent.get(old) !== next.outerHTML) other.set(old, page.importNode(next, true) as HTMLElement)
        return false
      },
      // What is outlined stays so: the server knows nothing of it.
      beforeAttributeUpdated: (name) => name !== SHOWN,
      beforeNodeRemoved: (node) => !(node instanceof HTMLScriptElement),
      afterNodeAdded(node) {
        if (node instanceof HTMLElement) added.push(...partsIn(node))
      },
    },
  })
  // After the rest: morphing goes on from the element that was there.
  for (const [old, next] of other) {
    old.replaceWith(next)
    added.push(...partsIn(next))
  }
  for (const part of new Set(added)) {
    sent.set(part, part.outerHTML)
    wake(part)
  }
}

const partsIn = (element: HTMLElement): HTMLElement[] =>
  [element, ...element.querySelectorAll<HTMLElement>('[data-island]')].filter((part) =>
    part.hasAttribute('data-island'),
  )

/** Styles of blocks that the page did not have. */
function addStyles(page: Document, fresh: Document): void {
  const known = new Set(
    [...page.head.querySelectorAll('link[rel=stylesheet], style')].map(({ outerHTML }) => outerHTML),
  )
  for (const style of fresh.head.querySelectorAll('link[rel=stylesheet], style'))
    if (!known.has(style.outerHTML)) page.head.append(page.importNode(style, true))
}
