import express, { type RequestHandler } from 'express'
import { sendPlainError } from '../../../server/http/plain-error.ts'
import type { Origins } from '../guards/origins.ts'
import type { Sessions } from '../guards/sessions.ts'

/** Reads a ticket: a short text, so that browsers ask nothing before they send it. */
export const readTicket: RequestHandler = express.text({ type: 'text/plain', limit: 200 })

/**
 * Opens the canvas on another host than the studio's in the browser of whoever has opened the studio: its page brings a
 * ticket of its session. No page elsewhere can name the studio as its origin, so that nobody is shown what another edits.
 */
export const takeTicket =
  (sessions: Sessions, { studio }: Origins): RequestHandler =>
  ({ headers: { origin = '' }, body }, response) => {
    const setCookie = studio.includes(origin) && typeof body === 'string' ? sessions.openCanvas(body) : undefined
    if (setCookie === undefined) return sendPlainError(response, 403)
    response
      .status(204)
      .set({
        'access-control-allow-origin': origin,
        'access-control-allow-credentials': 'true',
        'cache-control': 'no-store',
        'set-cookie': setCookie,
      })
      .end()
  }
