import type { IncomingMessage } from 'node:http'
import type { SiteRequest } from '#engine/request/request.ts'
import { readAddress } from './address.ts'
import { callerOf } from './caller.ts'

const hasBody = (headers: IncomingMessage['headers']): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** A request of Node's server as the engine sees it. HEAD is asked as GET: the answer differs by its missing body only. */
export function toSiteRequest(request: IncomingMessage, form?: URLSearchParams): SiteRequest {
  const { headers } = request
  return {
    method: request.method === 'HEAD' ? 'GET' : (request.method ?? 'GET'),
    ...readAddress(request.url ?? '/'),
    ...(form ? { form } : hasBody(headers) && { form: null }),
    caller: callerOf(request),
    header: (name) => {
      const value = headers[name.toLowerCase()]
      return Array.isArray(value) ? value.join(', ') : value
    },
  }
}
