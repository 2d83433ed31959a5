import type { Server } from 'node:http'

/** Without a request for so long, no page is being loaded; in milliseconds. */
const QUIET_MS = 1000
/** Longer than this nobody waits for pages that are being loaded. */
const MAX_WAIT_MS = 10_000
const LOOK_MS = 50

/**
 * Follows the requests of a server from now on.
 *
 * @returns resolves when no page is being loaded: one that is cut off in the middle would not come back by itself
 */
export function followRequests(server: Server): () => Promise<void> {
  let active = 0
  let last = Number.NEGATIVE_INFINITY
  server.on('request', (_, response) => {
    active++
    response.once('close', () => {
      active--
      last = performance.now()
    })
  })
  return async () => {
    const end = performance.now() + MAX_WAIT_MS
    while ((active > 0 || performance.now() - last < QUIET_MS) && performance.now() < end)
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}
