import type { Problem } from '../problem.ts'
import type { InstalledPage } from '../site-definition.ts'

/** A navigation that no installed area declares is worth a warning: the page shows none. */
export function checkNavigation(pages: readonly InstalledPage[], navigation: ReadonlyMap<string, unknown>): Problem[] {
  return pages.flatMap(({ type, file, definition: { navigation: name } }) =>
    typeof name !== 'string' || navigation.has(name)
      ? []
      : [
          {
            severity: 'warning',
            file,
            fact: `The page of "${type}" shows the navigation "${name}", which no installed area declares.`,
            remedy: `Name one of ${[...navigation.keys()].join(', ') || 'those that an area declares'}, or install the area that declares it.`,
          },
        ],
  )
}
