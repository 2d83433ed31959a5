import { createServer, type Server, type Socket } from 'node:net'
import type { Log } from 'atrium'
import { MAX_OPERATORS } from '../http/connections/limits.ts'
import { listen } from '../http/connections/listen.ts'

interface OperationsSettings {
  OPERATIONS_PORT?: number | undefined
  OPERATIONS_HOST: string
}

/**
 * Opens the port for those who run the site.
 *
 * @param take is given each connection, paused
 * @returns undefined where none is set
 * @throws EnvironmentError when it cannot be had
 */
export async function openOperationsPort(
  { OPERATIONS_PORT: PORT, OPERATIONS_HOST: HOST }: OperationsSettings,
  take: (socket: Socket) => void,
  log?: Log,
): Promise<Server | undefined> {
  if (PORT === undefined) return undefined
  const listener = createServer({ pauseOnConnect: true, noDelay: true }, take)
  listener.maxConnections = MAX_OPERATORS
  const address = await listen(listener, { PORT, HOST }, { port: 'OPERATIONS_PORT', host: 'OPERATIONS_HOST' })
  log?.info({ address }, `listening on ${address} for those who run the site`)
  return listener
}
