import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Log } from '#engine/contract/ports/log.ts'

const GIVEN_ID = /^[\w.:-]{8,128}$/

/** Told of every answer: what was asked for, its status, and how long it took. */
export type OnAnswer = (kind: string, status: number, seconds: number) => void

/** Says what is asked for, unless a later handler knows better. */
export const asKind =
  (kind: string): RequestHandler =>
  (_request, response, next) => {
    response.locals.kind = kind
    next()
  }

/** Gives every request an id, or keeps the one a proxy gave, and writes a line when it is answered. */
export const logRequests =
  (log: Log, onAnswer?: OnAnswer): RequestHandler =>
  (request, response, next) => {
    const given = request.headers['x-request-id']
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
    const begun = performance.now()
    response.setHeader('x-request-id', id)
    response.once('close', () => {
      const { method, originalUrl: url } = request
      const milliseconds = performance.now() - begun
      const { kind = 'none' } = response.locals
      const facts = { id, kind, method, url, status: response.statusCode, milliseconds: Math.round(milliseconds) }
      onAnswer?.(kind, response.statusCode, milliseconds / 1000)
      if (response.statusCode >= 500) log.error(facts, 'request failed')
      else if (!response.writableFinished) log.warn(facts, 'request broken off')
      else log.info(facts, 'request answered')
    })
    next()
  }
