import type { Socket } from 'node:net'
import type { Ahead } from './ahead.ts'

const HEAD_END = '\r\n\r\n'
/** Where the head of the shortest request ends: `GET / HTTP/1.1`. */
const MIN_HEAD_BYTES = 14
const NOTHING = Buffer.alloc(0)

/**
 * Hands what a client sends to Node's parser, one request at a time: the next one is not read before this one is answered.
 * Node itself reads all that has come, and hundreds of requests in a few kilobytes keep everybody waiting.
 */
export class Feed {
  readonly #socket: Socket
  readonly #mayRead: () => boolean
  readonly #ahead: Ahead
  readonly #parse: ((chunk: Buffer) => void)[]
  #held: Buffer = NOTHING
  #isStopped = false

  /**
   * @param socket an HTTP server has it
   * @param mayRead false: what comes next has to wait
   * @param ahead counts what waits; a connection that sends more than may wait is cut off
   */
  constructor(socket: Socket, mayRead: () => boolean, ahead: Ahead) {
    this.#socket = socket
    this.#mayRead = mayRead
    this.#ahead = ahead
    this.#parse = socket.listeners('data') as ((chunk: Buffer) => void)[]
    for (const listener of this.#parse) socket.removeListener('data', listener)
    socket.on('data', this.#take)
  }

  /** Bytes that wait. */
  get held(): number {
    return this.#held.length
  }

  /** Reads on, as far as it may. */
  next(): void {
    const held = this.#held
    this.#drop()
    if (held.length > 0) this.#read(held)
  }

  /** Reads nothing more. */
  stop(): void {
    this.#isStopped = true
    this.#drop()
  }

  readonly #take = (chunk: Buffer): void => {
    if (this.#isStopped) return
    if (this.#held.length > 0) this.#hold(chunk)
    else this.#read(chunk)
  }

  #read(bytes: Buffer): void {
    let rest = bytes
    // What comes behind the last request is nobody's: Node gives its parser to another connection.
    while (rest.length > 0 && this.#socket.writable && !this.#isStopped) {
      if (!this.#mayRead()) {
        this.#hold(rest)
        return
      }
      const end = rest.indexOf(HEAD_END, MIN_HEAD_BYTES)
      const length = end < 0 ? rest.length : end + HEAD_END.length
      for (const parse of this.#parse) parse.call(this.#socket, rest.subarray(0, length))
      rest = rest.subarray(length)
    }
  }

  #hold(bytes: Buffer): void {
    if (!this.#ahead.take(bytes.length)) this.#socket.destroy()
    else this.#held = this.#held.length > 0 ? Buffer.concat([this.#held, bytes]) : bytes
  }

  #drop(): void {
    this.#ahead.give(this.#held.length)
    this.#held = NOTHING
  }
}
