import { createHash, timingSafeEqual } from 'node:crypto'
import type { RequestHandler } from 'express'

/**
 * Lets through whoever knows the secret, or one of two, and tells everyone else (401) how it is sent.
 *
 * @param variable by which it is set
 */
export const requireSecret =
  (secret: string | readonly string[], variable = 'CONTENT_SECRET'): RequestHandler =>
  (request, response, next) => {
    response.set('cache-control', 'no-store')
    if (isSecret(request.headers.authorization, [secret].flat())) next()
    else
      response
        .status(401)
        .set('www-authenticate', 'Bearer')
        .json({ error: `Send "Authorization: Bearer" and the value of ${variable}.` })
  }

/** Compares with all of them, in the same time whatever is sent. */
function isSecret(header: string | undefined, secrets: readonly string[]): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const sent = digest(header ?? '')
  return secrets.filter((secret) => timingSafeEqual(sent, digest(`Bearer ${secret}`))).length > 0
}
