import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { NETWORK } from './lab-visit.ts'

const ONE_WAY = NETWORK.latency / 2

/**
 * A line to a server as slow as that of a phone, for all that a browser asks: what it fetches ahead is not slowed down by its
 * debugging protocol.
 *
 * @param changed makes another text of what the server says, of the same length; default: it stays
 */
export async function slowLine(origin: string, changed?: (text: string) => string) {
  const { hostname, port } = new URL(origin)
  /** When the last byte that the server has sent so far has left it. */
  let left = 0
  const pass = (from: Socket, to: Socket, leavesAt: (bytes: number) => number, change = (chunk: Buffer) => chunk) => {
    let last: Promise<unknown> = Promise.resolve()
    const later = (at: number, act: () => void) => {
      last = last.then(() => pause(Math.max(0, at - performance.now()))).then(act)
    }
    from.on('data', (chunk: Buffer) => {
      later(leavesAt(chunk.length) + ONE_WAY, () => to.destroyed || to.write(change(chunk)))
    })
    from.on('close', () => later(0, () => to.destroy())).on('error', () => undefined)
  }
  const down = (bytes: number) => {
    left = Math.max(left, performance.now()) + (1000 * bytes) / NETWORK.downloadThroughput
    return left
  }
  const server = createServer((browser) => {
    const site = connect(Number(port), hostname)
    // Questions are small: they wait for no answer that is on its way.
    pass(browser, site, () => performance.now())
    pass(site, browser, down, changed && ((chunk) => Buffer.from(changed(chunk.toString('latin1')), 'latin1')))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, stop: () => server.close() }
}
