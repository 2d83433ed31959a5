import { jsonService } from 'atrium'
import { type Runtime, reported, TIMEOUT_MS } from './http-search.ts'
import type { SiteSearch } from './site-search.ts'

const FRESH_MS = 15 * 60_000
/** Bounds what remembered answers may take in memory, in bytes. */
const MAX_BYTES = 4 * 2 ** 20

/** Further resources at a service: `GET {url}/{path}`, given up after 9 seconds. @param url undefined: there is none */
export function createResources(
  url: string | undefined,
  { now, log, metrics, fetch }: Runtime,
): SiteSearch['resource'] {
  if (!url) return async (_path, known) => ({ ...known, error: 'There is no resource service. Set RESOURCE_ENDPOINT.' })
  const limits = { timeoutMs: TIMEOUT_MS }
  const ask = jsonService({
    name: 'The resource service',
    url,
    freshMs: FRESH_MS,
    limits,
    now,
    log,
    metrics,
    fetch,
  }).list({
    label: (path) => `The resource ${path}`,
    path: (path) => path,
    read: (answer) => answer,
    maxBytes: MAX_BYTES,
  })
  return async (path, known, context) => {
    const asked = `/${path.split('/').filter(isSegment).map(encodeURIComponent).join('/')}`
    const { answer, error } = await reported('ResourceService::fetchResourceResults', () => ask(asked), context)
    return error === undefined ? { ...known, data: answer } : { ...known, error }
  }
}

/** Nothing above the service is asked for. */
const isSegment = (segment: string): boolean => segment !== '' && segment !== '.' && segment !== '..'
