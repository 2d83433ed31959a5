import { type ComponentType, createElement, type ReactElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes the default export of an island's chunk: it hydrates the element with the properties that it holds as JSON.
 * The element's `data-prefix` is the prefix of the ids that the server gave.
 *
 * What goes wrong is told by an error event of the element. After an error that React does not survive, while hydrating
 * or later, the element has the server's markup again, without scripts.
 *
 * @returns resolves when the island answers to events, or has failed
 */
export const hydrate =
  <Properties extends object>(Component: ComponentType<Properties>) =>
  (element: HTMLElement): Promise<void> =>
    new Promise((resolve) => {
      const properties = element.querySelector(':scope > script[type="application/json"]')
      properties?.remove()
      const sent = [...element.childNodes].map((node) => node.cloneNode(true))
      const tell = (error: unknown) => element.dispatchEvent(new ErrorEvent('error', { error, bubbles: true }))
      const root = hydrateRoot(
        element,
        createElement(Live, {
          children: createElement(Component, JSON.parse(properties?.textContent || '{}') as Properties),
          onLive: resolve,
        }),
        {
          identifierPrefix: element.dataset.prefix ?? '',
          onRecoverableError: tell,
          onCaughtError: tell,
          onUncaughtError(error) {
            // React has emptied the element, and is still at work.
            queueMicrotask(() => {
              root.unmount()
              element.replaceChildren(...sent)
              tell(error)
              resolve()
            })
          },
        },
      )
    })

function Live({ children, onLive }: { children: ReactElement; onLive: () => void }) {
  useEffect(onLive, [onLive])
  return children
}
