import openHours from 'atrium/model/place/types/open-hours.ts'
import { describe, expect, it } from 'vitest'
import { opened } from './opened.ts'
import { note, page, pages, smallSite, smallTypes, tree } from './small-site.ts'

describe('an entry', () => {
  it('ENG-015 ENG-017 ENG-018 carries uid, content type, publishing time, url and date of publication', async () => {
    const { get } = await opened({
      'note/one.json': {
        url: '/one',
        publish_details: { time: '2026-03-02T10:00:05-08:00', locale: 'en-us', environment: 'production' },
        _version: 3,
        created_at: '2026-02-20T17:05:00Z',
        blurb: 'A',
      },
      'note/two.json': { url: '/two', publication_date: '2026-02-24', updated_at: '2026-03-05T00:00:00Z' },
    })
    expect(await get('one')).toMatchObject({
      uid: 'one',
      contentType: 'note',
      title: 'Title of one',
      url: '/one',
      path: '/notes/one',
      version: 3,
      createdAt: '2026-02-20T17:05:00.000Z',
      publishDetails: { time: '2026-03-02T18:00:05.000Z', locale: 'en-us', environment: 'production' },
      updatedAt: '2026-03-02T18:00:05.000Z',
      datePublished: '2026-03-02T18:00:05.000Z',
      blurb: '<p>A</p>',
    })
    expect(await get('two')).toMatchObject({
      datePublished: '2026-02-24',
      updatedAt: '2026-03-05T00:00:00.000Z',
      createdAt: '2026-03-05T00:00:00.000Z',
      version: 1,
    })
  })

  it('holds what its type derives, without what has no data', async () => {
    const { get } = await opened({ 'note/one.json': { url: '/one', body: [{ text_block: { text: 'a' } }] } })
    const entry = await get('one')
    expect(entry).toMatchObject({ words: 1 })
    expect(entry).not.toHaveProperty('empty')
    expect(entry).not.toHaveProperty('none')
  })

  it('dates are kept as days, or as instants in UTC, in either kind of field', async () => {
    const { get } = await opened({
      'note/one.json': { url: '/one', when: '2026-03-14T19:30', at: '2026-03-14' },
      'note/two.json': { url: '/two', when: '2026-03-14', at: '2026-11-01T01:30' },
    })
    expect(await get('one')).toMatchObject({ when: '2026-03-15T02:30:00.000Z', at: '2026-03-14' })
    expect(await get('two')).toMatchObject({ when: '2026-03-14', at: '2026-11-01T08:30:00.000Z' })
  })

  it('VIS-075 open hours of a single day hold on that day of the institution, also where it is written with a time', async () => {
    const days = { date_hours: [{ date: '2026-12-24T16:30' }], exclude_dates: ['2027-01-02T03:00:00Z', '2027-01-06'] }
    const site = smallSite({ types: [...smallTypes, openHours] })
    const { get } = await opened({ 'open_hours/center.json': days }, { site })
    expect(await get('center')).toMatchObject({
      dateHours: [{ date: '2026-12-24' }],
      excludeDates: ['2027-01-01', '2027-01-06'],
    })
  })

  it('whose type has {brand} in its name stands in the brand’s folder', async () => {
    const { get } = await opened({ 'ellery_place/center.json': {} })
    expect(await get('center')).toMatchObject({ contentType: 'ellery_place' })
  })

  it('with several entries in one reference shows the first that is there, and changes when that does', async () => {
    const { published, get, sync, write, directory } = await opened({
      'note/one.json': {
        url: '/one',
        tag: [
          { uid: 'a', _content_type_uid: 'tag' },
          { uid: 'b', _content_type_uid: 'tag' },
        ],
      },
      'tag/b.json': {},
    })
    expect(await get('one')).toMatchObject({ tag: { uid: 'b', contentType: 'tag' } })
    const since = await published.revision()
    write('tag/a.json', {})
    await sync()
    expect((await get('one'))?.tag).toEqual({ uid: 'a', contentType: 'tag' })
    expect((await published.changes(since)).map(({ uid }) => uid)).toEqual(['a', 'one'])
    directory.remove('entries/tag/a.json')
    await sync()
    expect((await get('one'))?.tag).toEqual({ uid: 'b', contentType: 'tag' })
  })
})

