import { Idiomorph } from 'idiomorph'
import { SHOWN } from './outline-section.ts'

/** Describes what the server sent for each part that a script has woken: the script has changed what is on the page. */
export type Sent = WeakMap<Element, string>

/** Notes what the server sent, as long as the page is as it was sent. */
export function noteSent(page: Document, fresh: Document, sent: Sent): void {
  const parts = [...page.querySelectorAll('[data-island]')]
  const sources = [...fresh.querySelectorAll('[data-island]')]
  if (parts.length !== sources.length) return
  for (const [index, part] of parts.entries()) sent.set(part, sources[index]?.outerHTML ?? '')
}

/**
 * Makes a page that of a newer answer, without loading it: what is the same stays, with its scroll. A part that a script has
 * woken stays too where the server sends the same for it; another takes its place, and is woken.
 */
export function morphPage(page: Document, fresh: Document, sent: Sent, wake: (element: HTMLElement) => void): void {
  const woken: HTMLElement[] = []
  page.title = fresh.title
  addStyles(page, fresh)
  Idiomorph.morph(page.body, fresh.body, {
    morphStyle: 'outerHTML',
    callbacks: {
      beforeNodeMorphed(old, next) {
        if (!(old instanceof Element) || !(next instanceof Element) || !old.hasAttribute('data-island')) return true
        if (sent.get(old) === next.outerHTML) return false
        const placed = page.importNode(next, true) as HTMLElement
        sent.set(placed, next.outerHTML)
        old.replaceWith(placed)
        woken.push(placed)
        return false
      },
      // What is outlined stays so: the server knows nothing of it.
      beforeAttributeUpdated: (name) => name !== SHOWN,
      beforeNodeRemoved: (node) => !(node instanceof HTMLScriptElement),
      afterNodeAdded(node) {
        if (!(node instanceof HTMLElement)) return
        for (const part of [node, ...node.querySelectorAll<HTMLElement>('[data-island]')])
          if (part.hasAttribute('data-island')) {
            sent.set(part, part.outerHTML)
            woken.push(part)
          }
      },
    },
  })
  for (const part of woken) wake(part)
}

/** Styles of blocks that the page did not have. */
function addStyles(page: Document, fresh: Document): void {
  const known = new Set(
    [...page.head.querySelectorAll('link[rel=stylesheet], style')].map(({ outerHTML }) => outerHTML),
  )
  for (const style of fresh.head.querySelectorAll('link[rel=stylesheet], style'))
    if (!known.has(style.outerHTML)) page.head.append(page.importNode(style, true))
}
