import type { IncomingMessage } from 'node:http'
import { sitePath, withoutBasePath } from 'atrium'
import type { SiteRequest } from '#engine/host.ts'
import { readAddress, readTarget } from './addresses/address.ts'
import type { CallerOf } from './callers.ts'

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/**
 * A request of Node's server as the engine sees it. HEAD is asked as GET: the answer differs by its missing body only.
 *
 * @param callerOf says who asks; absent: nobody's limits hold
 */
export function toSiteRequest(request: IncomingMessage, form?: URLSearchParams, callerOf?: CallerOf): SiteRequest {
  const { headers } = request
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    ...readAddress(request.url ?? '/'),
    ...(form ? { form } : hasBody(headers) && { form: null }),
    caller: callerOf?.(request),
    header: (name) => {
      const value = headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : value
    },
  }
}

/**
 * A request for an address as a visitor without cookies makes it.
 *
 * @param address a path with or without query, or the whole address
 */
export function requestFor(address: string, siteUrl: string): SiteRequest {
  const { host } = new URL(siteUrl)
  const local = address.startsWith('/') ? address : withoutBasePath(readTarget(address).local, sitePath(siteUrl))
  return { method: 'GET', ...readAddress(local ?? address), header: (name) => (name === 'host' ? host : undefined) }
}
