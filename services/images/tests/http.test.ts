import { createHash } from 'node:crypto'
import { copyFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { drawMasters, grid, serveImages } from './fixture.ts'

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8'
const PICTURE = '/vector/full/240,180/0/default.jpg'

let masters: string
let images: Awaited<ReturnType<typeof serveImages>>
beforeAll(async () => {
  masters = await drawMasters()
  images = await serveImages({ mastersDir: masters })
})
afterAll(async () => {
  await images.close()
  await rm(masters, { recursive: true })
})

describe('info.json', () => {
  it('describes the picture by its configured address', async () => {
    const { status, headers, body } = await images.get('/vector/info.json', { host: 'elsewhere.example' })
    expect([status, headers['content-type'], headers['access-control-allow-origin']]).toEqual([
      200,
      'application/json',
      '*',
    ])
    expect(JSON.parse(body.toString())).toMatchObject({
      '@context': 'http://iiif.io/api/image/2/context.json',
      '@id': 'https://www.ellery.example/iiif/vector',
      protocol: 'http://iiif.io/api/image',
      width: grid.width,
      height: grid.height,
      sizes: [
        { width: 120, height: 90 },
        { width: 240, height: 180 },
        { width: 480, height: 360 },
      ],
      tiles: [{ width: 512, height: 512, scaleFactors: [1, 2, 4] }],
      profile: ['http://iiif.io/api/image/2/level2.json', { formats: ['jpg', 'png', 'webp', 'avif'] }],
    })
  })

  it('offers only sizes that it answers', async () => {
    const { sizes } = JSON.parse((await images.get('/vector/info.json')).body.toString())
    for (const { width, height } of sizes) {
      const { body } = await images.get(`/vector/full/${width},${height}/0/default.jpg`)
      expect(await sharp(body).metadata()).toMatchObject({ width, height })
    }
  })

  it('is JSON-LD for those who ask, and what a bare id leads to', async () => {
    expect((await images.get('/vector/info.json', { accept: 'application/ld+json' })).headers['content-type']).toBe(
      'application/ld+json',
    )
    const { status, headers } = await images.get('/vector')
    expect([status, headers.location]).toEqual([303, 'https://www.ellery.example/iiif/vector/info.json'])
  })
})

describe('formats by what the browser accepts', () => {
  it.each([
    ['AVIF and WebP', BROWSER, 'image/webp'],
    ['WebP only', 'image/webp,image/*;q=0.8', 'image/webp'],
    ['neither', 'image/png,image/*;q=0.8,*/*;q=0.5', 'image/jpeg'],
    ['anything', '*/*', 'image/jpeg'],
    ['refused by weight', 'image/avif,image/webp; q=0.0', 'image/jpeg'],
  ])('%s', async (_, accept, type) => {
    const { headers, body } = await images.get(PICTURE, { accept })
    expect([headers['content-type'], headers.vary]).toEqual([type, 'Accept'])
    expect((await sharp(body).metadata()).format).toBe(type.slice(6))
  })

  it('is never larger than the JPEG', async () => {
    const jpeg = await images.get('/noise/full/full/0/default.jpg')
    for (const accept of [BROWSER, 'image/webp']) {
      const { body } = await images.get('/noise/full/full/0/default.jpg', { accept })
      expect(body.length).toBeLessThanOrEqual(jpeg.body.length)
    }
  })

  it('keeps to the format of any other address', async () => {
    const { headers } = await images.get('/vector/full/240,180/0/default.png', { accept: BROWSER })
    expect([headers['content-type'], headers.vary]).toEqual(['image/png', undefined])
  })
})

describe('what browsers keep', () => {
  it('answers 304 to those who have the picture, without body and with the same headers', async () => {
    const first = await images.get(PICTURE)
    const etag = first.headers.etag as string
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const { status, body, headers } = await images.get(PICTURE, { 'if-none-match': known })
      expect([status, body.length, headers.etag, headers['cache-control'], headers.vary]).toEqual([
        304,
        0,
        etag,
        first.headers['cache-control'],
        'Accept',
      ])
    }
    expect((await images.get(PICTURE, { 'if-none-match': '"other"' })).status).toBe(200)
    expect((await images.get(PICTURE, { 'if-none-match': etag, accept: 'image/webp' })).status).toBe(200)
  })

  it('changes the tag, the pixels and the size when the master is replaced', async () => {
    await copyFile(join(masters, 'flat.png'), join(masters, 'replaced.png'))
    const before = await images.get('/replaced/full/full/0/default.png')
    await writeFile(
      join(masters, 'replaced.png'),
      await sharp({ create: { width: 80, height: 60, channels: 3, background: '#f00' } })
        .png()
        .toBuffer(),
    )
    const after = await images.get('/replaced/full/full/0/default.png', {
      'if-none-match': before.headers.etag as string,
    })
    expect(after.status).toBe(200)
    expect((await sharp(after.body).stats()).dominant).toMatchObject({ r: 248, g: 8, b: 8 })
    expect(await images.service.sizeOf('replaced')).toEqual({ width: 80, height: 60 })
  })

  it('lets pictures be kept for a day, and for good only under an id that names its content', async () => {
    const master = await readFile(join(masters, 'flat.png'))
    const digits = createHash('sha256').update(master).digest('hex').slice(0, 12)
    await writeFile(join(masters, `flat-${digits}.png`), master)
    await writeFile(join(masters, 'flat-0123456789ab.png'), master)
    const kept = async (id: string) => (await images.get(`/${id}/full/60,/0/default.png`)).headers['cache-control']
    expect(await kept('flat')).toBe('public, max-age=86400')
    expect(await kept('flat-0123456789ab')).toBe('public, max-age=86400')
    expect(await kept(`flat-${digits}`)).toBe('public, max-age=31536000, immutable')
  })
})

