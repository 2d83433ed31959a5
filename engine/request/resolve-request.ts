import type { InstalledPage } from '../assemble/site-definition.ts'
import { createDependencies } from '../content/dependencies.ts'
import type { Entry } from '../contract/content/entry.ts'
import type { Page } from '../contract/page/page.ts'
import { listAddress, queryOf } from '../lists/list-query.ts'
import { isSentByControl, withSort } from '../lists/sort-options.ts'
import messages from '../messages.ts'
import { localAddress } from '../outputs/addresses/local-address.ts'
import { answerEndpoint, notAllowed, tooMany } from './answer/endpoint.ts'
import { answerError } from './answer/error.ts'
import { inLanguageOf } from './answer/in-language.ts'
import { answerPage } from './answer/page.ts'
import { endpointKey, pageKey, pairsOf, parseQuery, queryKey, readPath } from './input/address.ts'
import type { RequestState, ResolvedRequest, SiteRequest, SiteResponse } from './input/request.ts'
import { type ResolvedPath, resolvePath } from './input/resolve-path.ts'
import { createContext } from './page/context.ts'
import { type Loaded, load } from './page/load.ts'
import { NO_VISITOR, visitorRegions } from './regions/regions.ts'
import type { SiteRuntime } from './runtime.ts'
import { trapUnloaded } from './sections/unloaded.ts'

/**
 * Resolves a request: reads its address, finds what is there, and what of the query and of the visitor's cookies
 * changes the answer. Nothing is read twice when the answer is made.
 *
 * @throws when the store cannot be asked
 */
export async function resolve(request: SiteRequest, shared: SiteRuntime): Promise<ResolvedRequest> {
  const runtime = request.log ? { ...shared, log: request.log } : shared
  const path = readPath(request.path)
  const dependencies = createDependencies()
  const nobody = { request, path: path ?? '/', query: {}, runtime, dependencies, visitor: NO_VISITOR }
  if (path === null) {
    const state: RequestState = { ...nobody, context: createContext(runtime, { path: '/' }, dependencies) }
    return uncachedRequest(() => answerError(400, state.context.translate(messages).badAddress, state))
  }
  const resolved = await resolvePath(path, runtime.definition, runtime.store, dependencies)
  const definition: Pick<Page, 'query' | 'list'> = resolved.kind === 'page' ? resolved.page.definition : {}
  const parsed = parseQuery(request.query, queryOf(definition))
  const query = withSort(parsed, definition.list)
  if (['GET', 'HEAD'].includes(request.method) && isSentByControl(parsed, definition.list))
    return uncachedRequest(async () =>
      seeOther(localAddress(listAddress(encodeURI(path), pairsOf(query)), runtime.institution.basePath)),
    )
  const context = createContext(runtime, { path, query }, dependencies)
  const visitor = resolved.kind === 'moved' ? NO_VISITOR : await visitorRegions({ ...nobody, context })
  const state: RequestState = { ...nobody, query, context, visitor }
  const wait = once(() => secondsToWait(resolved, state))
  const loaded = once(async () => (wait() > 0 ? null : loadPage(resolved, state)))
  const answering: Answering = { resolved, state, wait, loaded }
  const answer = () => safely(answering)
  if (request.method !== 'GET') return uncachedRequest(answer)
  const key = keyOf(resolved, state)
  const finalKey = () =>
    answering.loaded().then(
      () => keyOf(resolved, state),
      () => key,
    )
  return { key, finalKey, answer }
}

/** Resolves a request to an answer that is not cached. */
export const uncachedRequest = (answer: ResolvedRequest['answer']): ResolvedRequest => ({
  key: null,
  finalKey: async () => null,
  answer,
})

/** Answers a request; when it cannot even be resolved, with an error page. Never rejects. */
export async function respond(request: SiteRequest, shared: SiteRuntime): Promise<SiteResponse> {
  try {
    return await (await resolve(request, shared)).answer()
  } catch (error) {
    const path = readPath(request.path) ?? '/'
    const dependencies = createDependencies()
    const context = createContext(shared, { path }, dependencies)
    const state = { request, path, query: {}, context, visitor: NO_VISITOR, dependencies }
    return failed(error as Error, { ...state, runtime: shared })
  }
}

