import type { EndpointResponse } from '../contract/endpoint.ts'
import { createContext } from './context.ts'
import { endpointKey } from './input/cache-key.ts'
import { plainDocument } from './page-document.ts'
import { visitorRegions } from './regions/regions.ts'
import { HTML, type SiteResponse, type Visit } from './request.ts'
import type { Resolved } from './resolve.ts'

/**
 * An end point's own answer, or one that it wants set into the site's frame.
 *
 * @returns null when the end point says that nothing stands here
 */
export async function answerEndpoint(
  { endpoint, parameters }: Resolved & { kind: 'endpoint' },
  visit: Visit,
): Promise<SiteResponse | null> {
  const { request, path, surroundings, dependencies } = visit
  const methods: readonly string[] = endpoint.methods ?? ['GET']
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!methods.includes(method))
    return notAllowed(methods.flatMap((offered) => (offered === 'GET' ? ['GET', 'HEAD'] : offered)))
  if (method === 'POST' && request.form === null) return notForm
  const context = createContext(surroundings, { path }, dependencies)
  const { query, header } = request
  const form = request.form ?? new URLSearchParams()
  const answer = await endpoint.handle({ method, path, parameters, query, form, header }, context)
  if (!answer) return null
  const headers = defined(answer.headers)
  // What holds drafts is for nobody to keep.
  if (context.deployment.preview) headers['cache-control'] = 'no-store'
  if (answer.page) {
    const { title, sections } = answer.page
    const visitor = await visitorRegions(visit)
    if (visitor.key) headers['cache-control'] = 'private, max-age=0'
    const body = await plainDocument(
      { status: answer.status, head: { title }, sections },
      { ...visit, context, visitor },
    )
    return { status: answer.status, headers: { ...HTML, ...headers }, body, cache: null }
  }
  const key = endpointKey(path, query, endpoint.query)
  const isKept = endpoint.cache === 'dependencies' && method === 'GET'
  return {
    status: answer.status,
    headers,
    body: answer.body ?? '',
    cache: isKept ? { key, dependencies, private: false } : null,
  }
}

export const notAllowed = (methods: readonly string[]): SiteResponse => {
  const allow = methods.join(', ')
  return {
    status: 405,
    headers: { allow, 'content-type': 'text/plain; charset=utf-8' },
    body: `This address answers ${allow} only.\n`,
    cache: null,
  }
}

const notForm: SiteResponse = {
  status: 415,
  headers: { 'accept-post': 'application/x-www-form-urlencoded', 'content-type': 'text/plain; charset=utf-8' },
  body: 'This address reads forms only.\n',
  cache: null,
}

const defined = (headers: EndpointResponse['headers'] = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).filter((pair): pair is [string, string] => pair[1] !== undefined))
