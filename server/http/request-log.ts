import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Log } from 'atrium'
import type { RequestHandler } from 'express'
import { askedAddress } from './addresses/site-path.ts'

const GIVEN_ID = /^[\w.:-]{8,128}$/

/** Told of every answer: what was asked for, its status, and how long it took. */
export type OnAnswer = (kind: string, status: number, seconds: number) => void

type Noted = ServerResponse & { locals?: Record<string, unknown> }

/** Notes what is asked for, in place of what was noted before. */
export function noteKind(response: ServerResponse, kind: string): void {
  const noted = response as Noted
  noted.locals ??= {}
  noted.locals.kind = kind
}

/** Says what is asked for, unless a later handler knows better. */
export const asKind =
  (kind: string): RequestHandler =>
  (_request, response, next) => {
    noteKind(response, kind)
    next()
  }

/** Gives every request an id, or keeps the one a proxy gave, and writes a line when it is answered. */
export const logRequests =
  (log: Log, onAnswer?: OnAnswer) =>
  (request: IncomingMessage, response: ServerResponse): void => {
    const { method } = request
    const url = askedAddress(request)
    const given = request.headers['x-request-id']
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
    const begun = performance.now()
    response.setHeader('x-request-id', id)
    response.once('close', () => {
      const milliseconds = performance.now() - begun
      const kind = String((response as Noted).locals?.kind ?? 'none')
      const facts = { id, kind, method, url, status: response.statusCode, milliseconds: Math.round(milliseconds) }
      onAnswer?.(kind, response.statusCode, milliseconds / 1000)
      if (response.statusCode >= 500) log.error(facts, 'request failed')
      else if (!response.writableFinished) log.warn(facts, 'request broken off')
      else log.info(facts, 'request answered')
    })
  }

/**
 * The log of one request: each of its lines bears the request's id. It is handed on by hand: on Node 20 a storage that
 * follows asynchronous calls costs every answer from memory a third of its time.
 */
export const logOf = (log: Log, id: unknown): Log => ({
  info: (facts, message) => log.info({ id, ...facts }, message),
  warn: (facts, message) => log.warn({ id, ...facts }, message),
  error: (facts, message) => log.error({ id, ...facts }, message),
})
