import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { serveImages } from './fixture.ts'

let masters: string
let open: Awaited<ReturnType<typeof serveImages>>[] = []
const serve = async (settings = {}) => {
  const images = await serveImages({ mastersDir: masters, ...settings })
  open.push(images)
  return images
}
const solid = (background: string) => sharp({ create: { width: 90, height: 60, channels: 3, background } })
const put = (name: string, content: Buffer | string) => writeFile(join(masters, name), content)

beforeAll(async () => {
  masters = await mkdtemp(join(tmpdir(), 'masters-'))
  await put('instead.png', await solid('#0000ff').png().toBuffer())
  await put('a.jpeg', await solid('#ff0000').jpeg().toBuffer())
  await put('b.JPG', await solid('#ff0000').jpeg().toBuffer())
  await put('c.tiff', await solid('#ff0000').tiff().toBuffer())
  await put('d.gif', await solid('#ff0000').gif().toBuffer())
  await put('e.webp', await solid('#ff0000').webp().toBuffer())
  await put('f.PNG', await solid('#ff0000').png().toBuffer())
  await put('g.Jpg', await solid('#ff0000').jpeg().toBuffer())
  await put('h.jPeG', await solid('#ff0000').jpeg().toBuffer())
  await put('broken.jpg', 'no picture')
})
afterEach(async () => {
  for (const { close } of open) await close()
  open = []
})
afterAll(() => rm(masters, { recursive: true }))

/** What a browser asks for a picture on a page. */
const BROWSER = { accept: 'image/avif,image/webp,image/*,*/*;q=0.8' }
const colourOf = async (body: Buffer) =>
  (await sharp(body).stats()).channels.slice(0, 3).map(({ mean }) => Math.round(mean))

describe('masters', () => {
  it.each(['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'])('SITE-083 are read whatever their ending: %s', async (id) => {
    const { get, service } = await serve()
    expect(await service.sizeOf(id)).toEqual({ width: 90, height: 60 })
    const { status, body } = await get(`/${id}/full/30,/0/default.jpg`)
    expect([status, (await sharp(body).metadata()).width]).toEqual([200, 30])
    expect((await colourOf(body))[0]).toBeGreaterThan(240)
  })

  it('SITE-083 are found when they come after their picture was asked for, and not when they are gone', async () => {
    const { service } = await serve()
    expect(await service.sizeOf('late')).toBeNull()
    await put('late.Png', await solid('#ff0000').png().toBuffer())
    expect(await service.sizeOf('late')).toEqual({ width: 90, height: 60 })
    const { service: next } = await serve()
    await rm(join(masters, 'late.Png'))
    expect(await next.sizeOf('late')).toBeNull()
  })
})

describe('a picture that cannot be had', () => {
  const lost = [
    '/missing/full/60,/0/default.jpg',
    '/broken/full/60,/0/default.jpg',
    '/a/900,900,10,10/60,/0/default.jpg',
  ]

  it.each(lost)('is the placeholder on a page, and keeps its status: %s', async (path) => {
    const { get } = await serve({ placeholderId: 'instead' })
    const { status, headers, body } = await get(path, BROWSER)
    expect([404, 500, 400]).toContain(status)
    expect(headers['content-type']).toMatch(/^image\/(?:webp|jpeg)$/)
    expect(headers['cache-control']).toBe('no-store')
    expect((await sharp(body).metadata()).width).toBe(60)
    expect((await colourOf(body))[2]).toBeGreaterThan(240)
  })

  it.each(lost)('is an empty frame where there is no placeholder: %s', async (path) => {
    for (const placeholderId of [undefined, 'missing', 'broken']) {
      const { headers, body } = await (await serve({ placeholderId })).get(path, BROWSER)
      expect(headers['content-type']).toBe('image/svg+xml')
      expect((await sharp(body).metadata()).width).toBe(1200)
    }
  })

  it('is refused in words where no page shows it', async () => {
    const { get } = await serve({ placeholderId: 'instead' })
    const { status, body } = await get('/missing/full/60,/0/default.jpg')
    expect([status, body.toString()]).toEqual([404, 'There is no such picture.'])
    expect((await get('/missing/info.json', BROWSER)).headers['content-type']).toContain('text/plain')
  })
})
