import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { Server as ListeningServer, type Socket } from 'node:net'
import type { Express } from 'express'
import type { HtmlCache } from '../cache/html-cache.ts'
import { MAX_ADDRESS_BYTES } from './address.ts'

/** Whoever sends a request more slowly than this is hung up on, in milliseconds. */
const HEADERS_TIMEOUT = 15_000
const REQUEST_TIMEOUT = 30_000
/** Longer than load balancers keep a connection, so that it is never ours that ends first. */
const KEEP_ALIVE_TIMEOUT = 65_000
/** Whoever connected right before the end of listening has this long to ask, in milliseconds. */
const LAST_QUESTIONS = 1000
/** A stop takes no longer than this after the delay, in milliseconds. */
const LAST_ANSWERS = 20_000

export interface AtriumServer {
  server: Server
  isStopping(): boolean
  /**
   * Answers everything that was asked and ends. For `delay` milliseconds new connections are still accepted, each for one
   * request, so that whoever spreads the load can look elsewhere.
   */
  stop(delay: number): Promise<void>
}

/** A page in memory is answered before anything else is asked. */
export function createAtriumServer(cache: Pick<HtmlCache, 'serve'>, app: Express): AtriumServer {
  let isStopping = false
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    if (isStopping) response.setHeader('connection', 'close')
    cache.serve(request, response) || app(request, response)
  })
  server.headersTimeout = HEADERS_TIMEOUT
  server.requestTimeout = REQUEST_TIMEOUT
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT
  server.on('clientError', answerBrokenRequest)
  return {
    server,
    isStopping: () => isStopping,
    async stop(delay) {
      isStopping = true
      await new Promise((resolve) => setTimeout(resolve, delay))
      // Right after connections were accepted: none waits in the queue that closing throws away.
      await new Promise((resolve) => setImmediate(resolve))
      // Node's own `close` for HTTP would hang up on those whose first request is still on its way.
      const closed = new Promise<void>((resolve) => ListeningServer.prototype.close.call(server, () => resolve()))
      const hangUp = setTimeout(() => server.close(), LAST_QUESTIONS)
      const giveUp = setTimeout(() => server.closeAllConnections(), LAST_ANSWERS)
      await closed
      clearTimeout(hangUp)
      clearTimeout(giveUp)
    },
  }
}

/** A request that Node refused to read: too long an address is told apart from too many header lines. */
function answerBrokenRequest(error: NodeJS.ErrnoException & { rawPacket?: Buffer }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return
  const firstLine = error.rawPacket?.indexOf('\r\n') ?? 0
  const isLongAddress = firstLine === -1 || firstLine > MAX_ADDRESS_BYTES
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? isLongAddress
        ? '414 URI Too Long'
        : '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request'
  socket.end(`HTTP/1.1 ${status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`)
}
