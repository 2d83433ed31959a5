import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Log } from '#engine/contract/context.ts'

const GIVEN_ID = /^[\w.:-]{8,128}$/

/** Gives every request an id, or keeps the one a proxy gave, and writes a line when it is answered. */
export const logRequests =
  (log: Log): RequestHandler =>
  (request, response, next) => {
    const given = request.headers['x-request-id']
    const id = typeof given === 'string' && GIVEN_ID.test(given) ? given : randomUUID()
    const begun = performance.now()
    response.setHeader('x-request-id', id)
    response.once('close', () => {
      const { method, originalUrl: url } = request
      const facts = {
        id,
        method,
        url,
        status: response.statusCode,
        milliseconds: Math.round(performance.now() - begun),
      }
      if (response.statusCode >= 500) log.error(facts, 'request failed')
      else if (!response.writableFinished) log.warn(facts, 'request broken off')
      else log.info(facts, 'request answered')
    })
    next()
  }
