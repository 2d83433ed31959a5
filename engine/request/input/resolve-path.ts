import type { InstalledPage, SiteDefinition } from '../../assemble/site-definition.ts'
import type { Dependencies } from '../../content/dependencies.ts'
import { matchRoute } from '../../content/entry/paths.ts'
import type { ContentStore } from '../../contract/ports/content.ts'
import type { Endpoint } from '../../contract/site/endpoint.ts'

export type ResolvedPath =
  | { kind: 'endpoint'; endpoint: Endpoint; parameters: Record<string, string> }
  | { kind: 'page'; page: InstalledPage; uid: string }
  | { kind: 'moved'; to: string }
  | { kind: 'none' }

/** Finds what is at an address: an endpoint, the entry of a page, a moved address, or nothing. */
export async function resolvePath(
  path: string,
  site: SiteDefinition,
  store: ContentStore,
  dependencies: Dependencies,
): Promise<ResolvedPath> {
  for (const { definition } of site.endpoints) {
    const parameters = matchRoute(definition.route, path)
    if (parameters) return { kind: 'endpoint', endpoint: definition, parameters }
  }
  dependencies.paths.add(path)
  const match = await store.at(path)
  if (match?.kind === 'moved') return match
  const page = match && site.pages.get(match.contentType)
  return page ? { kind: 'page', page, uid: match.uid } : { kind: 'none' }
}
