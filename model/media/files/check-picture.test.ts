import type { Image, Ports } from 'atrium'
import { describe, expect, it } from 'vitest'
import { checkPicture } from './check-picture.ts'

const MASTERS: Readonly<Record<string, { width: number; height: number }>> = { kiln: { width: 40, height: 30 } }
const sizeOf: Ports['images']['sizeOf'] = async (id) => {
  if (id === 'broken') throw new Error('It cannot be read as a picture.')
  return MASTERS[id] ?? null
}
const said = async (image: Image, images: Pick<Ports['images'], 'sizeOf'> | undefined = { sizeOf }) =>
  (await checkPicture(image, images)).map(({ severity, field, reason }) => `${severity} ${field} ${reason}`)

describe('the content check of a picture', () => {
  it.each<[string, Image, string[]]>([
    ['its master', { iiif: { id: 'kiln' }, width: 40, height: 30 }, []],
    ['its master, of which no size is stated', { iiif: { id: 'kiln' } }, []],
    ['no asset', {}, []],
    ['a master that cannot be read, which is named by itself', { iiif: { id: 'broken' } }, []],
    ['no master', { iiif: { id: 'gone' } }, ['error iiif.id names the picture gone, of which images/ has no master']],
    [
      'another size',
      { iiif: { id: 'kiln' }, width: 30, height: 40 },
      ['warning width and height are 30 × 40, while the master has 40 × 30'],
    ],
    [
      'half of another size',
      { iiif: { id: 'kiln' }, height: 40 },
      ['warning width and height are ? × 40, while the master has 40 × 30'],
    ],
    [
      'a crop outside of it',
      {
        iiif: { id: 'kiln' },
        imageCrops: [
          { ratio: '1:1', x: 0, y: 0, w: 30, h: 30 },
          { ratio: '16:9', x: 0, y: 0, w: 48, h: 27 },
        ],
      },
      ['warning image_crops[1] (16:9) lies outside of the picture and is not used'],
    ],
    ['another server', { iiif: { id: 'x', service: 'https://iiif.example.org' }, width: 9, height: 9 }, []],
    [
      'a server without encryption',
      { iiif: { id: 'x', service: 'http://iiif.example.org' } },
      ['error iiif.service is http://iiif.example.org, from which browsers load no picture'],
    ],
    [
      'a gateway that is an address alone',
      { mediaGatewayUrl: 'https://10.0.0.1/kiln' },
      ['error media_gateway_url is https://10.0.0.1/kiln, from which browsers load no picture'],
    ],
  ])('with %s', async (_what, image, expected) => {
    expect(await said(image)).toEqual(expected)
  })

  it('knows no masters of a server outside', async () => {
    expect(await checkPicture({ iiif: { id: 'gone' }, width: 1, height: 1 }, undefined)).toEqual([])
  })
})
