import { describe, expect, it } from 'vitest'
import { checkContent } from '../../services/content/index.ts'
import { clockAt, institution } from './directory.ts'
import { directoryWith, opened } from './opened.ts'
import { smallSite } from './small-site.ts'

const check = (files: Record<string, unknown>) =>
  checkContent({
    contentDir: directoryWith(files).contentDir,
    site: smallSite(),
    institution,
    clock: clockAt('2026-03-14'),
  })

describe('what a content service exports', () => {
  it('in folders by language is named, and counted as not read', async () => {
    const { text, errors, entries } = await check({
      'entries/author/en-us/index.json': { 1: 'a-entries.json' },
      'entries/author/en-us/a-entries.json': { mara: { uid: 'mara', title: 'Mara' } },
      'entries/my-notes/one.json': { uid: 'one', title: 'One' },
    })
    expect([errors, entries]).toEqual([2, 0])
    expect(text).toContain(
      'entries/author/en-us: is a folder, in which nothing is read; it holds 2 JSON files. Write each entry as entries/author/<uid>.json.',
    )
    expect(text).toContain('entries/my-notes: is not the name of a content type; it holds 1 JSON file')
    expect(text).toMatch(/^0 entries read$/m)
  })

  it.each([
    ['by uid', { mara: { uid: 'mara', title: 'Mara' }, ines: { uid: 'ines', title: 'Ines' } }],
    ['in a list', [{ uid: 'mara' }, { uid: 'ines' }]],
    ['as the service answers', { entries: [{ uid: 'mara' }, { uid: 'ines' }], count: 2 }],
  ])('as several entries in a file %s is told apart from an entry', async (_form, value) => {
    const { text } = await check({ 'entries/author/all-entries.json': value })
    expect(text).toContain('entries/author/all-entries.json: holds 2 entries. Write each entry into a file of its own')
  })

  it.each([
    [{ entry: { uid: 'mara', title: 'Mara' } }, 'holds 1 entry, inside of another object. Write each entry'],
    [{ title: 'Mara' }, 'uid: is missing. Write "mara", as the file is named.'],
    [{ uid: 'ines' }, 'uid: is "ines", while the file is named mara. Make both the same.'],
  ])('without its own uid is named for what it is: %j', async (value, expected) => {
    expect((await check({ 'entries/author/mara.json': value })).text).toContain(expected)
  })

  it('beside the folders of content types, or with another ending, is named as not read', async () => {
    const { text, errors } = await check({
      'entries/mara.json': { uid: 'mara' },
      'entries/author/ines.JSON': { uid: 'ines' },
      'entries/author/readme.txt': 'Notes.',
    })
    expect(errors).toBe(2)
    expect(text).toContain('entries/mara.json: is in no folder of a content type, and is not read. Move it')
    expect(text).toContain('entries/author/ines.JSON: is not read. Name it ines.json.')
  })

  it('and what systems leave beside it, hidden, is passed over', async () => {
    const { text, errors, warnings } = await check({
      'entries/author/mara.json': { uid: 'mara', title: 'Mara' },
      'entries/author/._mara.json': 'Mac OS X',
      'entries/author/.git/HEAD.json': {},
      'entries/._author.json': 'Mac OS X',
      'schemas/._author.json': 'Mac OS X',
    })
    expect([errors, warnings]).toEqual([0, 0])
    expect(text).toMatch(/^1 entry read$/m)
  })

  it('as a list of publications is published, by the latest in its own language', async () => {
    const publish_details = [
      { environment: 'a', locale: 'en-us', time: '2026-01-02T00:00:00.000Z' },
      { environment: 'b', locale: 'en-us', time: '2026-01-03T00:00:00.000Z' },
      { environment: 'b', locale: 'de', time: '2026-01-04T00:00:00.000Z' },
    ]
    const { get } = await opened({
      'author/mara.json': { locale: 'en-us', publish_details },
      'author/ines.json': { publish_details },
      'author/vera.json': { locale: 'en-us', publish_details: publish_details.slice(2) },
      'author/tomas.json': { publish_details: [] },
    })
    expect((await get('mara'))?.publishDetails).toMatchObject({ environment: 'b', time: '2026-01-03T00:00:00.000Z' })
    expect((await get('ines'))?.publishDetails).toMatchObject({ locale: 'de' })
    expect((await get('vera'))?.publishDetails).toMatchObject({ locale: 'en-us', environment: 'b' })
    expect(await get('tomas')).toBeUndefined()
  })

  it('as JSON rich text and as files is named for what it is, once each', async () => {
    const doc = { type: 'doc', uid: 'd', children: [{ type: 'p', children: [{ text: 'Words' }] }] }
    const file = { uid: 'blt1', filename: 'kiln.jpg', url: 'https://cdn.example/kiln.jpg', content_type: 'image/jpeg' }
    const { reports } = await check({
      'note/one.json': {
        url: '/one',
        blurb: doc,
        tag: file,
        body: [{ text_block: { text: doc } }],
        media: { images: [{ reference: file, title: 'Kiln' }] },
      },
    })
    const said = reports.map(({ field, reason }) => `${field} ${reason}`)
    expect(said).toContain('blurb is rich text as JSON and is left out')
    expect(said).toContain('body[0].text_block.text is rich text as JSON and is left out')
    expect(said.filter((line) => line.includes('is a file of the content service (kiln.jpg)'))).toHaveLength(2)
    expect(said.filter((line) => /is not of type|is not a reference/.test(line))).toEqual([])
  })

  it('is told of by type and field where many entries are alike', async () => {
    const notes = Array.from({ length: 12 }, (_, index) => [`note/n${index}.json`, { url: `/${index}`, extra: 1 }])
    const { text, warnings } = await check(Object.fromEntries(notes))
    expect(warnings).toBe(12)
    expect(text).toContain('warning entries/note (12 files, first n0.json) extra: is no field of this content type')
    expect(text.match(/extra/g)).toHaveLength(1)
  })
})