describe('a bad file', () => {
  it.each([
    ['note/bad.json', '{ "uid": "bad", ', 'is not valid JSON'],
    ['note/bad.json', '[]', 'holds no object'],
    ['note/bad.json', '', 'is not valid JSON'],
    ['note/bad.json', { uid: 'other', url: '/x' }, 'is "other", while the file is named bad'],
    ['note/bad.json', { _content_type_uid: 'tag', url: '/x' }, 'is "tag", while the file is in note/'],
    ['note/bad.json', { title: '', url: '/x' }, 'is required and has no data'],
    ['note/bad.json', { title: 5, url: '/x' }, 'is not of type string'],
    ['note/bad.json', {}, 'is required and has no data'],
  ])('%s with %j is reported, and all others load', async (path, value, reason) => {
    const { published, log, get } = await opened({ [path]: value, 'note/good.json': { url: '/good' } })
    expect(await get('bad')).toBeUndefined()
    expect((await published.find(['note'], {})).total).toBe(1)
    expect(log.messages.join('\n')).toContain('entries/note/bad.json')
    expect(log.messages.join('\n')).toContain(reason)
  })

  it('with too long a name is reported, for it is not a valid uid', async () => {
    const uid = 'x'.repeat(129)
    const { log } = await opened({ [`entries/note/${uid}.json`]: { uid, title: 'x', url: '/x' } })
    expect(log.messages.join('\n')).toContain(`"${uid}" is not a valid uid`)
  })

  it.each([
    'a b',
    'author_Dvořák',
    '100% linen',
    'a,b;c="d"',
    'two\nlines.json 2026 and more',
    '🦉'.repeat(60),
    'x'.repeat(128),
  ])('with the name %j is published, read once, and withdrawn with its file', async (uid) => {
    const { published, get, sync, directory } = await opened({ [`note/${uid}.json`]: { url: '/odd' } })
    expect(await get(uid)).toMatchObject({ uid, path: '/notes/odd' })
    expect(await sync()).toMatchObject({ read: 0, removed: 0 })
    directory.remove(`entries/note/${uid}.json`)
    expect(await sync()).toMatchObject({ read: 0, removed: 1 })
    expect((await published.find(['note'], {})).total).toBe(0)
  })

  it('ENG-027 ENG-028 leaves its route out and says so, as does a page without any entry', async () => {
    const { log } = await opened({ 'note/bad.json': { title: '', url: '/notes/lost' } })
    expect(log.messages).toContain('Skipping Route /notes/lost No payload returned')
    expect(log.messages).toContain('Skipping Route /listing No payload returned')
    const site = smallSite({ pages: [...pages, page(tree, '/listing')] })
    const filled = await opened({ 'tree/other.json': {} }, { site })
    expect(filled.log.messages).not.toContain('Skipping Route /listing No payload returned')
  })

  it('ENG-027 says in plain words what a skipped route means, and what to do', async () => {
    const { log } = await opened({ 'note/bad.json': { title: '', url: '/notes/lost' } })
    const facts = (path: string) =>
      log.lines.find(({ message }) => message === `Skipping Route ${path} No payload returned`)?.facts
    expect(facts('/notes/lost')).toMatchObject({
      file: 'entries/note/bad.json',
      reason: expect.stringContaining('could not be read'),
      remedy: expect.stringContaining('content:check'),
    })
    expect(facts('/listing')).toMatchObject({
      reason: expect.stringContaining('no published entry of the type listing'),
      remedy: expect.stringContaining('entries/listing/'),
    })
  })

  it('that was good before keeps what was good until it is mended or deleted, in silence about the route', async () => {
    const { sync, write, get, directory, log } = await opened({ 'note/one.json': { url: '/one', count: 1 } })
    write('note/one.json', '{ broken')
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/one.json', severity: 'error' }])
    expect(await get('one')).toMatchObject({ count: 1 })
    expect(log.messages.join()).not.toContain('Skipping Route /notes/one')
    expect((await sync()).reports).toHaveLength(1)
    write('note/one.json', { url: '/one', count: 2 })
    expect((await sync()).reports).toEqual([])
    expect(await get('one')).toMatchObject({ count: 2 })
    write('note/one.json', '{ broken')
    await sync()
    directory.remove('entries/note/one.json')
    expect((await sync()).reports).toEqual([])
    expect(await get('one')).toBeUndefined()
  })

  it('CLR-003 that is bad in an optional field loses the field alone', async () => {
    const { get, sync } = await opened({
      'note/one.json': {
        url: '/one',
        count: 'five',
        kind: 'z',
        cta: { title: 'A', href: 'javascript:alert(1)' },
        body: [{ text_block: {} }, { text_block: { text: 'a' } }],
        extra: 1,
      },
    })
    const entry = await get('one')
    expect(entry).toMatchObject({ body: [{ blockType: 'textBlock', text: '<p>a</p>' }] })
    for (const field of ['count', 'kind', 'cta', 'extra']) expect(entry).not.toHaveProperty(field)
    const { reports } = await sync()
    expect(reports.filter(({ severity }) => severity === 'warning').map(({ field }) => field)).toEqual(['extra'])
    expect(new Set(reports.map(({ field }) => field))).toEqual(
      new Set(['extra', 'count', 'kind', 'cta.href', 'body[0].text_block.text']),
    )
  })

  it('whose type fails to derive is loaded without it', async () => {
    const failing = {
      ...note,
      derive: () => {
        throw new Error('no luck')
      },
    }
    const { get, log } = await opened(
      { 'note/one.json': { url: '/one' } },
      { site: smallSite({ types: [failing as never], pages: [page(failing as never, '/notes/:slug')] }) },
    )
    expect(await get('one')).toMatchObject({ title: 'Title of one' })
    expect(log.messages.join()).toMatch(
      /"derive" of content type note fails: no luck\. Correct plugins\/test\/\w+\/note\.ts, or the field it reads\./,
    )
  })
})

