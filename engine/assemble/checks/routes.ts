import { type Problem, problemOf } from '../../base/problem.ts'
import type { Endpoint } from '../../contract/site/endpoint.ts'
import type { SiteLanguage } from '../../contract/site/institution.ts'
import type { Installed, InstalledPage } from '../site-definition.ts'

interface Claim {
  kind: 'page' | 'endpoint'
  name: string
  route: string
  plugin: string
  file: string
  isForAuthors?: boolean
}

/**
 * One address has one owner: two plugins may not claim one route, nor may a page be where an endpoint answers. Pages
 * of one plugin may share a route with parameters, and versions of a page any. Nor may a language have their addresses.
 */
export function checkRoutes(
  pages: readonly InstalledPage[],
  endpoints: readonly Installed<Endpoint>[],
  languages: readonly SiteLanguage[],
): Problem[] {
  const claims: Claim[] = [
    ...pages
      .filter((page) => !isAnywhere(page))
      .map(({ type: name, route, plugin, file }) => ({ kind: 'page' as const, name, route, plugin, file })),
    ...endpoints.map(({ definition: { name, route, audience }, plugin, file }) => ({
      kind: 'endpoint' as const,
      ...{ name, route, plugin, file, isForAuthors: audience === 'authors' },
    })),
  ]
  const all: Pick<Claim, 'route' | 'file' | 'isForAuthors'>[] = [...pages.filter(isAnywhere), ...claims]
  const malformed = all.flatMap(({ route, file, isForAuthors }) => {
    const reason = routeFlaw(route, isForAuthors)
    return reason ? [problemOf(file, `The route "${route}" ${reason}`, ROUTE_FORM)] : []
  })
  const owners = new Map<string, Claim>()
  const reported = new Set<string>()
  /** Files of two pages at one route: that their feeds meet follows from it. */
  const pagesAtOneRoute = new Set<string>()
  const disputes = claims.flatMap((claim): Problem[] => {
    if (routeFlaw(claim.route, claim.isForAuthors)) return []
    const owner = owners.get(comparable(claim.route))
    if (!owner) owners.set(comparable(claim.route), claim)
    if (!owner) return []
    if (maySharePath(owner, claim)) return isMeantForOne(owner, claim) ? [sharedBy(owner, claim)] : []
    const dispute = `${comparable(claim.route)} ${owner.plugin} ${claim.plugin}`
    if (reported.has(dispute)) return []
    reported.add(dispute)
    const files = `${owner.file} ${claim.file}`
    if (claim.kind === 'page') pagesAtOneRoute.add(files)
    else if (pagesAtOneRoute.has(files)) return []
    const [one, other] = [claim, owner].map(({ kind, name, plugin }) => `${kind} "${name}" of plugin "${plugin}"`)
    return [
      problemOf(
        claim.file,
        `The route ${claim.route} is claimed by ${one} and by ${other} (${owner.file})`,
        'Give one of them another route.',
      ),
    ]
  })
  const hidden = languages.flatMap(({ tag, path }) => {
    const [first, ...more] = all.filter(({ route }) => path !== '' && `${route}/`.startsWith(`${path}/`))
    if (!first) return []
    const reason = `The path "${path}" of the language "${tag}" hides ${first.route} (${first.file})`
    const others = more.length > 0 ? ` and ${more.length} more` : ''
    return [
      problemOf('institution.json', `${reason}${others}`, 'Write a path that no area has, like "/es".', 'warning'),
    ]
  })
  return [...malformed, ...disputes, ...hidden]
}

/** Versions of a page in one area. Of two pages of one type the type is what is declared twice. */
const maySharePath = (one: Claim, other: Claim): boolean =>
  one.kind === 'page' && other.kind === 'page' && (one.plugin === other.plugin || one.name === other.name)

/** Of two pages at one fixed address one is seen: a mistake, unless they are versions of one page. */
const isMeantForOne = (one: Claim, other: Claim): boolean =>
  !one.route.includes(':') && one.name !== other.name && !areVersions(one.name, other.name)

/** Of versions of a page, like `page_museum` and `page_museum_v2`, editors decide which is shown. */
const areVersions = (one: string, other: string): boolean => withoutVersion(one) === withoutVersion(other)
const withoutVersion = (name: string): string => name.replace(/_v\d+$/, '')

const sharedBy = (owner: Claim, { name, route, file }: Claim): Problem =>
  problemOf(
    file,
    `The route ${route} of page "${name}" is that of page "${owner.name}" (${owner.file}), too: of their entries the newest alone is seen`,
    `Give one of them another route; of two versions of a page, call the type of the newer one "${owner.name}_v2".`,
    'warning',
  )

/** True for pages that have the address that their entry says, like `/:url*`. */
const isAnywhere = ({ route }: InstalledPage): boolean => /^\/:\w+\*/.test(route)

/** Patterns that differ only in the names of their parameters are one route. */
const comparable = (route: string) => route.replace(/:[A-Za-z]+/g, ':*')

const ROUTE_FORM = 'Write a path like "/recipes", "/recipes/:slug" or "/recipes/:slug*.json".'

/** Says why text is not a valid route; undefined when it is. What begins with "/_" is for visitors no address. */
export function routeFlaw(route: string, isForAuthors = false): string | undefined {
  if (!route.startsWith('/')) return 'does not begin with a slash'
  if (route !== '/' && route.endsWith('/')) return 'ends with a slash'
  if (route.includes('//')) return 'has an empty segment'
  if (route.startsWith('/_') && !isForAuthors) return 'begins with "/_", which is reserved for the server'
  const [foreign] = /[?#\s"<>[\]\\^`{|}]/.exec(route) ?? []
  if (foreign) return `has "${foreign}", which is no part of a path`
  const wrong = route.split('/').find((segment) => /[:*]/.test(segment) && !/^:\w+\*?(?:\.[\w.-]+)?$/.test(segment))
  return wrong && `has the segment "${wrong}", which is not a valid parameter`
}
