import { Server } from 'node:net'

/** Turns of the event loop without a new connection after which none is taken to wait. */
const QUIET_TURNS = 3
/** Clients that keep connecting do not keep the process from ending, in milliseconds. */
const MAX_WAIT_MS = 5000

/**
 * Stops to listen. Connections that the system has accepted already wait in a queue, which closing throws away: they are
 * taken out first. Node takes one in each turn of its loop. Nobody may be answered meanwhile: clients that connect again
 * as soon as they are answered would always be waiting.
 *
 * @returns resolves when every connection has ended
 */
export async function stopListening(server: Server): Promise<{ closed: Promise<void> }> {
  let accepted = 0
  const count = () => void accepted++
  server.on('connection', count)
  const end = performance.now() + MAX_WAIT_MS
  for (let quiet = 0; quiet < QUIET_TURNS && performance.now() < end; ) {
    const before = accepted
    await new Promise((resolve) => setImmediate(resolve))
    quiet = accepted === before ? quiet + 1 : 0
  }
  server.removeListener('connection', count)
  // Node's own `close` for HTTP would hang up on those whose first request is still on its way.
  return { closed: new Promise<void>((resolve) => Server.prototype.close.call(server, () => resolve())) }
}
