import { once } from 'node:events'
import { connect } from 'node:net'
import fc from 'fast-check'
import { leaksIn } from '../judge.ts'
import type { Part } from '../world.ts'
import { bytesOf, type Connection, connection } from './request-data.ts'

/** Milliseconds of silence after which a connection is given up: half a request is answered by nobody. */
const PATIENCE = 500
const LAST = 'GET /robots.txt HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n'
/** Of an answer no more is looked at. */
const MAX_BYTES = 4_000_000

/** Anything that somebody may send, on several connections at once. */
export const requests: Part<Connection[]> = {
  name: 'requests',
  data: () => fc.array(connection, { minLength: 1, maxLength: 6 }),
  async run(list, { site, paths, answered, fault }) {
    await Promise.all(
      list.map(async (one) => {
        const answer = await send(site.origin, one, bytesOf(one, paths))
        for (const [, status] of answer.matchAll(/HTTP\/1\.1 (\d{3}) /g)) {
          answered[`raw ${status}`] = (answered[`raw ${status}`] ?? 0) + 1
          if (status === '500') fault('a request is answered 500')
        }
        for (const leak of leaksIn(answer)) fault(`an answer holds ${leak}`)
      }),
    )
  },
}

/** Sends the bytes in their pieces. @returns what comes back, in latin1 */
async function send(origin: string, { cuts, ending }: Connection, bytes: Buffer): Promise<string> {
  const chunks: Buffer[] = []
  const socket = connect({ host: '127.0.0.1', port: Number(new URL(origin).port), allowHalfOpen: true })
  const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()))
  let held = 0
  socket.on('error', () => undefined)
  socket.on('end', () => socket.end())
  socket.on('data', (chunk) => {
    held += chunk.length
    chunks.push(chunk)
    if (held > MAX_BYTES) socket.destroy()
  })
  await Promise.race([once(socket, 'connect'), closed])
  const places = [0, ...cuts.map((at) => Math.floor(at * bytes.length)).sort((a, b) => a - b), bytes.length]
  for (const [index, place] of places.slice(1).entries()) {
    socket.write(bytes.subarray(places[index], place), () => undefined)
    await new Promise((resolve) => setImmediate(resolve))
  }
  if (ending === 'reset') socket.resetAndDestroy()
  else if (ending === 'close') socket.destroy()
  else if (ending === 'end') socket.end()
  else socket.write(LAST, () => undefined)
  socket.setTimeout(PATIENCE, () => socket.destroy())
  await closed
  return Buffer.concat(chunks).toString('latin1')
}
