import { rememberingLog } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { openContent, syncContent } from '../../services/content/index.ts'
import { opened } from './opened.ts'
import { note, smallSite } from './small-site.ts'

describe('what is read', () => {
  it('is what has changed: nothing twice, by time, size or content', async () => {
    const { sync, write, directory } = await opened({
      'note/one.json': { url: '/one' },
      'note/two.json': { url: '/two' },
    })
    expect(await sync()).toMatchObject({ read: 0, removed: 0 })
    directory.write('entries/note/one.json', directory.read('entries/note/one.json'))
    expect(await sync()).toMatchObject({ read: 1, removed: 0 })
    expect(await sync()).toMatchObject({ read: 0 })
    write('note/two.json', { url: '/three' })
    directory.remove('entries/note/one.json')
    expect(await sync()).toMatchObject({ read: 1, removed: 1 })
  })

  it('of types that are not installed is kept, with one warning a type, and comes back with the area', async () => {
    const files = {
      'note/one.json': { url: '/one' },
      'tag/a.json': {},
      'tag/b.json': {},
      'mystery/c.json': { any: 'thing' },
    }
    const log = rememberingLog()
    const { options, published, close } = await opened(files, {
      log,
      site: smallSite({ types: [note] as never, pages: [] }),
    })
    expect(log.messages.filter((line) => line.startsWith('No model found'))).toEqual([
      'No model found for content type mystery (uid c)',
      'No model found for content type tag (uid a)',
    ])
    expect(await published.get(['a', 'c'])).toEqual([])
    await close()
    const whole = await openContent({ ...options, site: smallSite() })
    expect((await whole.published.find(['tag'], {})).total).toBe(2)
    await whole.close()
    const less = await openContent({ ...options, site: smallSite({ types: [note] as never, pages: [] }) })
    expect(await less.published.get(['a'])).toEqual([])
    expect((await less.published.get(['one']))[0]).toMatchObject({ uid: 'one' })
    await less.close()
  })

  it('of a directory that is not there is nothing, and what was there is still served', async () => {
    const { options, directory, log, get, sync } = await opened({ 'note/one.json': { url: '/one' } })
    const missing = { ...options, contentDir: `${directory.contentDir}-elsewhere` }
    expect(await syncContent(missing)).toMatchObject({ read: 0, removed: 0 })
    expect(log.messages.at(-1)).toContain('There is no content directory')
    expect(await get('one')).toBeDefined()
    expect(await sync()).toMatchObject({ read: 0, removed: 0 })
  })

  it('schemas of the service win over those of installed types', async () => {
    const { published, sync, directory, write } = await opened({
      'schemas/note.json': {
        uid: 'note',
        title: 'Their note',
        schema: [
          {
            uid: 'kind',
            display_name: 'Kind',
            data_type: 'text',
            multiple: false,
            mandatory: true,
            enum: { choices: [{ value: 'x' }, { value: 'y' }] },
          },
          { uid: 'tags', data_type: 'reference', multiple: true, reference_to: ['tag'] },
        ],
      },
    })
    expect(await published.schema('note')).toEqual({
      uid: 'note',
      title: 'Their note',
      fields: [
        { uid: 'kind', displayName: 'Kind', dataType: 'text', multiple: false, mandatory: true, choices: ['x', 'y'] },
        {
          uid: 'tags',
          displayName: 'tags',
          dataType: 'reference',
          multiple: true,
          mandatory: false,
          referenceTo: ['tag'],
        },
      ],
    })
    const since = await published.revision()
    directory.remove('schemas/note.json')
    write('schemas/tag.json', 'broken')
    expect((await sync()).reports).toMatchObject([{ file: 'schemas/tag.json' }])
    expect(await published.schema('note')).toMatchObject({ title: 'Note' })
    expect([(await published.revision()) > since, await published.changes(since)]).toEqual([true, []])
  })
})

describe('an address that does not show what files say', () => {
  it('names the broken file of an older version, and what is wrong in it', async () => {
    const { unlike, write, sync } = await opened({ 'note/one.json': { url: '/one' } })
    expect(await unlike('/notes/one', 'published')).toEqual([])
    write('note/one.json', '{ "uid": "one",\n  broken }')
    await sync()
    expect(await unlike('/notes/one/', 'published')).toEqual([
      'An older version is shown: entries/note/one.json is not valid JSON: Expected double-quoted property name at line 2, column 3. Correct the syntax.',
    ])
  })

  it('names the draft that is seen in preview alone', async () => {
    const { unlike } = await opened({ 'note/plan.json': { url: '/plan', draft: true } })
    expect(await unlike('/notes/plan', 'published')).toEqual([
      expect.stringMatching(
        /^entries\/note\/plan\.json has this address and is not published: it is a draft, .* Set ENABLE_PREVIEW=true/,
      ),
    ])
    expect(await unlike('/notes/plan', 'preview')).toEqual([])
    expect(await unlike('/notes/nothing', 'published')).toEqual([])
  })
})
