import type { Connection } from './connection.ts'

/** It is looked once for so many answers: no more than theirs comes beyond what may wait. */
const ANSWERS_PER_LOOK = 32

/** Bounds the bytes of answers that wait in memory for clients that do not read them. */
export class Unread {
  readonly #most: number
  #answers = 0

  constructor(most: number) {
    this.#most = most
  }

  /** Notes that an answer begins. Where too much waits, cuts off those that have not read for longest. */
  begin(connections: Iterable<Connection>): void {
    if (++this.#answers < ANSWERS_PER_LOOK) return
    this.#answers = 0
    const now = performance.now()
    const slow: Connection[] = []
    let bytes = 0
    for (const connection of connections) {
      const { socket } = connection
      const waiting = socket.writableLength
      if (waiting === 0) continue
      bytes += waiting
      slow.push(connection)
      const sent = socket.bytesWritten - waiting
      if (sent === connection.sent) continue
      connection.sent = sent
      connection.sentAt = now
    }
    if (bytes <= this.#most) return
    slow.sort((a, b) => a.sentAt - b.sentAt)
    for (const { socket } of slow) {
      if (bytes <= this.#most) return
      bytes -= socket.writableLength
      socket.destroy()
    }
  }
}
