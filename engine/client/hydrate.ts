import { type ComponentType, createElement, type ReactElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Makes the default export of an island's chunk: it hydrates the element with the properties that stand in it as JSON.
 * The element's `data-prefix` is the prefix of the ids that the server gave.
 *
 * @returns resolves when the island answers to events
 */
export const hydrate =
  <Properties extends object>(Component: ComponentType<Properties>) =>
  (element: HTMLElement): Promise<void> =>
    new Promise((resolve) => {
      const properties = element.querySelector(':scope > script[type="application/json"]')
      properties?.remove()
      hydrateRoot(
        element,
        createElement(Live, {
          children: createElement(Component, JSON.parse(properties?.textContent || '{}') as Properties),
          onLive: resolve,
        }),
        { identifierPrefix: element.dataset.prefix ?? '' },
      )
    })

function Live({ children, onLive }: { children: ReactElement; onLive: () => void }) {
  useEffect(onLive, [onLive])
  return children
}
