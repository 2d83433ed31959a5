import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { derive } from '../derivatives/derivation.ts'
import { colorAt, distance, drawMasters, grid, type Reply, serveImages, squareColor } from './fixture.ts'

/** JPEG rounds colours; a neighbouring square is 20 away. */
const NEAR = 8

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

const picture = async (path: string) => {
  const { status, body, headers } = await images.get(path)
  expect(status, path).toBe(200)
  const { width, height, format } = await sharp(body).metadata()
  return { body, width, height, format, type: headers['content-type'] }
}

describe.each(['vector', 'flat', 'photo', 'scan', 'turned'])('pictures of the master "%s"', (id) => {
  it('SITE-087, SITE-088, SITE-089 answer {region}/{size} with exactly that part in exactly that size', async () => {
    const { body, ...facts } = await picture(`/${id}/120,80,80,40/40,20/0/default.jpg`)
    expect(facts).toEqual({ width: 40, height: 20, format: 'jpeg', type: 'image/jpeg' })
    expect(distance(await colorAt(body, 10, 10), squareColor(3, 2))).toBeLessThan(NEAR)
    expect(distance(await colorAt(body, 30, 10), squareColor(4, 2))).toBeLessThan(NEAR)
  })

  it('SITE-088, SITE-089 answer full/full with the whole picture, upright', async () => {
    const { body, width, height } = await picture(`/${id}/full/full/0/default.png`)
    expect({ width, height }).toEqual({ width: grid.width, height: grid.height })
    for (const [column, row] of [
      [0, 0],
      [11, 0],
      [5, 4],
      [0, 8],
      [11, 8],
    ] as const)
      expect(
        distance(await colorAt(body, column * grid.square + 20, row * grid.square + 20), squareColor(column, row)),
      ).toBeLessThan(NEAR)
  })

  it('finds the right squares in any region, whatever the scale', async () => {
    for (const [column, row, width] of [
      [0, 0, 13],
      [7, 3, 80],
      [10, 7, 31],
      [10, 7, 240],
    ] as const) {
      const region = `${column * grid.square},${row * grid.square},${2 * grid.square},${2 * grid.square}`
      const { body } = await picture(`/${id}/${region}/${width},${width}/0/default.png`)
      const side = Math.min(width, 80)
      expect(
        distance(await colorAt(body, Math.floor(side / 4), Math.floor(side / 4)), squareColor(column, row)),
      ).toBeLessThan(NEAR)
      expect(
        distance(
          await colorAt(body, Math.floor((side * 3) / 4), Math.floor((side * 3) / 4)),
          squareColor(column + 1, row + 1),
        ),
      ).toBeLessThan(NEAR)
    }
  })
})

describe('sizes', () => {
  it.each([
    ['full/max', 480, 360],
    ['full/240,', 240, 180],
    ['full/,90', 120, 90],
    ['full/pct:50', 240, 180],
    ['full/!100,100', 100, 75],
    ['full/100,100', 100, 100],
    ['square/60,', 60, 60],
    ['pct:25,25,50,50/full', 240, 180],
    ['400,300,400,400/full', 80, 60],
  ])('level 2 of the IIIF Image API: %s is %d × %d', async (path, width, height) => {
    expect(await picture(`/vector/${path}/0/default.jpg`)).toMatchObject({ width, height })
  })

  it.each([
    ['full/3000,', 480, 360],
    ['full/9600,7200', 480, 360],
    ['full/!10000,10000', 480, 360],
    ['full/pct:100.5', 480, 360],
    ['0,0,80,40/800,400', 80, 40],
    ['0,0,80,40/pct:300', 80, 40],
    ['0,0,80,80/800,400', 80, 40],
  ])(
    'SITE-091 a size beyond the master is the master’s own, in the shape asked for: %s',
    async (path, width, height) => {
      expect(await picture(`/flat/${path}/0/default.jpg`)).toMatchObject({ width, height })
    },
  )

  it.each([
    [256, 420, '256,', 256, 420],
    [256, 420, 'pct:100', 256, 420],
    [256, 420, 'pct:50.1', 128, 210],
    [293, 502, '293,', 293, 502],
    [293, 502, 'pct:100', 293, 502],
    [502, 293, ',293', 502, 293],
    [300, 200, '100,', 100, 67],
    [5000, 10, '5400,', 5000, 10],
    [5000, 10, '10,', 10, 1],
  ])('a side that is left open is rounded: of %d × %d, %s is %d × %d', async (width, height, size, ...sides) => {
    const address = {
      kind: 'derivative',
      id: 'a',
      region: 'full',
      rotation: '0',
      quality: 'default',
      format: 'jpg',
    } as const
    const derived = await derive({ ...address, size }, { width, height }, 25_000_000)
    expect([derived.size.width, derived.size.height]).toEqual(sides)
  })

  it('keeps any answer within its number of pixels', async () => {
    const small = await serveImages({ mastersDir: masters, maxPixels: 10_000 })
    const { body } = await small.get('/vector/full/full/0/default.jpg')
    const { width = 0, height = 0 } = await sharp(body).metadata()
    expect(width * height).toBeGreaterThan(9_500)
    expect(width * height).toBeLessThan(10_200)
    expect((await small.get('/vector/info.json')).body.toString()).toContain('"maxArea":10000')
    await small.close()
  })
})

