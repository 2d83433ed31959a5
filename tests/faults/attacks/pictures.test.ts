import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, withServer } from '../../browser/index.ts'
import { demo } from '../../pages/demo-content.ts'
import { note } from '../report/figures.ts'
import { openConnection } from '../traffic.ts'

const content = contentDirectory(documentEntry('page', 'Words of the page.'))
const images = join(content, 'images')
const MEGABYTE = 1024
const CLIENTS = 64

/** Filters over a large surface: some seconds and hundreds of megabytes even for ten pixels of it. */
const heavy = (side: number) => `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}">
  <filter id="f" x="0" y="0" width="1" height="1"><feTurbulence baseFrequency="0.01" numOctaves="9"/>${'<feGaussianBlur stdDeviation="40"/>'.repeat(20)}</filter>
  <rect width="100%" height="100%" filter="url(#f)"/></svg>`

/** Memory of a process, in megabytes. */
const memoryOf = (pid: number | string) => {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / MEGABYTE
  } catch {
    return 0
  }
}
const childrenOf = (pid: number) => readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)

describe.runIf(process.platform === 'linux')('Q-24 pictures', () => {
  const site = withServer({ content, environment: { LOG_LEVEL: 'warn' }, isMeasured: true })
  const all = () => {
    const pid = site.process.pid as number
    return [pid, ...childrenOf(pid)].reduce<number>((sum, one) => sum + memoryOf(one), 0)
  }

  const own = () => memoryOf(site.process.pid as number)

  /** The most memory that the site and its processes had meanwhile. */
  async function peakDuring(work: Promise<unknown>, memory = all): Promise<number> {
    let most = 0
    const watch = setInterval(() => (most = Math.max(most, memory())), 20)
    await work.finally(() => clearInterval(watch))
    return Math.round(most)
  }
  const statusOf = async (path: string) => {
    const answer = await fetch(`${site.origin}/iiif/${path}`)
    await answer.arrayBuffer()
    return answer.status
  }

  beforeAll(async () => {
    mkdirSync(images, { recursive: true })
    for (const name of ['poster-09', 'poster-13', 'poster-01', 'lost'])
      copyFileSync(join(demo, `images/${name}.svg`), join(images, `${name}.svg`))
    writeFileSync(join(images, 'large.svg'), heavy(16_000))
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const create = { width: 3600, height: 3000, channels: 3, background: '#888', noise } as const
    writeFileSync(join(images, 'noise.png'), await sharp({ create }).png().toBuffer())
  })

  it('in their full size, several at once, take no more memory than one', async () => {
    const paths = ['poster-09', 'poster-13', 'poster-01'].map((id) => `${id}/full/full/0/default.avif`)
    const most = await peakDuring(Promise.all(paths.map(async (path) => expect(await statusOf(path)).toBe(200))))
    note({ what: 'memory', figure: `${most} MB`, target: '≤ 480 MB' })
    expect(most).toBeLessThanOrEqual(480)
  })

  it(`read slowly by ${CLIENTS} clients take the memory of a few`, async () => {
    const path = '/iiif/noise/full/full/0/default.png'
    const size = Number((await fetch(site.origin + path, { method: 'HEAD' })).headers.get('content-length'))
    expect(size).toBeGreaterThan(20_000_000)
    const before = own()
    const get = `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`
    const most = await peakDuring(
      (async () => {
        const sockets = await Promise.all(Array.from({ length: CLIENTS }, () => openConnection(site.origin, get)))
        for (const socket of sockets) {
          socket.pause()
          await expect.poll(() => socket.read(1)?.length).toBe(1)
        }
        for (const socket of sockets) socket.destroy()
      })(),
      own,
    )
    note({ what: 'picture', figure: `${Math.round(size / 1e6)} MB` }, { what: 'memory', figure: `${most} MB` })
    expect(most - before).toBeLessThanOrEqual(150)
  })

  it('that are too heavy to draw are given up, and named in the log; the others are drawn', async () => {
    const most = await peakDuring(
      (async () => {
        const tile = statusOf('large/8000,8000,10,10/10,10/0/default.jpg')
        expect(await statusOf('lost/full/300,/0/default.jpg')).toBe(200)
        expect(await tile).toBe(404)
      })(),
    )
    note({ what: 'memory', figure: `${most} MB`, target: '≤ 600 MB' })
    expect(most).toBeLessThanOrEqual(600)
    expect(site.output()).toMatch(/large\.svg (?:is too heavy|cannot be drawn): /)
    const made = await site.metric('atrium_image_requests_total')
    // It is not tried again for every other size.
    expect(await statusOf('large/full/200,/0/default.jpg')).toBe(404)
    expect(await site.metric('atrium_image_requests_total')).toBe(made)
    expect((await fetch(`${site.origin}/page`)).status).toBe(200)
  })

  it('are drawn by another process when the one that drew is killed', async () => {
    expect(await statusOf('lost/full/301,/0/default.jpg')).toBe(200)
    for (const child of childrenOf(site.process.pid as number)) process.kill(Number(child), 'SIGKILL')
    for (const width of [302, 303, 304]) expect(await statusOf(`lost/full/${width},/0/default.jpg`)).toBe(200)
  })
})
