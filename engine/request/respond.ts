import { createDependencies } from '../content/dependencies.ts'
import { createContext } from './context.ts'
import { answerEndpoint, notAllowed } from './endpoint.ts'
import { pageKey } from './input/cache-key.ts'
import { type Query, queryKey, understood } from './input/query.ts'
import { readPath } from './input/read-path.ts'
import { load } from './load.ts'
import { errorDocument, pageDocument } from './page-document.ts'
import { visitorRegions } from './regions/regions.ts'
import { HTML, type SiteRequest, type SiteResponse, type Visit } from './request.ts'
import { type Resolved, resolve } from './resolve.ts'
import type { Surroundings } from './site.ts'

/** Answers a request: an end point's own answer, a page, a moved address, or an error page. Never throws. */
export async function respond(request: SiteRequest, surroundings: Surroundings): Promise<SiteResponse> {
  const { definition, store, log, loud } = surroundings
  const path = readPath(request.path)
  const visit: Visit = { request, path: path ?? '/', surroundings, dependencies: createDependencies() }
  if (path === null) return answerError(400, 'The address is not written as one.', visit)
  try {
    const resolved = await resolve(path, definition, store, visit.dependencies)
    if (resolved.kind === 'endpoint') {
      // An end point alone knows what its answer hangs on: that it has none is not kept.
      return (await answerEndpoint(resolved, visit)) ?? { ...(await answerError(404, 'Not found', visit)), cache: null }
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') return notAllowed(['GET', 'HEAD'])
    if (resolved.kind === 'moved') return moved(resolved.to, visit)
    const page = resolved.kind === 'page' ? await answerPage(resolved, visit) : null
    return page ?? (await answerError(404, 'Not found', visit))
  } catch (error) {
    log.error({ path, error }, `Answering ${path} failed: ${(error as Error).message}`)
    return answerError(500, loud ? (error as Error).message : '', visit)
  }
}

/** @returns null when the entry is not there */
async function answerPage({ page, uid }: Resolved & { kind: 'page' }, visit: Visit): Promise<SiteResponse | null> {
  const { request, path, surroundings, dependencies } = visit
  const query = understood(request.query, page.definition.query)
  const context = createContext(surroundings, { path, query }, dependencies)
  const loaded = await load(page, uid, context)
  if (!loaded) return null
  const visitor = await visitorRegions(visit)
  return html(200, await pageDocument(loaded, { ...visit, context, visitor }), query, visitor.key, visit)
}

/** An error page. Only that nothing stands at an address is kept. */
async function answerError(status: number, message: string, visit: Visit): Promise<SiteResponse> {
  const { path, surroundings, dependencies } = visit
  try {
    const visitor = await visitorRegions(visit)
    const context = createContext(surroundings, { path }, dependencies)
    const body = await errorDocument({ status, message, path }, { ...visit, context, visitor })
    const answer = html(status, body, {}, visitor.key, visit)
    return status === 404 ? answer : { ...answer, cache: null }
  } catch (error) {
    surroundings.log.error({ path, status, error }, `The error page for ${status} failed: ${(error as Error).message}`)
    const headers = { 'content-type': 'text/plain; charset=utf-8' }
    return { status, headers, body: `An error occurred ${status}\n`, cache: null }
  }
}

const html = (
  status: number,
  body: string,
  query: Query,
  visitor: string,
  { path, dependencies }: Visit,
): SiteResponse => ({
  status,
  headers: HTML,
  body,
  cache: { key: pageKey(path, query, visitor), dependencies, private: visitor !== '' },
})

const moved = (to: string, { path, dependencies }: Visit): SiteResponse => ({
  status: 301,
  headers: { location: to.startsWith('/') ? encodeURI(to) : new URL(to).href },
  body: '',
  cache: { key: queryKey(path, {}), dependencies, private: false },
})
