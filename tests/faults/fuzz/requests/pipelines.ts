import { once } from 'node:events'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import { askOnce, openConnection } from '../../traffic.ts'
import type { Part } from '../world.ts'

const READ = 'pipelines that are read'
const UNREAD = 'pipelines of which nothing is read'

interface Attack {
  connections: number
  requests: number
  /** Addresses, by their place; beyond them, ones that there are not. */
  pages: number[]
  /** Of the connections, how many read nothing. */
  unread: number
}

/** Many connections that send many requests in one go, of which some read no answer. */
export const pipelines: Part<Attack> = {
  name: 'pipelines',
  kinds: [READ, UNREAD],
  data: () =>
    fc.record({
      connections: fc.integer({ min: 2, max: 60 }),
      requests: fc.integer({ min: 2, max: 100 }),
      pages: fc.array(fc.nat(400), { minLength: 1, maxLength: 8 }),
      unread: fc.double({ min: 0, max: 1, noNaN: true }),
    }),
  async run({ connections, requests, pages, unread }, world) {
    const text = Array.from({ length: requests }, (_, index) => {
      const at = pages[index % pages.length] as number
      return `GET ${world.paths[at] ?? `/none/${at}/${index}`} HTTP/1.1\r\nHost: a\r\n\r\n`
    }).join('')
    const sockets = await Promise.all(
      Array.from({ length: connections }, () => openConnection(world.site.origin, text)),
    )
    // One of either kind at least.
    const silent = 1 + Math.floor(unread * (connections - 2))
    const heard = sockets.slice(silent)
    world.count(READ, heard.length)
    world.count(UNREAD, silent)
    const visitor = await askOnce(world.site.origin, '/robots.txt')
    if (!visitor.startsWith('HTTP/1.1 200 ')) world.fault(`beside them a visitor hears ${visitor.slice(0, 60)}`)
    const reader = heard[0]
    if (reader) {
      const answers = await answersOn(reader, requests)
      if (answers < requests && text.length <= 16_000) world.fault(`${answers} of ${requests} requests are answered`)
    }
    for (const socket of sockets) socket.destroy()
  },
}

async function answersOn(socket: Socket, most: number): Promise<number> {
  let answers = 0
  let end = ''
  socket.on('data', (data) => {
    const said = end + data.toString('latin1')
    answers += said.split('HTTP/1.1 ').length - 1
    // What may be the beginning of the next one is looked at with what follows.
    end = /H(?:T(?:T(?:P(?:\/(?:1(?:\.(?:1)?)?)?)?)?)?)?$/.exec(said)?.[0] ?? ''
    if (answers >= most) socket.destroy()
  })
  if (!socket.destroyed) await once(socket, 'close')
  return answers
}
