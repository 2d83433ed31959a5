import { defined } from '../../base/defined.ts'
import { fileNameHeader } from '../../base/text/file-name.ts'
import type { Endpoint } from '../../contract/site/endpoint.ts'
import messages from '../../messages.ts'
import { localAddress } from '../../outputs/addresses/local-address.ts'
import { endpointKey } from '../input/address.ts'
import { HTML, type RequestState, type SiteResponse } from '../input/request.ts'
import type { ResolvedPath } from '../input/resolve-path.ts'
import { plainDocument } from './error.ts'

/**
 * An endpoint's own answer, or one that it wants set into the site's frame.
 *
 * @returns null when the endpoint says that nothing is here
 */
export async function answerEndpoint(
  { endpoint, parameters }: ResolvedPath & { kind: 'endpoint' },
  state: RequestState,
): Promise<SiteResponse | null> {
  const { request, path, context, visitor, dependencies } = state
  const methods: readonly string[] = endpoint.methods ?? ['GET']
  const method = request.method === 'HEAD' ? 'GET' : request.method
  if (!methods.includes(method))
    return notAllowed(methods.flatMap((offered) => (offered === 'GET' ? ['GET', 'HEAD'] : offered)))
  if (method === 'POST' && request.form === null) return notForm
  const wait = state.runtime.limits?.spend(endpoint, request.caller) ?? 0
  if (wait > 0) return tooMany(wait, state)
  const { header } = request
  const isCached = endpoint.cache === 'dependencies' && method === 'GET'
  const query = isCached ? declaredQuery(endpoint, state) : request.query
  const form = request.form ?? new URLSearchParams()
  const answer = await endpoint.handle({ request: { method, path, parameters, query, form, header }, context })
  if (answer === undefined)
    throw new Error(`The endpoint "${endpoint.name}" returned nothing. Return an answer, or null where nothing is.`)
  if (!answer) return null
  const headers = defined(answer.headers ?? {}) as Record<string, string>
  if (headers.location) headers.location = localAddress(headers.location, context.institution.basePath)
  if (answer.file) headers['content-disposition'] = fileNameHeader(answer.file)
  // What holds drafts is for nobody to keep.
  if (context.deployment.preview) headers['cache-control'] = 'no-store'
  const isForAuthors = endpoint.audience === 'authors'
  if (isForAuthors) Object.assign(headers, { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' })
  if (answer.page) {
    const { title, sections, isAlone } = answer.page
    if (visitor.key) headers['cache-control'] = 'private, max-age=0'
    const rendered = await plainDocument({ status: answer.status, head: { title }, sections, isAlone }, state)
    return { status: answer.status, headers: { ...HTML, ...headers }, ...rendered, isForAuthors, cache: null }
  }
  const key = endpointKey(path, query, endpoint.query)
  return {
    status: answer.status,
    headers,
    body: typeof answer.body === 'object' ? Buffer.from(answer.body) : (answer.body ?? ''),
    cache: isCached ? { key, dependencies, private: false } : null,
  }
}

/** Whoever asks next gets the same answer: of the query it may depend on what it is cached under alone. */
function declaredQuery(
  { name, query = [] }: Endpoint,
  { request, path, runtime, context }: RequestState,
): URLSearchParams {
  const others = [...new Set(request.query.keys())].filter((parameter) => !query.includes(parameter))
  if (runtime.showProblems && others.length > 0)
    context.log.info(
      {},
      `${path} is answered without ${others.join(', ')}: "query" of the endpoint "${name}" does not name them.`,
    )
  return new URLSearchParams([...request.query].filter(([parameter]) => query.includes(parameter)))
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

/** In plain words: whoever asks too often costs next to nothing. */
export const tooMany = (seconds: number, { context }: Pick<RequestState, 'context'>): SiteResponse => ({
  status: 429,
  headers: { 'retry-after': String(seconds), 'content-type': 'text/plain; charset=utf-8' },
  body: `${context.translate(messages).tooMany}\n`,
  cache: null,
})

const notForm: SiteResponse = {
  status: 415,
  headers: { 'accept-post': 'application/x-www-form-urlencoded', 'content-type': 'text/plain; charset=utf-8' },
  body: 'This address reads forms only.\n',
  cache: null,
}
