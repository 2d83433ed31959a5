import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { hasValidHost } from '../../../server/http/connections/host.ts'
import { ApiError } from './api-error.ts'
import { originAt } from './origins.ts'

/**
 * Lets only those requests in that name this server as their host. A page elsewhere whose name suddenly leads to this
 * machine (DNS rebinding) sends its own.
 *
 * @param origins of this server
 */
export const requireOwnHost =
  (origins: readonly string[]): RequestHandler =>
  (request, _response, next) => {
    if (!isOwnHost(request, origins))
      throw new ApiError(421, 'This server is not reached by that name.', 'Open the address that it printed.')
    next()
  }

const isOwnHost = (request: IncomingMessage, origins: readonly string[]): boolean =>
  hasValidHost(request) && originAt(request.headers.host, origins) !== undefined

const READING = ['GET', 'HEAD']

/**
 * Lets only the pages of this very origin ask: every write names it, and no request says that it comes from elsewhere. A
 * page of the canvas is elsewhere, too.
 */
export const requireOwnPage =
  (origins: readonly string[]): RequestHandler =>
  ({ method, headers }, _response, next) => {
    const { host, origin, 'sec-fetch-site': site } = headers
    const isOwn = origin !== undefined && origin === originAt(host, origins)
    const isElsewhere =
      (site !== undefined && !['same-origin', 'none'].includes(site)) || (origin !== undefined && !isOwn)
    const isWrite = !READING.includes(method)
    // Nobody types a write into an address bar.
    if (isElsewhere || (isWrite && (!isOwn || site === 'none')))
      throw new ApiError(
        403,
        'The request comes from another page than the studio.',
        'Use the studio in a window of its own.',
      )
    next()
  }
