import type { SiteDefinition } from '#engine/assemble/site-definition.ts'

/** Of one route, no more addresses than this. */
const MOST = 8

/**
 * Addresses at which the installed endpoints may answer: the parameter of a route is what follows its beginning in the
 * address of a page, or the name of a sitemap.
 *
 * @param paths addresses of pages there are
 */
export const endpointAddresses = (site: SiteDefinition, paths: readonly string[]): string[] =>
  site.endpoints.flatMap(({ definition: { route } }) => {
    if (!route.includes(':')) return [route]
    const start = route.slice(0, route.indexOf(':'))
    const values = paths.flatMap((path) => (path.startsWith(start) ? [path.slice(start.length)] : []))
    const known = values.length > 0 ? values : [...new Set(paths.map((path) => `${path.split('/')[1] || 'home'}.xml`))]
    return known.slice(0, MOST).map((value) => route.replace(/:\w+/, () => value))
  })