describe('methods', () => {
  it('answers HEAD like GET, without the body', async () => {
    const get = await images.get(PICTURE)
    const head = await images.get(PICTURE, {}, 'HEAD')
    expect(head.body).toHaveLength(0)
    const { date: _, connection: __, ...lines } = get.headers
    expect(head.headers).toMatchObject(lines)
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('answers %s with 405', async (method) => {
    const { status, headers } = await images.get(PICTURE, {}, method)
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
  })

  it('leaves its own root to the site', async () => {
    expect((await images.get('/')).headers['x-from']).toBe('site')
  })
})

describe('download', () => {
  it('SITE-091 saves a JPEG under the picture’s name, at most 3000 pixels wide', async () => {
    const { status, headers, body } = await images.get(
      '/vector/full/3000,/0/default.jpg?download=vector.jpg&size=medium',
      { accept: BROWSER },
    )
    expect([status, headers['content-type'], headers['content-disposition']]).toEqual([
      200,
      'image/jpeg',
      'attachment; filename="vector.jpg"',
    ])
    expect((await sharp(body).metadata()).width).toBe(grid.width)
  })

  it.each([
    ['..%2F..%2Fetc%2Fpasswd', 'etc-passwd.jpg'],
    ['a%0d%0aset-cookie:%20b=1.jpg', 'a-set-cookie- b-1.jpg'],
    ['%22;%20filename=%22x.exe', 'filename-x.jpg'],
    ['K%C3%BCnstler.jpg', 'Kunstler.jpg', 'K%C3%BCnstler.jpg'],
    ['%E5%A3%BA.jpg', 'vector.jpg', '%E5%A3%BA.jpg'],
    ['.htaccess', 'htaccess.jpg'],
    ['...', 'vector.jpg'],
    ['', 'vector.jpg'],
    ['x'.repeat(300), `${'x'.repeat(100)}.jpg`],
  ])('offers a safe name for %j', async (name, safe, whole = '') => {
    const { headers } = await images.get(`/vector/full/60,/0/default.jpg?download=${name}`)
    expect(headers['content-disposition']).toBe(
      `attachment; filename="${safe}"${whole && `; filename*=UTF-8''${whole}`}`,
    )
    expect(headers['set-cookie']).toBeUndefined()
  })

  it('shows the picture when no download is asked for', async () => {
    expect((await images.get(`${PICTURE}?size=medium`)).headers['content-disposition']).toBeUndefined()
  })
})
