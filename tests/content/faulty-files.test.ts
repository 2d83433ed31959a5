import { rmSync, symlinkSync, writeFileSync } from 'node:fs'
import type { ContentType } from 'atrium'
import { describe, expect, it, onTestFinished } from 'vitest'
import { Database, type Value } from '../../services/content/store/database.ts'
import { opened } from './opened.ts'
import { note, page, smallSite, tag } from './small-site.ts'

type Type = Partial<ContentType<(typeof note)['schema']>>

/** A site whose notes do something else, and whose tags are as they are. */
const siteWith = (change: Type, path?: Parameters<typeof page>[2]) => {
  const type = { ...note, ...change } as typeof note
  return smallSite({ types: [type, tag] as never, pages: [page(type as never, '/notes/:slug', path)] })
}

const files = {
  'note/bad.json': { url: '/bad', title: 'Bad' },
  'note/good.json': { url: '/good' },
  'tag/tag_a.json': {},
}
const isBad = ({ uid }: { uid: string }) => uid === 'bad'
const fail = (): never => {
  throw new TypeError('no luck')
}

describe('Q-21 whatever one file makes fail costs that file alone, and names it', () => {
  it.each<[string, ReturnType<typeof smallSite>]>([
    [
      'checking it',
      siteWith({
        schema: Object.create(note.schema, {
          safeParse: { value: (value: { uid: string }) => (isBad(value) ? fail() : note.schema.safeParse(value)) },
        }),
      }),
    ],
    [
      'deriving what cannot be stored',
      siteWith({
        derive: ({ entry }) => {
          if (!isBad(entry)) return {}
          entry.rows.push({ label: 1n } as never)
          return {}
        },
      }),
    ],
    ['words that are none', siteWith({ search: ({ entry }) => ({ title: (isBad(entry) ? {} : 'A') as string }) })],
    [
      'a title that is missing',
      siteWith({ search: ({ entry }) => ({ title: (isBad(entry) ? undefined : 'A') as string }) }),
    ],
    ['an address that is none', siteWith({}, ({ entry }) => (isBad(entry) ? ({} as string) : `/notes/${entry.uid}`))],
  ])('%s', async (_, site) => {
    const { published, sync, log } = await opened(files, { site })
    expect((await published.get(['good', 'tag_a'])).map(({ uid }) => uid)).toEqual(['good', 'tag_a'])
    expect(await published.at('/notes/good')).toMatchObject({ uid: 'good' })
    expect(log.messages.filter((message) => /^(?:error|warning)\b/.test(message))).toEqual([])
    expect((await sync()).reports.map(({ file }) => file)).toEqual(
      log.messages.join('\n').includes('entries/note/bad.json') ? ['entries/note/bad.json'] : [],
    )
  })

  it('what the store does not take', async () => {
    const run = Database.prototype.run
    Database.prototype.run = function (this: Database, sql: string, ...values: Value[]) {
      if (sql.startsWith('INSERT INTO published (') && values[0] === 'bad') fail()
      run.call(this, sql, ...values)
    }
    onTestFinished(() => {
      Database.prototype.run = run
    })
    const { published, sync, get } = await opened(files)
    expect(await published.at('/notes/good')).toMatchObject({ uid: 'good' })
    expect([await get('bad'), await published.at('/notes/bad')]).toEqual([undefined, null])
    const { reports } = await sync()
    expect(reports).toMatchObject([{ file: 'entries/note/bad.json', reason: 'cannot be loaded: TypeError: no luck' }])
  })

  it('a text that is nested deeper than any program goes', async () => {
    const deep = `${'{"body":['.repeat(20_000)}1${']}'.repeat(20_000)}`
    const { published, sync } = await opened({
      'entries/note/bad.json': `{"uid":"bad","title":"A","url":"/bad","rows":${'['.repeat(50_000)}1${']'.repeat(50_000)}}`,
      'entries/note/worse.json': `{"uid":"worse","title":"A","url":"/worse","metadata":${deep}}`,
      'schemas/note.json': `{"title":"Note","schema":${'[{"schema":'.repeat(20_000)}1${'}]'.repeat(20_000)}}`,
      'note/good.json': { url: '/good' },
    })
    expect(await published.at('/notes/good')).toMatchObject({ uid: 'good' })
    expect(new Set((await sync()).reports.map(({ file }) => file))).toEqual(
      new Set(['schemas/note.json', 'entries/note/bad.json', 'entries/note/worse.json']),
    )
  })

  it('a date before all years is reported, and those of all years are stored', async () => {
    const { get, sync } = await opened({
      'note/empty.json': { url: '/empty', when: '0001-01-01T00:00:00' },
      'note/roman.json': { url: '/roman', when: '0050-06-01T12:00:00', at: '0079-10-24' },
    })
    expect(await get('empty')).not.toHaveProperty('when')
    expect(await get('roman')).toMatchObject({ when: '0050-06-01T19:52:00.000Z', at: '0079-10-24' })
    expect((await sync()).reports).toMatchObject([{ file: 'entries/note/empty.json', field: 'when' }])
  })

  it('a folder that cannot be read keeps its entries', async () => {
    const { directory, sync, get, write } = await opened(files)
    rmSync(`${directory.contentDir}/entries/note`, { recursive: true })
    writeFileSync(`${directory.contentDir}/entries/note`, 'no folder')
    write('tag/tag_b.json', {})
    expect(await sync()).toMatchObject({ read: 1, removed: 0, reports: [{ file: 'entries/note' }] })
    expect([await get('good'), await get('tag_b')]).toMatchObject([{ uid: 'good' }, { uid: 'tag_b' }])
  })

  it('an entry that leads to itself, of which the report says no whole path', async () => {
    const { directory, sync, get } = await opened(files)
    symlinkSync('loop.json', `${directory.contentDir}/entries/note/loop.json`)
    const { reports } = await sync()
    expect(reports).toMatchObject([
      { file: 'entries/note/loop.json', reason: 'cannot be read: it is a link to itself' },
    ])
    expect(JSON.stringify(reports)).not.toContain(directory.contentDir)
    expect(await get('good')).toBeDefined()
  })

  it('a file beside the entries that leads to itself', async () => {
    const site = { ...smallSite(), services: new Map([['shop', { definition: { files: ['shop.json'] } as never }]]) }
    const { directory, sync, get } = await opened({ 'note/one.json': { url: '/one' } }, { site })
    symlinkSync('shop.json', `${directory.contentDir}/shop.json`)
    expect(await sync()).toMatchObject({ isReadOnly: false })
    expect(await get('one')).toBeDefined()
  })
})
