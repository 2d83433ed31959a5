import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Change } from '#engine/host.ts'
import { Database } from '../../services/content/store/database.ts'
import { opened } from './opened.ts'

const files = {
  'leaf/root.json': { slug: 'root' },
  'leaf/child.json': { slug: 'child', part_of: [{ uid: 'root', _content_type_uid: 'leaf' }] },
  'note/one.json': { url: '/one' },
  'note/two.json': {
    url: '/two',
    tag: [
      { uid: 'gone', _content_type_uid: 'tag' },
      { uid: 'red', _content_type_uid: 'tag' },
    ],
  },
  'tag/red.json': {},
}

async function followed(given: Record<string, unknown> = files) {
  const content = await opened(given)
  const { preview, published, sync } = content
  /** What was noted by an ingest, for both who look. */
  const noted = async () => {
    const stores = { preview, published }
    const before = { preview: await preview.revision(), published: await published.revision() }
    await sync()
    const after = async (name: keyof typeof stores) => ({
      changes: await stores[name].changes(before[name]),
      isOther: (await stores[name].revision()) !== before[name],
    })
    return { preview: await after('preview'), published: await after('published') }
  }
  return { ...content, noted }
}

const named = (changes: readonly Change[]) =>
  Object.fromEntries(
    changes.map(({ uid, before, after, paths }) => [uid, [before?.title ?? null, after?.title ?? null, paths]]),
  )

describe('the outbox of the preview', () => {
  it('names a draft that was written, changed and taken away, and visitors are told of none', async () => {
    const { write, directory, noted } = await followed()
    write('note/one.draft.json', { url: '/one', title: 'Draft', draft: true })
    const first = await noted()
    expect(named(first.preview.changes)).toEqual({ one: ['Title of one', 'Draft', ['/notes/one']] })
    expect(first.published).toEqual({ changes: [], isOther: false })
    write('note/one.draft.json', { url: '/uno', title: 'Draft again', draft: true })
    const second = await noted()
    expect(named(second.preview.changes)).toEqual({ one: ['Draft', 'Draft again', ['/notes/one', '/notes/uno']] })
    directory.remove('entries/note/one.draft.json')
    const third = await noted()
    expect(named(third.preview.changes)).toEqual({ one: ['Draft again', 'Title of one', ['/notes/uno', '/notes/one']] })
    expect(third.published.isOther).toBe(false)
  })

  it('names what is published too, and where a draft is above it nothing', async () => {
    const { write, noted } = await followed({
      ...files,
      'note/one.draft.json': { url: '/one', title: 'Draft', draft: true },
    })
    write('note/two.json', { url: '/two', title: 'Second' })
    write('note/one.json', { url: '/one', title: 'Below' })
    const { preview, published } = await noted()
    expect(named(preview.changes)).toEqual({ two: ['Title of two', 'Second', ['/notes/two']] })
    expect(Object.keys(named(published.changes)).sort()).toEqual(['one', 'two'])
  })

  it('names entries whose address follows from a draft above them', async () => {
    const { write, directory, noted } = await followed()
    write('leaf/root.draft.json', { slug: 'stem', draft: true })
    const moved = named((await noted()).preview.changes)
    expect(moved).toMatchObject({
      root: ['Title of root', 'Title of root', ['/root', '/stem']],
      child: ['Title of child', 'Title of child', ['/root/child', '/stem/child']],
    })
    directory.remove('entries/leaf/root.draft.json')
    expect(named((await noted()).preview.changes)).toMatchObject({
      child: ['Title of child', 'Title of child', ['/stem/child', '/root/child']],
    })
  })

  it('names entries that choose another reference, since a draft came', async () => {
    const { write, noted } = await followed()
    write('tag/gone.draft.json', { draft: true })
    const { preview } = await noted()
    expect(Object.keys(named(preview.changes)).sort()).toEqual(['gone', 'two'])
  })

  it('says nothing of a run in which nothing changed, nor of a file that says the same', async () => {
    const { write, noted } = await followed()
    expect((await noted()).preview.isOther).toBe(false)
    write('note/one.draft.json', { url: '/one', title: 'Draft', draft: true })
    await noted()
    write('note/one.draft.json', JSON.stringify({ uid: 'one', title: 'Draft', url: '/one' }))
    expect((await noted()).preview.changes).toEqual([])
  })

  it('says that everything may be other where much was, or where a run did not come to its end', async () => {
    const { write, noted, options } = await followed()
    for (let index = 0; index < 300; index++) write(`note/n${index}.draft.json`, { url: `/n${index}`, draft: true })
    const much = await noted()
    expect(much.preview).toEqual({ changes: [], isOther: true })
    expect(much.published.isOther).toBe(false)
    const db = new Database(join(options.dataDir, 'content.db'))
    db.run("INSERT INTO meta VALUES ('unsettled', 1)")
    db.close()
    write('note/n1.draft.json', { url: '/n1', title: 'Other', draft: true })
    expect((await noted()).preview).toEqual({ changes: [], isOther: true })
    write('note/n1.draft.json', { url: '/n1', title: 'Another', draft: true })
    expect(Object.keys(named((await noted()).preview.changes))).toEqual(['n1'])
  })
})
