import type { IncomingMessage } from 'node:http'
import type { RequestHandler } from 'express'
import { readTarget } from '../addresses/address.ts'
import { sendPlainError } from '../plain-error.ts'

/** Name or address and port, in the characters that may be part of it (RFC 3986, 3.2.2). */
const HOST = /^(?:\[[\da-fv:.]{2,100}\]|(?:[\w.~!$&'()*+,;=-]|%[\da-f]{2}){0,255})(?::\d{0,5})?$/i

/** Of a request for a whole address, takes the host for the one that was asked for (RFC 9112, 3.2.2). */
export function applyTarget(request: IncomingMessage): void {
  const { host, local } = readTarget(request.url ?? '/')
  if (host === undefined) return
  request.url = local
  request.headers.host = host
}

/** True when a request names at most one host, and one that is valid. */
export function hasValidHost({ headers: { host = '' }, rawHeaders }: IncomingMessage): boolean {
  let lines = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] as string
    if (name.length === 4 && name.toLowerCase() === 'host') lines++
  }
  return lines <= 1 && HOST.test(host)
}

/** Refuses other requests (400), as RFC 9112 asks in 3.2. */
export const requireHost: RequestHandler = (request, response, next) => {
  if (hasValidHost(request)) next()
  else sendPlainError(response, 400, { connection: 'close' })
}
