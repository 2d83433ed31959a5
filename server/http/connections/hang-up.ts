import type { Socket } from 'node:net'

/** So long a client may take to read the last words, in milliseconds. */
const LAST_WORDS = 1000

/**
 * Ends a connection with the text. Whatever the client still sends is thrown away; one that does not end its side is
 * cut off.
 */
export function hangUp(socket: Socket, text: string): void {
  if (!socket.writable) return
  socket.on('data', () => undefined).end(text)
  const timer = setTimeout(() => socket.destroy(), LAST_WORDS)
  socket.once('close', () => clearTimeout(timer))
}
