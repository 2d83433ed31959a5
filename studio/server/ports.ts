import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { hangUp } from '../../server/http/connections/hang-up.ts'
import { listen } from '../../server/http/connections/listen.ts'
import { type Origins, originsOf, publicOrigins } from './guards/origins.ts'
import type { StudioSettings } from './settings.ts'

const HEADERS_TIMEOUT = 15_000
/** Large pictures come through slow tunnels; whoever sends nothing for a while is not waited for. */
const REQUEST_TIMEOUT = 900_000
const MAX_CONNECTIONS = 500

/** The two ports of the studio. */
export interface Ports {
  origins: Origins
  /** Begins to answer. */
  answer(apps: { studio: RequestListener; canvas: RequestListener }): void
  close(): Promise<void>
}

/**
 * Listens at both.
 *
 * @throws EnvironmentError when a port cannot be had, saying what to do
 */
export async function openPorts({ STUDIO_PORT: port, STUDIO_HOST: HOST, ...urls }: StudioSettings): Promise<Ports> {
  const apps: { studio?: RequestListener; canvas?: RequestListener } = {}
  const servers = { studio: serverOf(() => apps.studio), canvas: serverOf(() => apps.canvas) }
  const names = { port: 'STUDIO_PORT', host: 'STUDIO_HOST' }
  const close = async () => {
    await Promise.all(Object.values(servers).map(closed))
  }
  try {
    await listen(servers.studio, { PORT: port, HOST }, names)
    await listen(servers.canvas, { PORT: port === 0 ? 0 : port + 1, HOST }, names)
  } catch (error) {
    await close()
    throw error
  }
  return {
    origins: publicOrigins(urls) ?? originsOf({ studio: portOf(servers.studio), canvas: portOf(servers.canvas) }),
    answer: (given) => void Object.assign(apps, given),
    close,
  }
}

function serverOf(app: () => RequestListener | undefined): Server {
  const server = createServer(
    { headersTimeout: HEADERS_TIMEOUT, requestTimeout: REQUEST_TIMEOUT },
    (request, response) => {
      const answer = app()
      if (answer) answer(request, response)
      else response.writeHead(503, { 'retry-after': '1' }).end()
    },
  )
  server.maxConnections = MAX_CONNECTIONS
  server.on('clientError', (_error, socket) =>
    hangUp(socket as Socket, 'HTTP/1.1 400 Bad Request\r\nconnection: close\r\n\r\n'),
  )
  return server
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })
