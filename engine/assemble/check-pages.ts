import type { Problem } from './problem.ts'
import type { InstalledPage, InstalledType } from './site-definition.ts'

/** A content type has one page, which can say where it stands; the page of an area's own type needs that type declared. */
export function checkPages(
  pages: readonly InstalledPage[],
  contentTypes: ReadonlyMap<string, InstalledType>,
): Problem[] {
  const shown = new Map<string, string>()
  return pages.flatMap(({ definition: page, type, route, file }) => {
    const problems: Problem[] = []
    const report = (fact: string, remedy: string, severity: Problem['severity'] = 'error') =>
      problems.push({ severity, file, fact: `Page "${page.name}" ${fact}`, remedy })
    const other = shown.get(type)
    if (other)
      report(`shows the content type "${type}", as page "${other}" does.`, 'Keep one page for each content type.')
    else shown.set(type, page.name)
    if (!contentTypes.has(type))
      report(
        `shows the content type "${type}", which no installed plugin declares.`,
        'Add the content type to "contentTypes" of the plugin, or delete the page.',
        typeof page.type === 'string' ? 'warning' : 'error',
      )
    if (!page.path && !/^[^:]*(?:\/:\w+\*?)?$/.test(route))
      report(
        `has the route ${route}, which an entry's url alone cannot fill.`,
        'End the route with its only parameter, or compute the address in "path".',
      )
    return problems
  })
}
