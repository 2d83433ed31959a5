import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

/** Requests of one connection that may wait for the one before them; whoever sends more is cut off. */
export const MAX_WAITING = 100

interface Turn {
  request: IncomingMessage
  response: ServerResponse
}

/** A client's connection: what is being answered, and the requests behind it. */
interface Connection {
  current?: Turn | undefined
  waiting: Turn[]
  /** Ends the connection once everything is answered. */
  end?: () => void
}

/**
 * Answers the requests of a connection one after the other, as it will send the answers (RFC 9112, 9.3.2). A response
 * begins when it has the connection for itself, so that it always ends with it; and what is still waiting when the
 * client goes is never begun.
 */
export class Turns {
  readonly #connections = new Map<Socket, Connection>()
  readonly #answer: RequestListener
  /** Answers that are to begin later; undefined: each begins at once. */
  #held: (() => void)[] | undefined
  #isStopping = false
  #onEmpty: (() => void) | undefined

  /** @param answer answers one request; must not throw */
  constructor(answer: RequestListener) {
    this.#answer = answer
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
    const connection: Connection = { waiting: [] }
    this.#connections.set(socket, connection)
    socket.once('close', () => {
      connection.waiting = []
      this.#connections.delete(socket)
      if (this.#connections.size === 0) this.#onEmpty?.()
    })
  }

  /** Answers the request when its turn has come. */
  take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request
    const connection = this.#connections.get(socket)
    if (!connection || connection.end) return
    if (!connection.current) this.#begin({ request, response }, connection)
    else if (connection.waiting.length < MAX_WAITING) connection.waiting.push({ request, response })
    else socket.destroy()
  }

  /** Ends a connection of which nothing more can be read, when all that could be read of it is answered. */
  finish(socket: Socket, end: () => void): void {
    const connection = this.#connections.get(socket)
    const current = connection?.current
    if (!connection || !current) end()
    else if (current.request.complete) connection.end = end
    else if (current.response.headersSent) socket.destroy()
    else end()
  }

  /**
   * Begins no answer until it is released.
   *
   * @returns releases it: what clients still wait for is begun in the order in which they asked
   */
  hold(): () => void {
    this.#held = []
    return () => {
      const held = this.#held ?? []
      this.#held = undefined
      for (const begin of held) begin()
    }
  }

  /** From now on the last answer on each connection says so, also one whose head is not sent yet. */
  stop(): void {
    this.#isStopping = true
    for (const connection of this.#connections.values()) this.#sayIfLast(connection)
  }

  /**
   * Closes connections on which nothing is being answered. Node's own function also closes those whose answer is made
   * but not yet sent.
   */
  closeIdle(): void {
    for (const [socket, { current }] of this.#connections) if (!current) socket.destroy()
  }

  /** Closes all connections, whatever is being answered. */
  closeAll(): void {
    for (const socket of this.#connections.keys()) socket.destroy()
  }

  #begin(turn: Turn, connection: Connection): void {
    connection.current = turn
    turn.response.once('close', () => this.#next(connection))
    const answer = () => {
      if (turn.response.destroyed) return
      if (this.#isStopping) this.#sayIfLast(connection)
      this.#answer(turn.request, turn.response)
    }
    if (this.#held) this.#held.push(answer)
    else answer()
  }

  #next(connection: Connection): void {
    connection.current = undefined
    const next = connection.waiting.shift()
    if (next) this.#begin(next, connection)
    else connection.end?.()
  }

  #sayIfLast({ current, waiting }: Connection): void {
    if (current && waiting.length === 0 && !current.response.headersSent)
      current.response.setHeader('connection', 'close')
  }
}
