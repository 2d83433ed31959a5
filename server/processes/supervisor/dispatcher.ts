import type { Socket } from 'node:net'

interface Handed {
  socket: Socket
  /** The last ping that was sent before it. */
  ping: number
}

/**
 * Hands connections to servers, in turns and one at a time to each: who has not taken the last one yet, since it is busy,
 * gets no other. A connection stays open here until its server says that it has it, so that none is lost with a server
 * that dies.
 */
export class Dispatcher<Server> {
  readonly #send: (server: Server, socket: Socket) => void
  #waiting: Socket[] = []
  /** Whose turn comes first is first. */
  readonly #free = new Set<Server>()
  readonly #handed = new Map<Server, Handed>()
  readonly #leaving = new Set<Server>()
  #ping = 0
  #isHeld = false
  #onIdle: (() => void)[] = []

  constructor(send: (server: Server, socket: Socket) => void) {
    this.#send = send
  }

  /** A server that takes connections from now on. */
  add(server: Server): void {
    this.#free.add(server)
    this.#next()
  }

  /** Gives a connection to one of the servers, as soon as one is free. */
  give(socket: Socket): void {
    socket.on('error', () => undefined)
    this.#waiting.push(socket)
    this.#next()
  }

  /**
   * Hands over no connection until it is released.
   *
   * @returns releases it
   */
  hold(): () => void {
    this.#isHeld = true
    return () => {
      this.#isHeld = false
      this.#next()
    }
  }

  taken(server: Server): void {
    const handed = this.#handed.get(server)
    if (!handed) return
    this.#handed.delete(server)
    handed.socket.destroy()
    if (!this.#leaving.has(server)) this.#free.add(server)
    this.#next()
  }

  /** A server gets no more connections; one that was sent to it, it still takes. */
  retire(server: Server): void {
    this.#free.delete(server)
    this.#leaving.add(server)
  }

  /** A server has ended: what it did not take, another one gets. */
  forget(server: Server): void {
    this.#free.delete(server)
    this.#leaving.delete(server)
    this.#putBack(server)
    this.#next()
  }

  /** A ping is sent to all servers, behind the connections that were sent before. */
  pinged(ping: number): void {
    this.#ping = ping
  }

  /** A server has answered a ping: a connection sent before it that was not taken has got lost on the way. */
  ponged(server: Server, ping: number): void {
    const handed = this.#handed.get(server)
    if (!handed || handed.ping >= ping) return
    this.#putBack(server)
    if (!this.#leaving.has(server)) this.#free.add(server)
    this.#next()
  }

  /** Resolves when every connection has a server. */
  idle(): Promise<void> {
    return new Promise((resolve) => {
      this.#onIdle.push(resolve)
      this.#next()
    })
  }

  #putBack(server: Server): void {
    const handed = this.#handed.get(server)
    this.#handed.delete(server)
    if (handed) this.#waiting.unshift(handed.socket)
  }

  #next(): void {
    if (this.#isHeld) return
    for (const server of this.#free) {
      const socket = this.#waiting.shift()
      if (!socket) break
      this.#free.delete(server)
      this.#handed.set(server, { socket, ping: this.#ping })
      this.#send(server, socket)
    }
    if (this.#waiting.length > 0 || this.#handed.size > 0) return
    for (const resolve of this.#onIdle.splice(0)) resolve()
  }
}
