import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Image } from '../contract/content/image.ts'
import {
  assetBase,
  captionAndCredit,
  cropOf,
  croppedPicture,
  downloadUrl,
  pictureUrl,
  socialPicture,
} from './picture-url.ts'

type Point = NonNullable<Image['focalPoint']>

const BASE = 'https://www.ellery.example/iiif'
const wide: Image = { iiif: { id: 'kiln' }, width: 4800, height: 3200 }
const crop = (ratio: string, x: number, y: number, w: number, h: number) => ({ ratio, x, y, w, h })

describe('the base of a picture', () => {
  it.each<[string, Image, string | null]>([
    ['SITE-084 SITE-085 the image server', { iiif: { id: 'kiln' } }, `${BASE}/kiln`],
    [
      'SITE-085 an image server of its own',
      { iiif: { id: 'kiln', service: 'https://iiif.example.org/2/' } },
      'https://iiif.example.org/2/kiln',
    ],
    [
      'SITE-085 the media gateway',
      { mediaGatewayUrl: 'https://media.example.org/a/b-7/' },
      'https://media.example.org/a/b-7',
    ],
    [
      'SITE-085 the image server where both are given',
      { iiif: { id: 'kiln' }, mediaGatewayUrl: 'https://media.example.org/b-7' },
      `${BASE}/kiln`,
    ],
    [
      'SITE-085 the media gateway where the image server has no id',
      { iiif: { service: BASE }, mediaGatewayUrl: 'https://media.example.org/b-7' },
      'https://media.example.org/b-7',
    ],
    ['SITE-084 none without an asset', { title: 'Kiln', alt: 'A kiln', width: 10, height: 10 }, null],
    ['SITE-087 an id is one segment, whatever it holds', { iiif: { id: 'a/b c?d' } }, `${BASE}/a%2Fb%20c%3Fd`],
  ])('%s', (_, image, base) => {
    expect(assetBase(image, `${BASE}/`)).toBe(base)
  })

  it('SITE-084 no picture has no address', () => {
    expect(assetBase(undefined, BASE)).toBeNull()
    expect(croppedPicture({ title: 'No asset', width: 10, height: 10 }, '1:1', 5, BASE)).toBeNull()
  })
})

describe('addresses of pictures', () => {
  it('SITE-087 SITE-088 SITE-089 name region and size in pixels, or in full', () => {
    expect(pictureUrl(`${BASE}/kiln`, { x: 0, y: 250, w: 4800, h: 2700 }, 1600)).toBe(
      `${BASE}/kiln/0,250,4800,2700/1600,900/0/default.jpg`,
    )
    expect(pictureUrl(`${BASE}/kiln`, { w: 4800, h: 3200 }, 480)).toBe(`${BASE}/kiln/full/480,320/0/default.jpg`)
    expect(pictureUrl(`${BASE}/kiln`)).toBe(`${BASE}/kiln/full/full/0/default.jpg`)
  })

  it('SITE-091 lead to a download 3000 pixels wide under the id’s name', () => {
    expect(downloadUrl(`${BASE}/kiln`)).toBe(`${BASE}/kiln/full/3000,/0/default.jpg?download=kiln.jpg&size=medium`)
    expect(downloadUrl('https://media.example.org/a/b-7')).toContain(
      '/b-7/full/3000,/0/default.jpg?download=b-7.jpg&size=medium',
    )
  })
})

