import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { type Answers, fileCollection, httpCollection } from './services.ts'

const cup = {
  objectID: '1988-31',
  title: 'Drinking Cup with Octopus',
  iiifImageID: 'pottery-02',
  iiifManifest: 'https://iiif.example.org/1988-31/manifest.json',
  creditLine: 'Ellery Museum, Los Angeles',
  date: 'about 1300 B.C.',
  place: 'Eastern Mediterranean',
  material: 'Terracotta',
  maker: 'Unknown potter',
  dimensions: '21.5 × 19 cm',
}
const text = (record: object) => JSON.stringify(record)

describe.each([
  ['a service outside', httpCollection],
  ['records of the content directory', fileCollection],
])('the collection as %s', (_adapter, open) => {
  const read = (answers: Answers, objectID = '1988-31') => open(answers).get(objectID)

  it('SITE-100 SITE-103 gives an object by its objectID, with all there is', async () => {
    expect(await read({ '1988-31': text(cup) })).toEqual(cup)
  })

  it('SITE-103 knows nothing of an object that is not there', async () => {
    expect(await read({ '1988-31': text(cup) }, '2004-17')).toBeNull()
  })

  it('SITE-100 needs the objectID alone; empty fields and fields beyond the shape are no data', async () => {
    const record = { objectID: '1988-31', title: ' ', date: '', place: null, maker: ' Unknown potter ', room: 12 }
    expect(await read({ '1988-31': text(record) })).toEqual({ objectID: '1988-31', maker: 'Unknown potter' })
  })

  it.each([
    ['date', 1300],
    ['iiifManifest', 'javascript:alert(1)'],
    ['maker', ['Unknown', 'potter']],
    ['title', 'x'.repeat(5000)],
  ])('leaves out a %s that is none, and says so', async (field, value) => {
    const log = rememberingLog()
    const collection = open({ '1988-31': text({ ...cup, [field]: value }) }, { log })
    const { [field as 'date']: _, ...rest } = cup
    expect(await collection.get('1988-31')).toEqual(rest)
    expect(log.messages).toEqual([expect.stringContaining(field)])
  })

  it.each([
    ['broken JSON', '{"objectID": "1988-31",'],
    ['HTML', '<!doctype html><h1>Hello</h1>'],
    ['a list', '[]'],
    ['null', 'null'],
    ['a text', '"1988-31"'],
    ['no objectID', text({ title: 'Cup' })],
    ['a number as objectID', text({ objectID: 1988 })],
    ['another object', text({ ...cup, objectID: '1988-32' })],
    ['a prototype', '{"__proto__": {"objectID": "1988-31"}}'],
  ])('Q-20 fails on %s', async (_case, answer) => {
    await expect(read({ '1988-31': answer })).rejects.toThrow(/1988-31|not valid JSON/)
  })

  it.each([
    '../secret',
    '..',
    '.',
    '',
    'a/b',
    '1988-31.json/..',
    '..%2fsecret',
    'x'.repeat(300),
    '日'.repeat(120),
    'a\0b',
  ])('never leaves its place: %s', async (objectID) => {
    expect(await read({ '1988-31': text(cup) }, objectID)).toBeNull()
  })

  it.each(['2010-é', '№ 7', '日本-3', '1988.31(a), recto', 'ا-12'])(
    'SITE-100 serves the object %s, whose number goes beyond ASCII',
    async (objectID) => {
      expect(await read({ [objectID]: text({ ...cup, objectID }) }, objectID)).toEqual({ ...cup, objectID })
    },
  )

  it('is asked again for what it did not know', async () => {
    const collection = open({ '1988-31': text(cup) })
    expect([await collection.get('none'), await collection.get('1988-31')]).toEqual([null, cup])
  })
})

describe('the collection service', () => {
  it('SITE-103 is asked for {COLLECTION_URL}/objects/{objectID}', async () => {
    const asked: string[] = []
    await httpCollection({}, { asked }).get('19 88/31')
    expect(asked).toEqual(['https://api.example.org/v1/objects/19%2088%2F31'])
  })

  it('Q-20 gives its last good answer while it fails, and is asked again off the way to the page', async () => {
    const answers: Answers = { '1988-31': text(cup) }
    const [log, asked] = [rememberingLog(), [] as string[]]
    let time = 0
    const collection = httpCollection(answers, { log, asked, now: () => new Date(time) })
    await collection.get('1988-31')
    time = 14 * 60_000
    await collection.get('1988-31')
    expect(asked).toHaveLength(1)
    answers['1988-31'] = '<h1>Down</h1>'
    time = 15 * 60_000
    expect(await collection.get('1988-31')).toEqual(cup)
    await expect
      .poll(() => log.messages)
      .toEqual([expect.stringMatching(/record of 1988-31 is an old one.*not valid JSON/)])
    answers['1988-31'] = text({ ...cup, title: 'Cup with Octopus' })
    time += 60_000
    await collection.get('1988-31')
    await expect.poll(async () => (await collection.get('1988-31'))?.title).toBe('Cup with Octopus')
  })
})
