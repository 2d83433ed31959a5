import { createServer, type Server, type Socket } from 'node:net'
import type { Log } from '#engine'
import { listen } from '../http/listen.ts'

/** Which of its two ports a connection came to: that of visitors, or that of those who run the site. */
export type Door = 'site' | 'operations'

/** Connections of those who run the site that are open at once, beside those of visitors. */
export const MOST_OPERATORS = 64

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
  listener.maxConnections = MOST_OPERATORS
  const address = await listen(listener, { PORT, HOST }, { port: 'OPERATIONS_PORT', host: 'OPERATIONS_HOST' })
  log?.info({ address }, `listening on ${address} for those who run the site`)
  return listener
}
