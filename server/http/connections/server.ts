import { createServer, type IncomingMessage, type RequestListener, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Log } from 'atrium'
import type { HtmlCache } from '../../pages/html-cache.ts'
import { MAX_ADDRESS_BYTES } from '../addresses/address.ts'
import { askedAddress, enterSite } from '../addresses/site-path.ts'
import { AppRequest, AppResponse } from '../express-app.ts'
import { sendPlainError } from '../plain-error.ts'
import { hangUp } from './hang-up.ts'
import { applyTarget, hasValidHost } from './host.ts'
import { CONNECTION_LIMITS, type ConnectionLimits, type Door, MAX_OPERATORS } from './limits.ts'
import { RequestQueue } from './request-queue.ts'

/** Longer than load balancers keep a connection, so that it is never ours that ends first. */
const KEEP_ALIVE_TIMEOUT = 65_000
/** Whoever connected right before the end of listening has this long to ask, in milliseconds. */
const LAST_QUESTIONS = 1000
/** How often connections on which nothing more is asked are closed then. */
const SWEEP_MS = 100

export interface AtriumServer {
  server: Server
  /** Takes a connection that another process, or another port of this one, has accepted. */
  take(socket: Socket, door?: Door): void
  /** From now on it says that it will stop, and each connection is for one more request. */
  announce(): void
  /** Reads what is asked, and answers it when the returned function is called. */
  hold(): () => void
  /** Answers everything that was asked on the connections that there are; resolves when they have ended. */
  finish(): Promise<void>
}

export interface AtriumServerOptions {
  cache: Pick<HtmlCache, 'serve'>
  app: RequestListener
  /** Answers those who run the site, on connections to their own port. Absent: there is none. */
  operations?: RequestListener | undefined
  /** Where the site is: what is below its path is asked of the cache and the app, without it. Absent: everything is. */
  siteUrl?: string
  /** Answers what is not below the path of the site. */
  outside?: RequestListener
  /** Marks every answer; absent: nothing is to be said. */
  mark?: (response: ServerResponse) => void
  /** Aborted when the server announces that it will stop. */
  stopping?: AbortController
  log: Log
  limits?: Partial<ConnectionLimits>
}

/** A page in memory is answered before anything else is asked. */
export function createAtriumServer({
  cache,
  app,
  operations = app,
  siteUrl = '',
  outside = app,
  mark,
  stopping = new AbortController(),
  log,
  limits = {},
}: AtriumServerOptions): AtriumServer {
  let isTaking = false
  const all = { ...CONNECTION_LIMITS, ...limits }
  const { headersTimeout, requestTimeout, checkEvery, idleTimeout, connections, headerLines, lastAnswers } = all
  const ofOperators = new WeakSet<Socket>()
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    try {
      applyTarget(request)
      mark?.(response)
      if (ofOperators.has(request.socket)) operations(request, response)
      else if (!enterSite(request, response, siteUrl)) outside(request, response)
      else if (!hasValidHost(request) || !cache.serve(request, response)) app(request, response)
    } catch (error) {
      log.error({ url: askedAddress(request), error }, `Answering failed: ${(error as Error).message}`)
      abandon(response)
    }
  }
  const queue = new RequestQueue(answer, all)
  const server = createServer(
    {
      ...{ headersTimeout, requestTimeout, connectionsCheckingInterval: checkEvery },
      ...{ IncomingMessage: AppRequest, ServerResponse: AppResponse },
    },
    (request, response) => queue.take(request, response),
  )
  server.timeout = idleTimeout
  server.maxConnections = connections
  server.maxHeadersCount = headerLines
  server.keepAliveTimeout = KEEP_ALIVE_TIMEOUT
  // Node takes its own error listener off a socket that asks for a tunnel or breaks the protocol.
  server.on('connection', (socket: Socket) => {
    socket.on('error', () => undefined)
    queue.open(socket)
  })
  server.on('clientError', (error: BrokenRequest, socket: Socket) => {
    if (error.code !== 'ECONNRESET') queue.finish(socket, () => hangUp(socket, statusLine(statusOf(error))))
  })
  server.on('connect', (_request, socket: Socket) =>
    queue.finish(socket, () => hangUp(socket, statusLine('405 Method Not Allowed', 'GET, HEAD'))),
  )
  return {
    server,
    take(socket, door) {
      // Node looks for slow senders once a server listens.
      if (!isTaking && !server.listening) server.emit('listening')
      isTaking = true
      if (door === 'operations') ofOperators.add(socket)
      // However many visitors there are, those who run the site come in.
      const most = door === 'operations' ? connections + MAX_OPERATORS : connections
      if (queue.size >= most) socket.destroy()
      else server.emit('connection', socket)
    },
    announce() {
      stopping.abort()
      queue.stop()
    },
    hold: () => queue.hold(),
    async finish() {
      // Also those whose answer said before that the connection stays open.
      let sweep: NodeJS.Timeout | undefined
      const hangUp = setTimeout(() => {
        queue.closeIdle()
        sweep = setInterval(() => queue.closeIdle(), SWEEP_MS)
      }, LAST_QUESTIONS)
      const giveUp = setTimeout(() => queue.closeAll(), lastAnswers)
      await queue.empty()
      clearTimeout(hangUp)
      clearInterval(sweep)
      clearTimeout(giveUp)
    },
  }
}

/** Says that answering failed, as far as that can still be said. */
function abandon(response: ServerResponse): void {
  if (response.headersSent) response.destroy()
  else {
    for (const name of response.getHeaderNames()) response.removeHeader(name)
    sendPlainError(response, 500)
  }
}

type BrokenRequest = NodeJS.ErrnoException & { rawPacket?: Buffer }

/** Of a request that Node refused to read: too long an address is told apart from too many header lines. */
function statusOf({ code, rawPacket }: BrokenRequest): string {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return '408 Request Timeout'
  if (code !== 'HPE_HEADER_OVERFLOW') return '400 Bad Request'
  const firstLine = rawPacket?.indexOf('\r\n') ?? 0
  return firstLine === -1 || firstLine > MAX_ADDRESS_BYTES ? '414 URI Too Long' : '431 Request Header Fields Too Large'
}

const statusLine = (status: string, allow?: string): string =>
  `HTTP/1.1 ${status}\r\n${allow ? `allow: ${allow}\r\n` : ''}connection: close\r\ncontent-length: 0\r\n\r\n`