describe('a master longer than formats allow', () => {
  it.each(['image/webp', 'image/avif', 'image/jpeg'])('SITE-091 is served as long as they do: %s', async (accept) => {
    const { status, body } = await images.get('/scroll/full/full/0/default.jpg', { accept })
    const { width = 0, height } = await sharp(body).metadata()
    expect([status, height]).toEqual([200, 16])
    expect(width).toBe(16_383)
    expect((await images.get('/scroll/info.json')).body.toString()).toContain('"maxWidth":16383')
  })
})

describe('a photograph that the camera held otherwise', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is upright in each of its parts: orientation %i', async (orientation) => {
    const upright = await sharp(join(masters, 'flat.png')).toBuffer()
    const write = (id: string, bytes: Buffer) =>
      sharp(bytes)
        .jpeg({ quality: 95, chromaSubsampling: '4:4:4' })
        .withMetadata({ orientation })
        .toFile(join(masters, id))
    await write(`held-${orientation}.jpg`, upright)
    const whole = await picture(`/held-${orientation}/full/full/0/default.png`)
    expect([whole.width, whole.height]).toEqual(orientation < 5 ? [grid.width, grid.height] : [grid.height, grid.width])
    for (const [left, top, width, height] of [
      [0, 0, 120, 80],
      [200, 160, 80, 160],
    ] as const) {
      const part = await picture(`/held-${orientation}/${left},${top},${width},${height}/full/0/default.png`)
      expect([part.width, part.height]).toEqual([width, height])
      for (const [x, y] of [
        [20, 20],
        [width - 20, 20],
        [20, height - 20],
      ] as const)
        expect(distance(await colorAt(part.body, x, y), await colorAt(whole.body, left + x, top + y))).toBeLessThan(
          NEAR,
        )
    }
    const mirrored = await picture(`/held-${orientation}/0,0,120,80/full/!90/default.png`)
    expect(distance(await colorAt(mirrored.body, 20, 20), await colorAt(whole.body, 100, 60))).toBeLessThan(NEAR)
  })
})

describe('turning and colours', () => {
  it('turns clockwise and mirrors first', async () => {
    const turned = await picture('/flat/0,0,80,40/80,40/90/default.png')
    expect(turned).toMatchObject({ width: 40, height: 80 })
    expect(await colorAt(turned.body, 20, 20)).toEqual([...squareColor(0, 0)])
    const mirrored = await picture('/flat/0,0,80,40/80,40/!90/default.png')
    expect(await colorAt(mirrored.body, 20, 20)).toEqual([...squareColor(1, 0)])
  })

  it.each(['0', '90', '180', '270', '360', '0.0', '90.0', '360.000'])('turns by %s degrees', async (degrees) => {
    const turned = await picture(`/flat/0,0,80,40/80,40/${degrees}/default.png`)
    const same = await picture(`/flat/0,0,80,40/80,40/${Number(degrees) % 360}/default.png`)
    expect([turned.width, turned.body.equals(same.body)]).toEqual([Number(degrees) % 180 === 0 ? 80 : 40, true])
    const mirrored = await picture(`/flat/0,0,80,40/80,40/!${degrees}/default.png`)
    expect(mirrored.body.equals(turned.body)).toBe(false)
  })

  it('answers gray and bitonal', async () => {
    const [red = 0, green, blue] = await colorAt((await picture('/flat/full/100,/0/gray.png')).body, 80, 30)
    expect([green, blue]).toEqual([red, red])
    const values = await sharp((await picture('/flat/full/100,/0/bitonal.png')).body)
      .raw()
      .toBuffer()
    expect(new Set(values)).toEqual(new Set([0, 255]))
  })

  it('puts white behind a transparent master where the format knows no transparency', async () => {
    expect(await colorAt((await picture('/glass/full/full/0/default.jpg')).body, 30, 30)).toEqual([255, 255, 255])
    expect((await sharp((await picture('/glass/full/full/0/default.png')).body).stats()).isOpaque).toBe(false)
  })

  it('keeps transparency in all other formats, also where the browser chooses', async () => {
    for (const [ending, accept] of [
      ['jpg', 'image/webp'],
      ['webp', ''],
      ['avif', ''],
    ]) {
      const { body } = await images.get(`/glass/full/full/0/default.${ending}`, { accept: accept as string })
      expect((await sharp(body).stats()).isOpaque).toBe(false)
    }
    expect(
      (await sharp((await images.get('/vector/full/full/0/default.jpg', { accept: 'image/webp' })).body).metadata())
        .hasAlpha,
    ).toBe(false)
  })

  it('SITE-083 photographs and drawings look as like their master in AVIF as in WebP', async () => {
    for (const id of ['noise', 'photo'])
      for (const width of [100, 400]) {
        const likeness = async (ending: string) =>
          distanceOf(
            await images.get(`/${id}/full/${width},/0/default.${ending}`),
            await images.get(`/${id}/full/${width},/0/default.png`),
          )
        expect(await likeness('avif')).toBeLessThan(1.15 * (await likeness('webp')) + 0.5)
      }
  })

  it.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'heif', 'image/avif'],
  ])('answers %s', async (ending, format, type) => {
    expect(await picture(`/vector/full/120,/0/default.${ending}`)).toMatchObject({ format, type, width: 120 })
  })
})

/** Mean distance of two pictures in brightness. */
async function distanceOf(one: Reply, other: Reply): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map(({ body }) => sharp(body).removeAlpha().grayscale().raw().toBuffer()),
  )
  const sum = (a as Buffer).reduce((total, value, index) => total + Math.abs(value - ((b as Buffer)[index] ?? 0)), 0)
  return sum / (a as Buffer).length
}
