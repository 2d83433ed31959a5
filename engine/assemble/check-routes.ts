import type { Endpoint } from '../contract/endpoint.ts'
import type { Problem } from './problem.ts'
import type { Installed, InstalledPage } from './site-definition.ts'

interface Claim {
  kind: 'page' | 'end point'
  name: string
  route: string
  plugin: string
  file: string
}

/**
 * One address has one owner: two plugins may not claim one route, nor may a page stand where an end point answers. Pages
 * of one plugin may share a route, as versions of a page do.
 */
export function checkRoutes(pages: readonly InstalledPage[], endpoints: readonly Installed<Endpoint>[]): Problem[] {
  const claims: Claim[] = [
    ...pages
      .filter(({ route }) => !route.includes('*'))
      .map(({ definition: { name }, route, plugin, file }) => ({ kind: 'page' as const, name, route, plugin, file })),
    ...endpoints.map(({ definition: { name, route }, plugin, file }) => ({
      kind: 'end point' as const,
      name,
      route,
      plugin,
      file,
    })),
  ]
  const owners = new Map<string, Claim>()
  const reported = new Set<string>()
  return claims.flatMap((claim) => {
    const owner = owners.get(comparable(claim.route))
    if (!owner) owners.set(comparable(claim.route), claim)
    if (!owner || (owner.plugin === claim.plugin && owner.kind === 'page' && claim.kind === 'page')) return []
    const dispute = `${comparable(claim.route)} ${owner.plugin} ${claim.plugin}`
    if (reported.has(dispute)) return []
    reported.add(dispute)
    const [one, other] = [claim, owner].map(({ kind, name, plugin }) => `${kind} "${name}" of plugin "${plugin}"`)
    return {
      severity: 'error',
      file: claim.file,
      fact: `The route ${claim.route} is claimed by ${one} and by ${other} (${owner.file}).`,
      remedy: 'Give one of them another route.',
    }
  })
}

/** Patterns that differ only in the names of their parameters are one route. */
const comparable = (route: string) => route.replace(/:[A-Za-z]+/g, ':*')
