import { type Problem, problemOf } from '../../base/problem.ts'
import type { MenuItem } from '../../contract/site/link.ts'
import type { Navigation } from '../../contract/site/navigation.ts'
import type { Plugin } from '../../contract/site/plugin.ts'
import type { Installed, InstalledPage } from '../site-definition.ts'

/** Navigations are found by their name and by paths; one that no installed area declares is worth a warning. */
export function checkNavigation(
  pages: readonly InstalledPage[],
  plugins: readonly Installed<Plugin>[],
  navigation: ReadonlyMap<string, unknown>,
): Problem[] {
  const known = [...navigation.keys()].join(', ') || 'those that an area declares'
  const unknown = pages.flatMap(({ type, file, definition: { navigation: name } }) => {
    if (typeof name !== 'string' || name.startsWith('/') || navigation.has(name)) return []
    const reason = `The page of "${type}" shows the navigation "${name}", which no installed area declares`
    return problemOf(file, reason, `Name one of ${known}, or install the area that declares it.`, 'warning')
  })
  const malformed = plugins.flatMap(({ definition, file }) =>
    pathsOf(definition)
      .filter(({ path }) => !isPath(path))
      .map(({ path, owner }) =>
        problemOf(
          file,
          `"${path}" of ${owner} is not a valid path`,
          'Write a path like "/recipes", which begins with one slash.',
        ),
      ),
  )
  const searching = plugins.filter(({ definition: { search } }) => search)
  const further = searching
    .slice(1)
    .map(({ definition, file }) =>
      problemOf(
        file,
        `The search of "${definition.name}" is not valid: "${searching[0]?.definition.name}" offers one, too`,
        'A site has one search: take it out of one of the areas.',
      ),
    )
  return [...unknown, ...malformed, ...further]
}

function pathsOf({ name, mainMenu, search, navigation = [] }: Plugin): { path: string; owner: string }[] {
  const own = navigation.flatMap((one) =>
    declaredPaths(one).map((path) => ({ path, owner: `the navigation "${one.name}"` })),
  )
  const { alike: _words, ...addresses } = search ?? { path: '' }
  const searched = search ? Object.values(addresses).map((path) => ({ path, owner: `the search of "${name}"` })) : []
  const offered = mainMenu ? [{ path: mainMenu.path, owner: `the entry of "${name}" for the main menu` }] : []
  return [...own, ...searched, ...offered]
}

const declaredPaths = ({ paths = [], menus }: Navigation): string[] => [
  ...paths,
  ...(typeof menus === 'function' ? [] : menus.flatMap(({ items }) => items.flatMap(ownPath))),
]

/** A link with its own label may lead elsewhere. */
const ownPath = (item: MenuItem): string[] =>
  typeof item === 'string' ? [item] : /^[a-z]+:/i.test(item.href) ? [] : [item.href]

/** Of links the closing slash is dropped when they are shown. */
const isPath = (path: string): boolean => /^\/(?!\/)\S*$/.test(path)