function keyOf(resolved: ResolvedPath, { request, path, query, visitor }: RequestState): string | null {
  if (resolved.kind === 'moved') return queryKey(path, {})
  if (resolved.kind !== 'endpoint') return pageKey(path, query, visitor.key)
  return resolved.endpoint.cache ? endpointKey(path, request.query, resolved.endpoint.query) : null
}

/** A request that was resolved, with what its page is made from: that is loaded once, when it is asked for. */
interface Answering {
  resolved: ResolvedPath
  state: RequestState
  /** Seconds until the caller may ask for it again; 0: now. */
  wait: () => number
  loaded: () => Promise<Spoken | null>
}

/** A page as it was loaded, by what is asked in its own language. */
interface Spoken {
  loaded: Loaded
  spoken: RequestState
}

async function loadPage(resolved: ResolvedPath, state: RequestState): Promise<Spoken | null> {
  if (resolved.kind !== 'page') return null
  const spoken = await inLanguageOf(resolved.uid, state)
  const loading = load(resolved.page, resolved.uid, spoken.context, (entry) => guarded(entry, resolved.page, state))
  const loaded = await saidLate(loading, resolved.page, state)
  return loaded && { loaded, spoken }
}

/** For who develops a site: a page waits for what never answers, and the log says so. */
function saidLate<Value>(loading: Promise<Value>, { file }: InstalledPage, { path, runtime }: RequestState) {
  if (!runtime.showProblems) return loading
  const message = `Loading ${path} takes longer than 10 seconds. What its "load" or its list waits for does not answer: give it an end, as \`signal\` of fetch does.`
  const timer = setTimeout(() => runtime.log.warn({ path, file }, message), 10_000)
  return loading.finally(() => clearTimeout(timer))
}

/** For who develops a site: what a page reads of references that are not loaded is undefined, and the log says so. */
function guarded(entry: Entry, { file }: InstalledPage, { runtime }: RequestState): Entry {
  const { showProblems, showOrigins, definition, log } = runtime
  // What sections come from is known by the objects themselves.
  if (!showProblems || showOrigins) return entry
  return trapUnloaded(entry, definition, 'entry', (message) => log.warn({ file }, message))
}

/** Counts a page that is to be made; it does so before anything is loaded for it. */
function secondsToWait(resolved: ResolvedPath, { request, runtime }: RequestState): number {
  if (resolved.kind !== 'page') return 0
  const { route, limit } = resolved.page.definition
  return runtime.limits?.spend({ name: route, limit }, request.caller) ?? 0
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

async function safely(answering: Answering): Promise<SiteResponse> {
  try {
    return await answer(answering)
  } catch (error) {
    return failed(error as Error, answering.state)
  }
}

function failed(error: Error, state: RequestState): Promise<SiteResponse> {
  const { path, runtime } = state
  runtime.log.error({ path, error }, `Answering ${path} failed: ${error.message}`)
  return answerError(500, runtime.showProblems ? error.message : '', state)
}

/** An endpoint's own answer, a page, a moved address, or that nothing is here. */
async function answer({ resolved, state, wait, loaded }: Answering): Promise<SiteResponse> {
  const { method } = state.request
  if (resolved.kind === 'endpoint') return (await answerEndpoint(resolved, state)) ?? notThere(state)
  if (method !== 'GET' && method !== 'HEAD') return notAllowed(['GET', 'HEAD'])
  if (resolved.kind === 'moved') return moved(resolved.to, state)
  if (wait() > 0) return tooMany(wait(), state)
  const page = await loaded()
  if (page) return answerPage(page.loaded, state, page.spoken)
  return resolved.kind === 'page' ? notThere(state) : answerError(404, 'Not found', state)
}

/** Not cached: an endpoint alone knows what its answer depends on, and an entry that could not be read is read again. */
const notThere = async (state: RequestState) => ({ ...(await answerError(404, 'Not found', state)), cache: null })

/** The same page at its own address, for what a form cannot say as addresses do. */
const seeOther = (location: string): SiteResponse => ({ status: 303, headers: { location }, body: '', cache: null })

const moved = (to: string, { path, dependencies, runtime }: RequestState): SiteResponse => ({
  status: 301,
  headers: {
    location: to.startsWith('/') ? encodeURI(localAddress(to, runtime.institution.basePath)) : new URL(to).href,
  },
  body: '',
  cache: { key: queryKey(path, {}), dependencies, private: false },
})
