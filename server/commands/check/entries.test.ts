import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { entryOf, temporaryFolder } from '#engine/testing'
import { entryChecks } from './entries.ts'

const folder = temporaryFolder('entry-checks')

async function contentWith(records: Record<string, object> = {}) {
  const contentDir = mkdtempSync(join(folder, 'content-'))
  mkdirSync(join(contentDir, 'images'))
  mkdirSync(join(contentDir, 'collection'))
  await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
    .png()
    .toFile(join(contentDir, 'images/kiln.png'))
  writeFileSync(join(contentDir, 'images/broken.png'), 'no picture')
  for (const [id, record] of Object.entries(records))
    writeFileSync(join(contentDir, `collection/${id}.json`), JSON.stringify(record))
  return contentDir
}
const picture = (fields: object) => entryOf('image', 'img', { title: 'Kiln', ...fields })
const work = (objectID: string) =>
  entryOf('collection_object', 'work', { title: 'Cup', url: `https://w.example/${objectID}`, objectID })
const said = async (check: ReturnType<typeof entryChecks>, entry: ReturnType<typeof picture>) =>
  (await check(entry)).map(({ severity, field, reason }) => `${severity} ${field} ${reason}`)

describe('what stands beside entries', () => {
  it.each([
    ['its master', { iiif: { id: 'kiln' }, width: 40, height: 30 }, []],
    ['its master, of which no size is stated', { iiif: { id: 'kiln' } }, []],
    ['no asset', {}, []],
    ['a master that cannot be read, which is named by itself', { iiif: { id: 'broken' } }, []],
    ['no master', { iiif: { id: 'gone' } }, ['error iiif.id names the picture gone, of which images/ has no master']],
    [
      'an id that is none',
      { iiif: { id: '../kiln' } },
      ['error iiif.id names the picture ../kiln, of which images/ has no master'],
    ],
    [
      'another size',
      { iiif: { id: 'kiln' }, width: 30, height: 40 },
      ['warning width and height are 30 × 40, while the master has 40 × 30'],
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
  ])('of a picture with %s', async (_what, fields, expected) => {
    expect(await said(entryChecks({ contentDir: await contentWith() }), picture(fields))).toEqual(expected)
  })

  it('of pictures at a gateway there are no masters', async () => {
    const check = entryChecks({ contentDir: await contentWith(), MEDIA_GATEWAY_URL: 'https://media.example' })
    expect(await said(check, picture({ iiif: { id: 'gone' }, width: 1, height: 1 }))).toEqual([])
  })

  it('of a work is its record, with the master of its picture', async () => {
    const contentDir = await contentWith({
      'a-1': { objectID: 'a-1', iiifImageID: 'kiln' },
      'a-2': { objectID: 'a-2', iiifImageID: 'gone' },
      'a-3': { objectID: 'other' },
    })
    const check = entryChecks({ contentDir })
    expect(await said(check, work('a-1'))).toEqual([])
    expect(await said(check, work('a-2'))).toEqual(['error url names the picture gone, of which images/ has no master'])
    expect(await said(check, work('a-3'))).toEqual([expect.stringContaining('a-3.json is not valid')])
    expect(await said(check, work('a-4'))).toEqual(['warning url names the object a-4, of which there is no record'])
    const outside = entryChecks({ contentDir, COLLECTION_URL: 'https://collection.example' })
    expect(await said(outside, work('a-4'))).toEqual([])
  })
})
