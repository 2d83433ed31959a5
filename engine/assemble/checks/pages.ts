import { type Problem, problemOf } from '../../base/problem.ts'
import { listedTypes } from '../../lists/source/listed-types.ts'
import type { InstalledPage, InstalledType } from '../site-definition.ts'
import { routeFlaw } from './routes.ts'

/** A content type has one page, whose route or `path` gives its address. */
export function checkPages(
  pages: readonly InstalledPage[],
  contentTypes: ReadonlyMap<string, InstalledType>,
): Problem[] {
  const shown = new Map<string, string>()
  return pages.flatMap(({ definition: page, type, route, file }) => {
    const problems: Problem[] = []
    const report = (fault: string, remedy: string) =>
      problems.push(problemOf(file, `The page of "${type}" ${fault}`, remedy))
    const other = shown.get(type)
    if (other && !page.ownsType) report(`is in ${other} already`, 'Keep one page for each content type.')
    else shown.set(type, file)
    if (!contentTypes.has(type))
      report('shows a content type that is declared nowhere', 'Declare the type in a file of "types/".')
    if (page.feed && typeof page.feed.title !== 'function')
      report('has a feed without title', 'Name it: feed: { title: ({ entry }) => entry.title }.')
    if (page.feed && listedTypes({ ...page.list, ...page.feed }).length === 0)
      report(
        'has a feed of nothing: a feed is of entries, and its list names no content type',
        'Name the type: feed: { of: recipe, … }.',
      )
    if (!page.path && !routeFlaw(route) && !/^[^:]*(?:\/:\w+\*?)?$/.test(route))
      report(
        `has the route ${route}, which an entry's url alone cannot fill`,
        'End the route with its only parameter, or compute the address in "path".',
      )
    return problems
  })
}
