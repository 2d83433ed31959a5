import { connect, type Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, type ServedSite, startServer, withServer } from '../browser/index.ts'

const pages = Array.from({ length: 20 }, (_, index) =>
  documentEntry(`page-${index}`, `Words of page ${index}. `.repeat(100)),
)
const CACHE_MEGABYTES = '4'

/** Runs a task as often as asked, some at a time. */
async function times(count: number, atOnce: number, task: (index: number) => Promise<void>): Promise<void> {
  let next = 0
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < count) await task(next++)
    }),
  )
}

const open = (site: ServedSite, text: string): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(site.origin).port), '127.0.0.1', () =>
      socket.write(text, () => resolve(socket)),
    )
    socket.on('error', reject)
  })

describe('Q-24 a flood', () => {
  const site = withServer(() => ({
    content: contentDirectory(...pages),
    // A heap that leaking requests would fill.
    environment: { CACHE_MEGABYTES, LOG_LEVEL: 'warn', NODE_OPTIONS: '--max-old-space-size=96' },
  }))
  /** Bodies of answers stand outside the heap. */
  const bodies = () => site.metric('nodejs_external_memory_bytes')

  it('of missing addresses and invented queries takes no more memory than the cache may have', async () => {
    const ask = async (path: string, status: number) => {
      const answer = await fetch(site.origin + path)
      await answer.arrayBuffer()
      expect(answer.status).toBe(status)
    }
    await times(500, 20, (index) => ask(`/warm-up-${index}`, 404))
    const before = await bodies()
    await times(3000, 50, (index) => ask(`/nothing/here/${index}`, 404))
    await times(5000, 50, (index) => ask(`/page-1?invented=${index}`, 200))
    expect(await site.metric('atrium_page_bytes')).toBeLessThanOrEqual(Number(CACHE_MEGABYTES) * 1024 * 1024)
    expect(await bodies()).toBeLessThan(before + 32 * 1024 * 1024)
    const renders = await site.metric('atrium_page_renders_total')
    await ask('/page-1', 200)
    await ask('/page-1?invented=again', 200)
    expect(await site.metric('atrium_page_renders_total')).toBe(renders)
  })

  it('of slow clients keeps nobody else from being answered', async () => {
    const halfAsked = await Promise.all(
      Array.from({ length: 64 }, () => open(site, 'GET /page-2 HTTP/1.1\r\nHost: a\r\nX-Slow: ')),
    )
    const notReading = await Promise.all(
      Array.from({ length: 64 }, async () =>
        (await open(site, 'GET /page-3 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(50))).pause(),
      ),
    )
    for (let index = 0; index < 20; index++) expect((await fetch(`${site.origin}/page-${index}`)).status).toBe(200)
    for (const socket of [...halfAsked, ...notReading]) socket.destroy()
    expect((await fetch(`${site.origin}/healthz`)).status).toBe(200)
  })
})

describe('Q-25 SIGTERM under load', () => {
  it('loses no request that was accepted', async () => {
    const site = await startServer({
      content: contentDirectory(...pages),
      environment: { SHUTDOWN_DELAY: '5', LOG_LEVEL: 'warn' },
    })
    let answered = 0
    let ready = true
    const lost: string[] = []
    const visit = async (visitor: number) => {
      for (let index = visitor; ready; index++)
        try {
          const answer = await fetch(`${site.origin}/${index % 3 === 0 ? `missing-${index}` : `page-${index % 20}`}`)
          await answer.text()
          if (answer.status >= 500) lost.push(`status ${answer.status}`)
          answered++
        } catch (error) {
          lost.push(String((error as Error).cause ?? error))
        }
    }
    // Sends visitors elsewhere as soon as the process says that it is not ready, as a load balancer does.
    const balance = async () => {
      while (ready) {
        await new Promise((resolve) => setTimeout(resolve, 100))
        ready = (await fetch(`${site.origin}/readyz`)).ok
      }
    }
    const traffic = [balance(), ...Array.from({ length: 20 }, (_, visitor) => visit(visitor))]
    await expect.poll(() => answered).toBeGreaterThan(200)
    const before = answered
    const code = await site.stop()
    await Promise.all(traffic)
    expect(answered).toBeGreaterThan(before)
    expect(lost).toEqual([])
    expect(code).toBe(0)
  })
})
