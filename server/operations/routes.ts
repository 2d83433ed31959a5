/** Addresses for those who run the site, and for its pages: no page of content can be there. */
export const HEALTH = '/healthz'
export const READY = '/readyz'
export const METRICS = '/metrics'
export const CONTENT_SYNC = '/_content/sync'
/** Where webhooks of Contentstack come. */
export const CONTENT_HINT = '/_content/contentstack'
export const CACHE_PURGE = '/_cache/purge'
export const CLOCK = '/_clock'
/** Where the script of a page reports errors. */
export const BROWSER_ERRORS = '/_browser-errors'

export const serverRoutes = [
  HEALTH,
  READY,
  METRICS,
  CONTENT_SYNC,
  CONTENT_HINT,
  CACHE_PURGE,
  CLOCK,
  BROWSER_ERRORS,
] as const

const all: ReadonlySet<string> = new Set(serverRoutes)

/**
 * True when an address is one of these exactly as it is written here: no other spelling reaches what a rule of a proxy in
 * front is to keep from visitors.
 *
 * @param url as written, with its query
 */
export function isServerRoute(url: string): boolean {
  const end = url.indexOf('?')
  return all.has(end === -1 ? url : url.slice(0, end))
}
