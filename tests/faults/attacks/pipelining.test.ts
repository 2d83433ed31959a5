import { once } from 'node:events'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, withServer } from '../../browser/index.ts'
import { askRaw, rawRequest } from '../../safe/raw.ts'
import { megabytes, note } from '../report/figures.ts'
import { openConnection } from '../traffic.ts'

const content = contentDirectory(documentEntry('page', 'Words of the page.'))
const MB = 1024 * 1024
const CONNECTIONS = 20
const REQUESTS = 1500
const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
const missing = (connection: number, count = REQUESTS) =>
  Array.from({ length: count }, (_, index) => get(`/${connection}/${index}`)).join('')

describe('Q-24 many requests in one go', () => {
  const site = withServer({ content, environment: { LOG_LEVEL: 'warn' }, isMeasured: true })
  const renders = () => site.metric('atrium_page_renders_total')
  const connect = () =>
    Promise.all(Array.from({ length: CONNECTIONS }, (_, index) => openConnection(site.origin, missing(index))))

  /** What was made, and how memory grew, until the next visitor was answered. */
  async function costOf(attack: () => Promise<unknown>): Promise<number> {
    await fetch(`${site.origin}/warm`)
    const [made, memory] = [await renders(), await site.metric('process_resident_memory_bytes')]
    await attack()
    expect((await fetch(`${site.origin}/page?${Math.random()}`)).status).toBe(200)
    expect((await fetch(`${site.origin}/next-visitor`)).status).toBe(404)
    const cost = (await renders()) - made
    const grown = (await site.metric('process_resident_memory_bytes')) - memory
    note(
      { what: 'requests', figure: CONNECTIONS * REQUESTS },
      { what: 'made for them', figure: cost, target: `≤ ${4 * CONNECTIONS}` },
      { what: 'memory grown', figure: megabytes(grown), target: '≤ 100 MB' },
    )
    expect(grown).toBeLessThanOrEqual(100 * MB)
    return cost
  }

  it('of connections that are gone are not answered', async () => {
    const cost = await costOf(async () => {
      for (const socket of await connect()) socket.destroy()
    })
    expect(cost).toBeLessThanOrEqual(4 * CONNECTIONS)
  })

  it('beyond what a connection may ask are not answered, and cut it off', async () => {
    const cost = await costOf(async () => {
      const sockets = await connect()
      await Promise.all(sockets.map((socket) => socket.destroyed || once(socket.resume(), 'close')))
    })
    expect(cost).toBeLessThanOrEqual(4 * CONNECTIONS)
  })

  it('keep nobody waiting who comes after them for one answer', async () => {
    await fetch(`${site.origin}/page`)
    const answered = () => site.metric('atrium_page_requests_total\\{result="hit"\\}')
    const before = await answered()
    const sockets = await Promise.all(
      Array.from({ length: 150 }, () => openConnection(site.origin, get('/page').repeat(100))),
    )
    const ahead = (await answered()) - before
    note({ what: 'answered before a visitor, of 15,000', figure: ahead, target: '≤ 7,500' })
    expect(ahead).toBeLessThanOrEqual(7500)
    for (const socket of sockets) socket.destroy()
  })

  it('are answered each and in order as far as a connection may ask', async () => {
    const { statuses } = await askRaw(
      site.origin,
      missing(99, 25) + get('/page').repeat(50) + rawRequest('HEAD', '/page'),
    )
    expect(statuses).toEqual([...Array(25).fill(404), ...Array(51).fill(200)])
  })

  it('before one that is none are answered, and then it is', async () => {
    const { statuses } = await askRaw(site.origin, `${get('/not/made/yet')}${get('/page')}rubbish\r\n\r\n`)
    expect(statuses).toEqual([404, 200, 400])
  })
})
