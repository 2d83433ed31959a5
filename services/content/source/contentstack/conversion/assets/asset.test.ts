import { describe, expect, it } from 'vitest'
import { film, paper, picture } from '../testing/converting.ts'
import type { Raw } from '../values/types.ts'
import { convertAsset } from './asset.ts'

const entryOf = (asset: Raw) => JSON.parse(convertAsset(asset)?.text ?? 'null')
const withMetadata = (stored: unknown, asset: Raw = picture): Raw => ({
  ...asset,
  _metadata: { extensions: { blt_extension: [stored] } },
})

describe('an asset', () => {
  it('that is a picture is an entry with its size, its text and its id at the image server', () => {
    const details = { environment: 'e', locale: 'en-us', time: '2026-01-01T00:00:00Z', user: 'u' }
    expect(convertAsset(picture)).toMatchObject({ folder: 'image', name: 'blt_jar.json', problems: [] })
    expect(entryOf({ ...picture, _version: 2, publish_details: details })).toEqual({
      uid: 'blt_jar',
      _content_type_uid: 'image',
      _version: 2,
      publish_details: { environment: 'e', locale: 'en-us', time: '2026-01-01T00:00:00Z' },
      title: 'jar.jpg',
      alt: 'A jar with an octopus',
      iiif: { id: 'blt_jar' },
      width: 4000,
      height: 3000,
    })
  })

  it('that is a recording is an entry with its address as the source', () => {
    expect(entryOf(film)).toEqual({
      uid: 'blt_film',
      _content_type_uid: 'video_asset',
      title: 'Kiln',
      metadata_fields: { title: ['Kiln'], published_url: ['https://assets.contentstack.io/kiln.mp4'] },
    })
    expect(entryOf({ ...film, content_type: undefined, filename: 'a.MP3', file_size: '12' })).toMatchObject({
      _content_type_uid: 'audio_asset',
      metadata_fields: { file_size: ['12'] },
    })
  })

  it.each([[paper], [{ ...picture, is_dir: true }], [{ uid: 'x' }], [{}]])('like %j is no entry', (asset) =>
    expect(convertAsset(asset)).toBeUndefined(),
  )

  it.each([[undefined], ['../x'], [7]])('with the uid %j names no file', (uid) =>
    expect(convertAsset({ ...picture, uid })).toMatchObject({
      text: null,
      problems: [expect.stringContaining('uid: is not valid')],
    }),
  )

  it.each([[{}], [{ width: '7', height: 3 }], [null], ['x']])('of the size %j has none', (dimension) =>
    expect(entryOf({ ...picture, dimension })).not.toHaveProperty('width'),
  )
})

describe('crops', () => {
  it('that are stored with the asset are kept', () => {
    const crops = [{ ratio: '16:9', x: 0, y: 250, w: 4000, h: 2250 }]
    expect(entryOf(withMetadata({ image_crops: crops })).image_crops).toEqual(crops)
  })

  it.each([
    [
      { x: 0.5, y: 0.5 },
      { ratio: '16:9', x: 0, y: 375, w: 4000, h: 2250 },
    ],
    [
      { x: 50, y: 100 },
      { ratio: '16:9', x: 0, y: 750, w: 4000, h: 2250 },
    ],
    [
      { x: 0, y: 0 },
      { ratio: '1:1', x: 0, y: 0, w: 3000, h: 3000 },
    ],
    [
      { x: 0.9, y: 0.1 },
      { ratio: '3:4', x: 1750, y: 0, w: 2250, h: 3000 },
    ],
  ])('lie around the focal point %j', (point, crop) =>
    expect(entryOf(withMetadata({ focal_point: point })).image_crops).toContainEqual(crop),
  )

  it.each([[{ x: 'a', y: 1 }], [{ x: -1, y: 0 }], [{ x: 0, y: 200 }], [null], [7]])('are none around %j', (point) =>
    expect(entryOf(withMetadata({ focal_point: point }))).not.toHaveProperty('image_crops'),
  )

  it('stay within a picture of any size', () => {
    const dimension = { width: 1, height: 7 }
    const { image_crops: crops } = entryOf(withMetadata({ focal_point: { x: 1, y: 1 } }, { ...picture, dimension }))
    for (const { x, y, w, h } of crops)
      expect([x >= 0, y >= 0, w >= 1, h >= 1, x + w <= 1, y + h <= 7]).not.toContain(false)
  })
})
