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

describe('crops and focal points', () => {
  it('that are stored with the asset are kept', () => {
    const crops = [{ ratio: '16:9', x: 0, y: 250, w: 4000, h: 2250 }]
    expect(entryOf(withMetadata({ image_crops: crops })).image_crops).toEqual(crops)
  })

  it.each([
    [
      { x: 0.5, y: 0.5 },
      { x: 0.5, y: 0.5 },
    ],
    [
      { x: 50, y: 100 },
      { x: 0.5, y: 1 },
    ],
    [
      { x: 0, y: 0 },
      { x: 0, y: 0 },
    ],
  ])('the focal point %j is %j, and lays no crops', (point, expected) => {
    const entry = entryOf(withMetadata({ focal_point: point }))
    expect(entry.focal_point).toEqual(expected)
    expect(entry).not.toHaveProperty('image_crops')
  })

  it.each([[{ x: 'a', y: 1 }], [{ x: -1, y: 0 }], [{ x: 0, y: 200 }], [null], [7]])('%j is no focal point', (point) =>
    expect(entryOf(withMetadata({ focal_point: point }))).not.toHaveProperty('focal_point'),
  )

  it('a focal point stays beside crops that are stored', () => {
    const image_crops = [{ ratio: '16:9', x: 0, y: 250, w: 4000, h: 2250 }]
    const stored = { image_crops, focal_point: { x: 0.2, y: 0.3 } }
    expect(entryOf(withMetadata(stored))).toMatchObject(stored)
  })
})