describe('two files', () => {
  it('with one uid: the first folder has the right to it, the other is reported, whenever they come', async () => {
    const { get, sync, write, directory } = await opened({ 'note/twin.json': { url: '/twin' } })
    expect(await get('twin')).toMatchObject({ contentType: 'note' })
    write('leaf/twin.json', { slug: 'twin' })
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/twin.json', field: 'uid' }])
    expect(await get('twin')).toMatchObject({ contentType: 'leaf' })
    write('tag/twin.json', {})
    expect((await sync()).reports.map(({ file }) => file)).toEqual(['entries/note/twin.json', 'entries/tag/twin.json'])
    expect(await get('twin')).toMatchObject({ contentType: 'leaf' })
    directory.remove('entries/leaf/twin.json')
    expect((await sync()).reports.map(({ file }) => file)).toEqual(['entries/tag/twin.json'])
    expect(await get('twin')).toMatchObject({ contentType: 'note', path: '/notes/twin' })
  })

  it('of one entry that moves to another folder leave no gap', async () => {
    const { get, sync, write, directory } = await opened({ 'tag/mover.json': { url: '/mover' } })
    write('leaf/mover.json', { slug: 'mover' })
    directory.remove('entries/tag/mover.json')
    expect((await sync()).reports).toEqual([])
    expect(await get('mover')).toMatchObject({ contentType: 'leaf' })
  })

  it('a draft that is deleted gives way to the entry it was a draft of', async () => {
    const { preview, sync, directory } = await opened({
      'note/one.json': { url: '/one', count: 1, draft: true },
      'note/one.draft.json': { url: '/one', count: 2 },
    })
    const count = async () => (await preview.get(['one']))[0]?.count
    expect(await count()).toBe(2)
    directory.remove('entries/note/one.draft.json')
    await sync()
    expect(await count()).toBe(1)
  })
})
