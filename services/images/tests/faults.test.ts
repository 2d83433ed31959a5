import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readImageAddress } from '../image-address.ts'
import { drawMasters, grid, HEAVY, serveImages } from './fixture.ts'

const PICTURE = '/vector/full/240,180/0/default.jpg'

let masters: string
let open: Awaited<ReturnType<typeof serveImages>>[] = []
const serve = async (settings = {}) => {
  const images = await serveImages({ mastersDir: masters, ...settings })
  open.push(images)
  return images
}
beforeAll(async () => {
  masters = await drawMasters()
})
afterEach(async () => {
  for (const { close } of open) await close()
  open = []
})
afterAll(() => rm(masters, { recursive: true }))

const filesIn = async (folder: string) =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).flatMap((file) =>
    file.isFile() ? join(file.parentPath, file.name) : [],
  )

describe('addresses that are none', () => {
  it.each([
    '/../package.json',
    '/..%2f..%2fetc%2fpasswd/full/full/0/default.jpg',
    '/%2e%2e/full/full/0/default.jpg',
    '/vector%00/full/full/0/default.jpg',
    '/vector.svg',
    '/vector.svg/full/full/0/default.jpg',
    '//full/full/0/default.jpg',
    '/%E0%A4%A/full/full/0/default.jpg',
    '/a/b/c',
    '/vector/full/full/0',
    '/vector/full/full/0/default.jpg/more',
    '/missing/full/full/0/default.jpg',
    '/missing/info.json',
    '/missing',
    `/${'x'.repeat(500)}/info.json`,
    '/__proto__/info.json',
  ])('SITE-087 answers 404 to %s', async (path) => {
    const { get, logged, cacheDir } = await serve()
    expect((await get(path)).status).toBe(404)
    expect(logged).toEqual([])
    expect(await filesIn(cacheDir).catch(() => [])).toEqual([])
  })

  it.each([
    '-1,0,10,10/full',
    '0,0,-10,10/full',
    '0,0,0,10/full',
    '480,0,10,10/full',
    '900,900,10,10/full',
    '0,0,10/full',
    '1e9,0,10,10/full',
    '999999999999999999999,0,1,1/full',
    'pct:0,0,0,10/full',
    'pct:-5,0,10,10/full',
    'pct:1000,0,1,1/full',
    'all/full',
    'full/0,10',
    'full/,',
    'full/-10,',
    'full/999999,',
    'full/30000,',
    'full/10001,10',
    'full/!30000,30000',
    'full/10,10,10',
    'full/10.5,',
    'full/1e3,',
    'full/0x10,',
    'full/pct:0',
    'full/pct:1e9',
    'full/^max',
    'full/NaN,',
  ])('SITE-088, SITE-089 answers 400 to %s, and reads no pixel', async (part) => {
    const { get, cacheDir } = await serve()
    expect((await get(`/vector/${part}/0/default.jpg`)).status).toBe(400)
    expect(await filesIn(cacheDir).catch(() => [])).toEqual([])
  })

  it.each([
    '45/default.jpg',
    '361/default.jpg',
    '450/default.jpg',
    '90.5/default.jpg',
    '!0!/default.jpg',
    '0/native.jpg',
    '0/default.gif',
    '0/default.svg',
    '0/default.',
    '0/default',
  ])('answers 400 to /full/full/%s', async (part) => {
    expect((await (await serve()).get(`/vector/full/full/${part}`)).status).toBe(400)
  })

  it('reads any text without throwing, and names only ids that are file names', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.webPath(),
          fc.string().map((text) => `/${text}`),
        ),
        (url) => {
          const address = readImageAddress(url)
          if ('id' in address) expect(address.id).toMatch(/^(?!\.)[^/\p{Cc}]+$/u)
        },
      ),
    )
  })
})