describe('the region of a ratio', () => {
  it('SITE-090 is the stored crop', () => {
    const image = { ...wide, imageCrops: [crop('1:1', 5, 6, 700, 700), crop('16:9', 0, 250, 4800, 2700)] }
    expect(cropOf(image, '16:9')).toEqual({ x: 0, y: 250, w: 4800, h: 2700 })
  })

  it.each([
    ['16:9', { x: 0, y: 250, w: 4800, h: 2700 }],
    ['1:1', { x: 800, y: 0, w: 3200, h: 3200 }],
    ['3:4', { x: 1200, y: 0, w: 2400, h: 3200 }],
    ['3:2', { x: 0, y: 0, w: 4800, h: 3200 }],
  ])('SITE-090 is the middle where no crop of %s is stored', (ratio, region) => {
    expect(cropOf(wide, ratio)).toEqual(region)
  })

  it.each<[string, string, Point, object]>([
    ['in the middle', '1:1', { x: 0.5, y: 0.5 }, { x: 800, y: 0, w: 3200, h: 3200 }],
    ['at the left edge', '1:1', { x: 0, y: 0.9 }, { x: 0, y: 0, w: 3200, h: 3200 }],
    ['right of the middle', '1:1', { x: 0.6, y: 0.2 }, { x: 1280, y: 0, w: 3200, h: 3200 }],
    ['at the lower right', '16:9', { x: 1, y: 1 }, { x: 0, y: 500, w: 4800, h: 2700 }],
    ['beside the picture, which no file should say', '16:9', { x: 7, y: -3 }, { x: 0, y: 0, w: 4800, h: 2700 }],
  ])('is around the focal point where no crop is stored: %s', (_, ratio, focalPoint, region) => {
    expect(cropOf({ ...wide, focalPoint }, ratio)).toEqual(region)
    expect(croppedPicture({ ...wide, focalPoint }, ratio, 1600, BASE)?.url).toContain(Object.values(region).join(','))
  })

  it('is the stored crop also where there is a focal point', () => {
    const image = { ...wide, focalPoint: { x: 0.9, y: 0.9 }, imageCrops: [crop('1:1', 5, 6, 700, 700)] }
    expect(cropOf(image, '1:1')).toEqual({ x: 5, y: 6, w: 700, h: 700 })
    expect(cropOf(image, '3:4')).toEqual({ x: 2400, y: 0, w: 2400, h: 3200 })
  })

  it.each([
    ['beyond its right edge', crop('1:1', 4000, 0, 900, 900)],
    ['above it', crop('1:1', 0, -1, 900, 900)],
    ['without a pixel', crop('1:1', 0, 0, 0, 0)],
  ])('SITE-090 does not follow a crop that lies %s: the master was replaced', (_, stored) => {
    expect(cropOf({ ...wide, imageCrops: [stored] }, '1:1')).toEqual({ x: 800, y: 0, w: 3200, h: 3200 })
  })

  it('is not known without the size of the master, unless a crop is stored', () => {
    expect(cropOf({ iiif: { id: 'kiln' } }, '1:1')).toBeUndefined()
    expect(cropOf({ iiif: { id: 'kiln' }, imageCrops: [crop('1:1', 1, 2, 3, 3)] }, '1:1')).toEqual({
      x: 1,
      y: 2,
      w: 3,
      h: 3,
    })
  })

  it.each(['', 'wide', '16', '0:9', '16:0', '-1:1', '1:2:3', 'NaN:1'])(
    'is not known for %j, which is no ratio',
    (ratio) => {
      expect(cropOf(wide, ratio)).toBeUndefined()
    },
  )

  it('SITE-088 lies inside any master, in any ratio', () => {
    const pixels = fc.integer({ min: 1, max: 20_000 })
    const part = fc.double({ min: 0, max: 1, noNaN: true })
    fc.assert(
      fc.property(
        pixels,
        pixels,
        fc.integer({ min: 1, max: 400 }),
        fc.integer({ min: 1, max: 400 }),
        fc.option(fc.record({ x: part, y: part }), { nil: undefined }),
        (width, height, across, down, focalPoint) => {
          const image = { width, height, ...(focalPoint && { focalPoint }) }
          const { x, y, w, h } = cropOf(image, `${across}:${down}`) ?? expect.fail('no region')
          const point = focalPoint ?? { x: 0.5, y: 0.5 }
          // The point is within, but for what is rounded.
          expect(Math.abs(point.x * width - x - w / 2)).toBeLessThanOrEqual(w / 2 + 1)
          expect(Math.abs(point.y * height - y - h / 2)).toBeLessThanOrEqual(h / 2 + 1)
          expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
          expect(Math.min(w, h)).toBeGreaterThan(0)
          expect(x + w).toBeLessThanOrEqual(width)
          expect(y + h).toBeLessThanOrEqual(height)
          expect(w === width || h === height).toBe(true)
        },
      ),
    )
  })
})

