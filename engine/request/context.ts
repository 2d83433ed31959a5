import { createClock } from '../content/clock.ts'
import { createContent } from '../content/content.ts'
import type { Dependencies } from '../content/dependencies.ts'
import { createEnrichment } from '../content/enrichment.ts'
import { matchRoute, trimPath } from '../content/paths.ts'
import type { PageContext } from '../contract/context.ts'
import { resolveLinks } from '../outputs/links.ts'
import { resolveNavigation } from '../outputs/navigation.ts'
import type { Query } from './input/query.ts'
import type { Surroundings } from './site.ts'

/** Everything a page may read during one render; what it reads is noted in `dependencies`. */
export function createContext(
  surroundings: Surroundings,
  request: { path: string; query?: Query },
  dependencies: Dependencies,
): PageContext {
  const { definition, store, institution, deployment, dates, imageBase, ports, log, now } = surroundings
  const enrich = createEnrichment({ site: definition, ports, log, now, dependencies })
  const content = createContent({ store, site: definition, language: institution.language, dependencies, enrich, log })
  const query = request.query ?? {}
  const isEndpoint = (path: string) => definition.endpoints.some(({ definition: { route } }) => matchRoute(route, path))
  const titles = new Map<string, Promise<string | null>>()
  const titleAt = (path: string): Promise<string | null> => {
    const address = trimPath(path)
    const known = titles.get(address)
    if (known) return known
    const title = isEndpoint(address) ? Promise.resolve('') : content.at(address).then((entry) => entry?.title ?? null)
    titles.set(address, title)
    return title
  }
  const context: PageContext = {
    content,
    clock: createClock(now, institution.timeZone, dependencies),
    dates,
    institution,
    deployment,
    path: request.path,
    query,
    ignoreQuery: (name) => delete query[name],
    async hasRoute(path) {
      const address = trimPath(path)
      if (isEndpoint(address)) return true
      dependencies.paths.add(address)
      return (await store.at(address))?.kind === 'entry'
    },
    links: (items) => resolveLinks(items, { institution, titleAt }),
    navigation: (name) => resolveNavigation(name, definition, context),
    titleAt,
    imageBase,
    ports,
    log,
  }
  return context
}
