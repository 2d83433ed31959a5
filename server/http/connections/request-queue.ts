import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { nameOfAddress } from '../callers.ts'
import { AheadOfAll } from './ahead.ts'
import { type Connection, isMany, type Turn } from './connection.ts'
import { Feed } from './feed.ts'
import type { ConnectionLimits } from './limits.ts'
import { Order } from './order.ts'
import { Unread } from './unread.ts'

/** So long answers are begun in one go, in milliseconds: then it is looked who has come meanwhile. */
const RUN_MS = 5
/** Answers to connections with many requests that are made at the same time. */
const MANY_AT_ONCE = 16
/** While connections come one by one, these wait no longer than this for the next such answer, in milliseconds. */
const MANY_WAIT = 50

/**
 * Answers the requests of a connection one after the other, as it will send the answers (RFC 9112, 9.3.2), and those of
 * all connections in turns. A response begins when it has the connection for itself, so that it always ends with it; and
 * what is still waiting when the client goes is never begun.
 */
export class RequestQueue {
  readonly #connections = new Map<Socket, Connection>()
  readonly #answer: RequestListener
  readonly #order = new Order()
  readonly #ahead: AheadOfAll
  readonly #unread: Unread
  #manyAnswering = 0
  #manyAt = 0
  #isScheduled = false
  /** Since answers were begun last, a connection has come. */
  #hasOpened = false
  #isHeld = false
  #isStopping = false
  #onEmpty: (() => void) | undefined

  /** @param answer answers one request; must not throw */
  constructor(answer: RequestListener, limits: ConnectionLimits) {
    this.#answer = answer
    this.#ahead = new AheadOfAll(limits)
    this.#unread = new Unread(limits.unread)
  }

  /** Connections that are open. */
  get size(): number {
    return this.#connections.size
  }

  /** Resolves when no connection is open. */
  empty(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#connections.size === 0) resolve()
      else this.#onEmpty = resolve
    })
  }

  /** Knows the connection from now on. */
  open(socket: Socket): void {
    const mayRead = (): boolean => (connection.waiting.at(-1) ?? connection.current)?.request.complete !== true
    const feed = new Feed(socket, mayRead, this.#ahead.of(nameOfAddress(socket.remoteAddress)))
    const connection: Connection = { socket, feed, waiting: [], isBusy: false, sent: 0, sentAt: 0 }
    this.#connections.set(socket, connection)
    this.#hasOpened = true
    socket.once('close', () => {
      this.#drop(connection)
      this.#connections.delete(socket)
      if (this.#connections.size === 0) this.#onEmpty?.()
    })
  }

  /** Answers the request when its turn has come. */
  take(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.#connections.get(request.socket)
    if (!connection || connection.end) return
    connection.waiting.push({ request, response })
    if (!connection.current && connection.waiting.length === 1) this.#ready(connection)
  }

  /** Ends a connection of which nothing more can be read, when all that could be read of it is answered. */
  finish(socket: Socket, end: () => void): void {
    const connection = this.#connections.get(socket)
    const first = connection?.current ?? connection?.waiting[0]
    connection?.feed.stop()
    if (!connection || !first) end()
    else if (first.request.complete) connection.end = end
    else if (first.response.headersSent) socket.destroy()
    else {
      this.#drop(connection)
      end()
    }
  }

  /**
   * Begins no answer until it is released.
   *
   * @returns releases it: what clients still wait for is begun
   */
  hold(): () => void {
    this.#isHeld = true
    return () => {
      this.#isHeld = false
      this.#schedule()
    }
  }

  /** From now on the last answer on each connection says so, also one whose head is not sent yet. */
  stop(): void {
    this.#isStopping = true
    for (const connection of this.#connections.values()) this.#sayIfLast(connection)
  }

  /**
   * Closes connections on which nothing is asked. Node's own function also closes those whose answer is made but not yet
   * sent.
   */
  closeIdle(): void {
    for (const { socket, current, waiting } of this.#connections.values())
      if (!current && waiting.length === 0) socket.destroy()
  }

  /** Closes all connections, whatever is being answered. */
  closeAll(): void {
    for (const socket of this.#connections.keys()) socket.destroy()
  }

  #drop(connection: Connection): void {
    connection.feed.stop()
    connection.waiting = []
  }

  #ready(connection: Connection): void {
    this.#order.add(connection)
    this.#schedule()
  }

  /** Reads what was sent before it is answered: only then it is known who has sent many requests. */
  #schedule(): void {
    if (this.#isScheduled || this.#isHeld || this.#order.isEmpty) return
    this.#isScheduled = true
    setImmediate(() => {
      this.#isScheduled = false
      if (!this.#isHeld) this.#go()
    })
  }

  /** Node lets one connection in in each turn of its loop: while some come, turns are short. */
  #go(): void {
    const now = performance.now()
    const isOpening = this.#hasOpened
    const mayHaveMany = !isOpening || now - this.#manyAt > MANY_WAIT
    this.#hasOpened = false
    do {
      const connection = this.#order.next(mayHaveMany && this.#manyAnswering < MANY_AT_ONCE)
      if (!connection) {
        // Those that are answered now go on when one of them is.
        if (!mayHaveMany) this.#schedule()
        return
      }
      // Otherwise it has gone meanwhile.
      if (connection.waiting.length > 0) this.#begin(connection)
    } while (!this.#isHeld && !isOpening && performance.now() - now < RUN_MS)
    this.#schedule()
  }

  #begin(connection: Connection): void {
    const { waiting } = connection
    if (isMany(connection)) this.#limitMany(waiting[0] as Turn)
    const turn = waiting.shift() as Turn
    connection.current = turn
    turn.response.once('close', () => this.#next(connection))
    this.#unread.begin(this.#connections.values())
    if (turn.response.destroyed) return
    if (this.#isStopping) this.#sayIfLast(connection)
    this.#answer(turn.request, turn.response)
  }

  /** An answer that is made and waits to be read holds up no other. */
  #limitMany({ response }: Turn): void {
    let hasEnded = false
    const end = () => {
      if (hasEnded) return
      hasEnded = true
      this.#manyAnswering--
      this.#schedule()
    }
    this.#manyAnswering++
    this.#manyAt = performance.now()
    response.once('prefinish', end).once('close', end)
  }

  #next(connection: Connection): void {
    connection.current = undefined
    connection.isBusy = connection.waiting.length > 0 || connection.feed.held > 0
    if (connection.waiting.length > 0) this.#ready(connection)
    else {
      connection.feed.next()
      if (connection.waiting.length === 0) connection.end?.()
    }
  }

  #sayIfLast({ current, waiting, feed }: Connection): void {
    if (current && waiting.length === 0 && feed.held === 0 && !current.response.headersSent)
      current.response.setHeader('connection', 'close')
  }
}
