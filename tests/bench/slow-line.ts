import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'

/** Slow 4G, as in `lab-visit.ts`: milliseconds each way, and bytes a second towards the browser. */
const ONE_WAY = 75
const BYTES_A_SECOND = (1638 * 1000) / 8

/**
 * A line to a server as slow as that of a phone, for all that a browser asks: what it fetches ahead is not slowed down by its
 * debugging protocol.
 *
 * @param changed makes another text of what the server says, of the same length; default: it stays
 */
export async function slowLine(origin: string, changed?: (text: string) => string) {
  const { hostname, port } = new URL(origin)
  /** When all that was sent so far has left the server. */
  let left = 0
  const pass = (from: Socket, to: Socket, bytesASecond: number, change = (chunk: Buffer) => chunk) => {
    let last: Promise<unknown> = Promise.resolve()
    const later = (at: number, act: () => void) => {
      last = last.then(() => pause(Math.max(0, at - performance.now()))).then(act)
    }
    from.on('data', (chunk: Buffer) => {
      left = Math.max(left, performance.now()) + (1000 * chunk.length) / bytesASecond
      later(left + ONE_WAY, () => to.destroyed || to.write(change(chunk)))
    })
    from.on('close', () => later(0, () => to.destroy())).on('error', () => undefined)
  }
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname)
    pass(browser, site, Number.POSITIVE_INFINITY)
    pass(
      site,
      browser,
      BYTES_A_SECOND,
      changed && ((chunk) => Buffer.from(changed(chunk.toString('latin1')), 'latin1')),
    )
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