describe('pictures in a ratio', () => {
  it('SITE-042 SITE-090 come from the 16:9 crop in the width asked for', () => {
    const image = { ...wide, imageCrops: [crop('16:9', 0, 400, 4800, 2700)] }
    expect(croppedPicture(image, '16:9', 1600, BASE)).toEqual({
      url: `${BASE}/kiln/0,400,4800,2700/1600,900/0/default.jpg`,
      width: 1600,
      height: 900,
    })
  })

  it('SITE-089 are never larger than the part of the master they show', () => {
    expect(croppedPicture({ ...wide, imageCrops: [crop('1:1', 0, 0, 400, 400)] }, '1:1', 1600, BASE)).toMatchObject({
      width: 400,
      height: 400,
    })
  })
})

describe('the picture for social media', () => {
  it('SITE-032 SITE-033 is the 1.91:1 crop where one is stored, within 1500 × 785', () => {
    const image = { ...wide, imageCrops: [crop('1.91:1', 0, 300, 4800, 2513), crop('16:9', 0, 250, 4800, 2700)] }
    expect(socialPicture(image, BASE)).toEqual({
      url: `${BASE}/kiln/0,300,4800,2513/1500,785/0/default.jpg`,
      width: 1500,
      height: 785,
    })
  })

  it('SITE-032 SITE-034 is the 16:9 crop otherwise, within 1500 × 884', () => {
    expect(socialPicture(wide, BASE)).toEqual({
      url: `${BASE}/kiln/0,250,4800,2700/1500,844/0/default.jpg`,
      width: 1500,
      height: 844,
    })
  })

  it('SITE-033 SITE-034 keeps the limits and the shape of any crop that is stored under these names', () => {
    const side = fc.integer({ min: 50, max: 4000 })
    fc.assert(
      fc.property(fc.constantFrom('1.91:1', '16:9'), side, side, (ratio, w, h) => {
        const { width, height } =
          socialPicture({ iiif: { id: 'kiln' }, imageCrops: [crop(ratio, 0, 0, w, h)] }, BASE) ??
          expect.fail('no picture')
        expect(width).toBeLessThanOrEqual(Math.min(1500, w))
        expect(height).toBeLessThanOrEqual(ratio === '16:9' ? 884 : 785)
        expect(Math.abs(height - (width * h) / w)).toBeLessThanOrEqual(0.5)
      }),
    )
  })

  it('is none without asset, or where nothing is known of the master', () => {
    expect(socialPicture({ width: 10, height: 10 }, BASE)).toBeNull()
    expect(socialPicture({ iiif: { id: 'kiln' } }, BASE)).toBeNull()
  })
})

describe('caption and credit', () => {
  it.each([
    ['The workshop kiln', 'Photo: Mara Quill', 'The workshop kiln. Photo: Mara Quill'],
    ['The workshop kiln.', 'Photo: Mara Quill', 'The workshop kiln. Photo: Mara Quill'],
    ['<em>The workshop kiln.</em>', 'Photo: Mara Quill', '<em>The workshop kiln.</em> Photo: Mara Quill'],
    ['<em>The workshop kiln</em> ', 'Photo', '<em>The workshop kiln</em>. Photo'],
    ['The workshop kiln', undefined, 'The workshop kiln'],
    ['', 'Photo: Mara Quill', 'Photo: Mara Quill'],
    [undefined, undefined, undefined],
  ])('SITE-086 join %j and %j', (caption, credit, joined) => {
    expect(captionAndCredit({ caption, credit })).toBe(joined)
  })
})