describe('damage', () => {
  it.each(['broken', 'cut-short'])('answers 404 for the damaged master "%s" and logs its file', async (id) => {
    const { get, logged } = await serve()
    const { status, headers } = await get(`/${id}/full/120,/0/default.jpg`)
    expect([status, headers['cache-control']]).toEqual([404, 'no-store'])
    expect(logged).toEqual([
      {
        level: 'error',
        message: expect.stringMatching(
          new RegExp(`${id}\\.\\w+ cannot be (?:drawn|read as a picture): .+ Replace the file\\.`),
        ),
      },
    ])
  })

  it('finds the picture again once the master is mended', async () => {
    const { get } = await serve()
    const file = join(masters, 'mended.png')
    await writeFile(file, 'no picture')
    expect((await get('/mended/full/60,/0/default.png')).status).toBe(404)
    await writeFile(file, await readFile(join(masters, 'flat.png')))
    expect((await get('/mended/full/60,/0/default.png')).status).toBe(200)
  })

  it('makes a derivative again that was damaged, emptied or deleted on disk', async () => {
    const { get, cacheDir, logged } = await serve()
    const first = await get(PICTURE)
    const [file = ''] = await filesIn(cacheDir)
    const whole = await readFile(file)
    const flipped = Buffer.from(whole)
    flipped[flipped.length - 9] = (flipped.at(-9) ?? 0) ^ 1
    for (const spoil of [
      () => writeFile(file, flipped),
      () => writeFile(file, whole.subarray(0, 200)),
      () => writeFile(file, ''),
      () => rm(file),
    ]) {
      await spoil()
      const { status, body } = await get(PICTURE)
      expect([status, body.equals(first.body)]).toEqual([200, true])
      expect((await readFile(file)).equals(whole)).toBe(true)
    }
    expect(logged.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn', 'warn'])
  })

  it('serves without a cache when its directory cannot be used, and says so once', async () => {
    const file = join(await mkdtemp(join(tmpdir(), 'derivatives-')), 'occupied')
    await writeFile(file, '')
    const { get, logged } = await serve({ cacheDir: file })
    for (const path of [PICTURE, PICTURE, '/flat/full/60,/0/default.jpg']) expect((await get(path)).status).toBe(200)
    expect(logged).toEqual([{ level: 'warn', message: expect.stringContaining('Derivatives are not cached') }])
  })

  it('has no pictures where there is no folder of masters', async () => {
    const { get, service } = await serve({ mastersDir: join(masters, 'nowhere') })
    expect((await get(PICTURE)).status).toBe(404)
    expect(await service.sizeOf('vector')).toBeNull()
  })
})

describe('load', () => {
  it('makes a derivative once for all who ask at the same time', async () => {
    const { get, cacheDir, service } = await serve()
    const replies = await Promise.all(Array.from({ length: 20 }, () => get(PICTURE)))
    expect(new Set(replies.map(({ status, body }) => `${status} ${body.length}`)).size).toBe(1)
    expect(await filesIn(cacheDir)).toHaveLength(1)
    expect(service.metrics()).toMatchObject({ drawn: 1, cached: 0 })
    await get(PICTURE)
    expect(service.metrics()).toMatchObject({ drawn: 1, cached: 1 })
  })

  it('gives addresses with the same meaning one derivative', async () => {
    const { get, cacheDir } = await serve()
    for (const size of [
      'full',
      'max',
      `${grid.width},`,
      `${grid.width},${grid.height}`,
      '3000,',
      'pct:100',
      '9000,6750',
    ])
      expect((await get(`/vector/full/${size}/0/default.jpg`)).status).toBe(200)
    expect(await filesIn(cacheDir)).toHaveLength(1)
  })

  it('makes what browsers find urgent before what lies below the first screen', async () => {
    const { get } = await serve({ running: 1, waiting: 20 })
    const answered: string[] = []
    const ask = async (width: number, priority?: string) => {
      const { status } = await get(`/vector/full/${width},/0/default.png`, priority ? { priority } : {})
      answered.push(`${priority ?? 'nothing said'} ${status}`)
    }
    const first = ask(401)
    await Promise.all([first, ...[402, 403, 404, 405].map((width) => ask(width, 'u=5, i')), ask(406, 'i, u=1')])
    expect(answered.indexOf('i, u=1 200')).toBeLessThan(3)
    expect(answered).toHaveLength(6)
  })

  it('turns away what is more than it can do soon', async () => {
    const { get } = await serve({ running: 1, waiting: 2 })
    const replies = await Promise.all(
      Array.from({ length: 9 }, (_, index) => get(`/vector/full/${300 + index},/0/default.jpg`)),
    )
    const busy = replies.filter(({ status }) => status === 503)
    expect(replies.filter(({ status }) => status === 200).length).toBeGreaterThanOrEqual(3)
    expect(busy.length).toBeGreaterThan(0)
    for (const { headers } of busy) expect(headers).toMatchObject({ 'retry-after': '1', 'cache-control': 'no-store' })
    expect((await get('/vector/full/300,/0/default.jpg')).status).toBe(200)
  })
})

describe('masters that take too long to draw', () => {
  it('are given up and named, not tried for every other size, and drawn again when they were replaced', async () => {
    const { get, logged, service } = await serve({ limits: { seconds: 5, megabytes: 400 }, running: 1 })
    const file = join(masters, 'heavy.svg')
    await writeFile(file, HEAVY)
    const [heavy, other] = await Promise.all([
      get('/heavy/full/full/0/default.jpg'),
      get('/vector/full/123,/0/default.jpg'),
    ])
    expect([heavy.status, other.status]).toEqual([404, 200])
    expect(logged).toEqual([
      {
        level: 'error',
        message: `${file} is too heavy: it is not drawn within 5 s. Simplify it, or save it as PNG or JPEG.`,
      },
    ])
    const { failed } = service.metrics()
    expect((await get('/heavy/full/3000,/0/default.jpg')).status).toBe(404)
    expect([service.metrics().failed, logged.length]).toEqual([failed, 1])
    await writeFile(file, await readFile(join(masters, 'vector.svg')))
    expect((await get('/heavy/full/120,/0/default.jpg')).status).toBe(200)
  })

  it('are not even begun for clients who have gone', async () => {
    const { service, get, port } = await serve({ running: 1 })
    const gone = Array.from({ length: 20 }, (_, index) => {
      const asked = request({ port, path: `/vector/full/${200 + index},/0/default.png`, agent: false })
      asked.on('error', () => undefined).end()
      return asked
    })
    await expect.poll(() => service.metrics().inFlight).toBe(20)
    for (const asked of gone) asked.destroy()
    expect((await get('/vector/full/199,/0/default.png')).status).toBe(200)
    expect(service.metrics()).toMatchObject({ failed: 0, refused: 0 })
    expect(service.metrics().drawn).toBeLessThan(10)
  })
})

describe('sizes of masters', () => {
  it.each([
    ['vector', grid.width, grid.height],
    ['scan', grid.width, grid.height],
    ['turned', grid.width, grid.height],
    ['glass', 60, 60],
  ])('SITE-083 knows the size of "%s", upright', async (id, width, height) => {
    expect(await (await serve()).service.sizeOf(id)).toEqual({ width, height })
  })

  it('knows none of a missing or damaged master, nor of a name that is no id', async () => {
    const { service } = await serve()
    for (const id of ['missing', 'broken', '../flat', 'flat.png', '']) expect(await service.sizeOf(id)).toBeNull()
  })
})
