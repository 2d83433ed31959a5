import { cpSync, readdirSync, statSync } from 'node:fs'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, withServer } from '../browser/index.ts'
import { demo } from '../pages/demo-content.ts'
import { ask as visit } from '../pages/http.ts'
import { isThorough, megabytes, note } from './report/figures.ts'
import { askAtRate, inParallel, openConnection } from './traffic.ts'

const MB = 1024 * 1024
const CACHE = 4
const PICTURES = 1
const SLOW = 64
const pages = Array.from({ length: 20 }, (_, index) =>
  documentEntry(`page-${index}`, `Words of page ${index}. `.repeat(100)),
)

const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

/** Bytes of all files in a folder. */
const bytesIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0)

describe('Q-24 a flood', () => {
  const content = contentDirectory(...pages)
  cpSync(join(demo, 'images/lost.svg'), join(content, 'images/lost.svg'))
  const data = temporaryFolder('data')
  const site = withServer(() => ({
    isMeasured: true,
    content,
    data,
    environment: {
      CACHE_MEGABYTES: String(CACHE),
      IMAGE_CACHE_MEGABYTES: String(PICTURES),
      LOG_LEVEL: 'warn',
      // A heap that leaking requests would fill; a thousand that wait to be made take half of it.
      NODE_OPTIONS: '--max-old-space-size=160',
    },
  }))
  /** Bodies of answers stand outside the heap. */
  const bodies = () => site.metric('nodejs_external_memory_bytes')
  const ask = async (path: string, status: number) => {
    const answer = await visit(site.origin, path)
    expect([path, answer.status]).toEqual([path, status])
  }

  /** Asks for pages in memory as long as something else goes on. @returns how many were answered */
  async function hitsDuring(work: Promise<unknown>): Promise<number> {
    let isOver = false
    let hits = 0
    const ended = work.finally(() => (isOver = true))
    while (!isOver) await ask(`/page-${hits++ % 20}`, 200)
    await ended
    return hits
  }

  /** Floods, and checks that nothing grows beyond what it may. @returns bytes written to disk */
  async function flood(work: () => Promise<unknown>): Promise<number> {
    await inParallel(numbers(500), 20, (_, index) => ask(`/warm-up-${index}`, 404))
    await inParallel(numbers(20), 20, (_, index) => ask(`/page-${index}`, 200))
    // Real pages are kept on disk too, after their answers.
    await expect.poll(() => site.metric('atrium_pages_on_disk')).toBeGreaterThanOrEqual(20)
    const [memory, disk] = [await bodies(), bytesIn(data)]
    const hits = await hitsDuring(work())
    const kept = await site.metric('atrium_page_bytes')
    const [grown, written] = [(await bodies()) - memory, bytesIn(data) - disk]
    note(
      { what: 'hits meanwhile, all 200', figure: hits },
      { what: 'pages kept', figure: megabytes(kept), target: `≤ ${CACHE} MB` },
      { what: 'memory grown', figure: megabytes(grown), target: '≤ 32 MB' },
      { what: 'written to disk', figure: `${written} bytes` },
    )
    expect(hits).toBeGreaterThan(0)
    expect(kept).toBeLessThanOrEqual(CACHE * MB)
    expect(grown).toBeLessThanOrEqual(32 * MB)
    return written
  }

  it('of 1,000 missing addresses a second takes no more memory than the cache may have, no disk, and no hit', async () => {
    const seconds = isThorough ? 30 : 3
    let statuses: Record<string, number> = {}
    const pathOf = (index: number) => `/nothing/here/${index}`
    const written = await flood(async () => {
      statuses = await askAtRate(site.origin, { perSecond: 1000, seconds, pathOf })
    })
    note({ what: 'asked', figure: seconds * 1000 }, { what: 'answered', figure: JSON.stringify(statuses) })
    const { 404: missing = 0, 503: refused = 0, ...others } = statuses
    // More than can be made in time are turned away in order.
    expect([missing + refused, others]).toEqual([seconds * 1000, {}])
    expect(missing).toBeGreaterThan(0)
    expect(written).toBe(0)
  })

  it('of 10,000 query strings on one page makes that page no more than once', async () => {
    const renders = await site.metric('atrium_page_renders_total')
    const visit = (index: number) => ask(`/page-1?invented=${index}&again=${index}`, 200)
    expect(await flood(() => inParallel(numbers(10_000), 50, visit))).toBe(0)
    note({ what: 'query strings', figure: 10_000 })
    // The missing pages that warm up are made; of the others each once at most.
    expect((await site.metric('atrium_page_renders_total')) - renders).toBeLessThanOrEqual(520)
  })

  it('of picture sizes takes no more disk than the picture cache may have', async () => {
    const sizes = numbers(isThorough ? 2000 : 150)
    await flood(() => inParallel(sizes, 8, (size) => ask(`/iiif/lost/full/${100 + size},/0/default.png`, 200)))
    const kept = bytesIn(join(data, 'images'))
    note(
      { what: 'sizes', figure: sizes.length },
      { what: 'pictures on disk', figure: megabytes(kept), target: `≤ ${PICTURES} MB` },
    )
    expect(kept).toBeLessThanOrEqual(PICTURES * MB)
  })

  it(`of ${SLOW} slow clients of each kind keeps nobody else from being answered`, async () => {
    const many = (begin: string) => Promise.all(numbers(SLOW).map(() => openConnection(site.origin, begin)))
    const form = 'Content-Type: application/x-www-form-urlencoded\r\n'
    const memory = await bodies()
    const slow: Record<string, Socket[]> = {
      'sending header lines': await many('GET /page-2 HTTP/1.1\r\nHost: a\r\nX-Slow: '),
      'sending a form': await many(`POST /alerts/dismiss HTTP/1.1\r\nHost: a\r\n${form}Content-Length: 9000\r\n\r\na`),
      'sending chunks': await many(
        `POST /alerts/dismiss HTTP/1.1\r\nHost: a\r\n${form}Transfer-Encoding: chunked\r\n\r\n`,
      ),
      'reading nothing': await many('GET /page-3 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50)),
      'saying nothing': await many(''),
    }
    for (const socket of slow['reading nothing'] ?? []) socket.pause()
    const drip = setInterval(() => {
      for (const socket of slow['sending header lines'] ?? []) socket.write('x')
      for (const socket of slow['sending a form'] ?? []) socket.write('x')
      for (const socket of slow['sending chunks'] ?? []) socket.write('1\r\nx\r\n')
    }, 50)
    try {
      for (let round = 0; round < 20; round++) {
        await Promise.all(numbers(20).map((index) => ask(`/page-${index}`, 200)))
        await ask(`/slow-${round}`, 404)
      }
      await ask('/healthz', 200)
      const grown = (await bodies()) - memory
      note(
        { what: 'connections', figure: Object.values(slow).flat().length },
        { what: 'answered meanwhile', figure: 420, target: 420 },
        { what: 'memory grown', figure: megabytes(grown), target: '≤ 32 MB' },
      )
      expect(grown).toBeLessThanOrEqual(32 * MB)
    } finally {
      clearInterval(drip)
      for (const socket of Object.values(slow).flat()) socket.destroy()
    }
    await ask('/healthz', 200)
  })
})
