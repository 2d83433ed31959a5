import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createCatalogue } from '../../services/content/catalogue/catalogue.ts'
import { checkInStore } from '../../services/content/check/in-store.ts'
import { type ListedQuery, openEditorLists } from '../../services/content/read/editors/index.ts'
import { opened } from './opened.ts'

const body = (text: string) => [{ text_block: { text: `<p>${text}</p>` } }]

async function listsOver(files: Record<string, unknown>) {
  const content = await opened(files)
  const {
    site,
    clock,
    dataDir,
    institution: { siteUrl },
  } = content.options
  const catalogue = createCatalogue(site)
  const path = join(dataDir, 'content.db')
  const lists = openEditorLists({
    path,
    language: 'en',
    now: clock.now,
    checkOver: (db) => checkInStore(db, { catalogue, siteUrl }),
  })
  onTestFinished(lists.close)
  const uids = async (query: Partial<ListedQuery> = {}) =>
    (await lists.find({ limit: 50, ...query })).rows.map(({ uid }) => uid)
  return { ...content, lists, uids, path }
}

const files = {
  'note/kiln.json': { title: 'The Kiln', url: '/kiln', updated_at: '2026-01-02T00:00:00Z', body: body('Firing clay') },
  'note/loom.json': { title: 'A loom', url: '/loom', updated_at: '2026-01-03T00:00:00Z', body: body('Wool') },
  'note/loom.draft.json': { title: 'A loom at work', url: '/loom', draft: true, body: body('Łódź flax') },
  'note/plan.json': { title: 'Plan', url: '/plan', draft: true },
  'note/soon.json': { title: 'Soon', url: '/soon', publish_details: { time: '2026-04-01T00:00:00Z' } },
  'note/over.json': {
    ...{ title: 'Over', url: '/over' },
    publish_details: { time: '2026-01-01T00:00:00Z', expires: '2026-02-01T00:00:00Z' },
  },
  'note/bad.json': '{ no JSON',
  'tag/clay.json': { title: 'Clay', colour: 'red' },
  'unheard_of/a.json': { title: 'Of no installed type' },
}

describe("editors' lists", () => {
  it('have every entry of an installed type once, with its state, newest change first', async () => {
    const { lists } = await listsOver(files)
    const { rows, total } = await lists.find({ limit: 50 })
    expect(total).toBe(7)
    const times = rows.map(({ updatedAt }) => updatedAt ?? '')
    expect(times).toEqual([...times].sort().reverse())
    expect(times.filter((time) => time !== '').length).toBeGreaterThan(3)
    const states = Object.fromEntries(rows.map(({ uid, state }) => [uid, state]))
    expect(states).toEqual({
      ...{ kiln: 'published', loom: 'changed', plan: 'draft', soon: 'scheduled', over: 'expired', bad: 'draft' },
      clay: 'published',
    })
    expect(rows.find(({ uid }) => uid === 'soon')?.at).toBe('2026-04-01T00:00:00.000Z')
    expect(rows.find(({ uid }) => uid === 'kiln')).toMatchObject({
      path: '/notes/kiln',
      type: 'note',
      title: 'The Kiln',
    })
    expect(await lists.counts()).toEqual(
      new Map([
        ['note', 6],
        ['tag', 1],
      ]),
    )
  })

  it('have an entry whose draft cannot be loaded as changed, and say so of it', async () => {
    const { lists, write, sync } = await listsOver({
      'note/kiln.json': { url: '/kiln' },
      'note/kiln.draft.json': '{ "title": "Cut o',
      'note/plan.draft.json': '{ "title": "Cut o',
    })
    const listed = async () => {
      const { rows } = await lists.find({ limit: 9 })
      return Object.fromEntries(rows.map(({ uid, state, errors, isBroken }) => [uid, { state, errors, isBroken }]))
    }
    expect(await listed()).toEqual({
      kiln: { state: 'changed', errors: 1, isBroken: true },
      plan: { state: 'draft', errors: 1, isBroken: true },
    })
    write('note/kiln.draft.json', { url: '/kiln', draft: true })
    await sync()
    expect((await listed()).kiln).toEqual({ state: 'changed', errors: 0, isBroken: false })
  })

  it('have an entry that was published by its schedule as published, also where nothing was published before', async () => {
    const scheduled = { url: '/due', draft: true, scheduled: { publish: '2026-01-01T00:00:00Z' } }
    const { lists } = await listsOver({
      ...{ 'note/due.json': { url: '/due' }, 'note/due.draft.json': scheduled },
      'note/new.draft.json': { ...scheduled, url: '/new' },
    })
    const { rows } = await lists.find({ limit: 9 })
    expect(rows.map(({ state }) => state)).toEqual(['published', 'published'])
  })

  it('say which entries have an address', async () => {
    const { lists } = await listsOver(files)
    expect(lists.at('/notes/kiln')).toMatchObject([{ uid: 'kiln', type: 'note', path: '/notes/kiln' }])
    expect(lists.at('/notes/nothing')).toEqual([])
  })

  it('are by type, state and problems, page by page', async () => {
    const { lists, uids } = await listsOver(files)
    expect(await uids({ types: ['tag'] })).toEqual(['clay'])
    expect((await uids({ states: ['scheduled', 'expired'] })).sort()).toEqual(['over', 'soon'])
    expect(await uids({ problems: 'errors' })).toEqual(['bad'])
    expect((await uids({ problems: 'any' })).sort()).toEqual(['bad', 'clay'])
    const pages = [await uids({ limit: 4 }), await uids({ limit: 4, from: 4 })]
    expect(pages.map(({ length }) => length)).toEqual([4, 3])
    expect(new Set(pages.flat()).size).toBe(7)
    expect(await lists.problems('note', 'bad')).toMatchObject([{ file: 'entries/note/bad.json', severity: 'error' }])
  })

  it('find words of titles, of uids and of texts, those of drafts too, as far as they are typed', async () => {
    const { uids } = await listsOver(files)
    expect(await uids({ words: 'kil' })).toEqual(['kiln'])
    expect(await uids({ words: 'firing cl' })).toEqual(['kiln'])
    expect(await uids({ words: 'LODZ' })).toEqual(['loom'])
    expect((await uids({ words: 'clay' }))[0]).toBe('clay')
    expect(await uids({ words: 'work loom' })).toEqual(['loom'])
    expect(await uids({ words: 'nowhere to be found' })).toEqual([])
    expect(await uids({ words: '%' })).toEqual([])
  })

  it('say what there is to say of an entry in view of others, and again when these change', async () => {
    const { lists, write, sync, directory } = await listsOver({
      'note/kiln.json': {
        url: '/kiln',
        body: body('<a href="/nowhere">x</a>'),
        tag: [{ uid: 'clay', _content_type_uid: 'tag' }],
      },
      'tag/clay.json': {},
    })
    await lists.checked()
    const said = async () => {
      const { rows } = await lists.find({ problems: 'errors', limit: 9 })
      const problems = await Promise.all(rows.map(({ type, uid }) => lists.problems(type, uid)))
      return problems.flat().map(({ field, reason }) => `${field} ${reason}`)
    }
    expect(await said()).toEqual(['body[0].text_block.text links to /nowhere, which does not exist'])
    directory.remove('entries/tag/clay.json')
    write('note/kiln.json', { url: '/kiln', tag: [{ uid: 'clay', _content_type_uid: 'tag' }] })
    await sync()
    expect(await said()).toEqual(['tag refers to clay, which is not there'])
    write('tag/clay.json', {})
    await sync()
    expect(await said()).toEqual([])
  })

  it('say where an entry is used', async () => {
    const { lists } = await listsOver({
      ...files,
      'note/kiln.json': { url: '/kiln', tag: [{ uid: 'clay', _content_type_uid: 'tag' }] },
    })
    expect(await lists.uses('clay')).toEqual([{ uid: 'kiln', field: 'tag' }])
  })

  it('say on which page an entry is shown: of those that refer to it and have an address the one that was changed last', async () => {
    const tag = [{ uid: 'clay', _content_type_uid: 'tag' }]
    const { lists } = await listsOver({
      'tag/clay.json': { url: '/' },
      'tag/other.json': { url: '/' },
      'note/old.json': { url: '/old', updated_at: '2026-01-01T00:00:00Z', tag },
      'note/new.json': { url: '/new', updated_at: '2026-01-02T00:00:00Z', tag },
      'leaf/away.json': {
        slug: 'away',
        resource: 'none',
        updated_at: '2026-01-04T00:00:00Z',
        part_of: [{ uid: 'clay', _content_type_uid: 'note' }],
      },
    })
    expect(lists.pageWith('clay')).toMatchObject({ uid: 'new', path: '/notes/new' })
    expect(lists.pageWith('other')).toBeUndefined()
  })

  it('follow what is written, published and deleted meanwhile, and a store that is made again', async () => {
    const { uids, write, sync, directory, path, published } = await listsOver(files)
    expect(await uids({ words: 'kiln' })).toEqual(['kiln'])
    write('note/kiln.json', { title: 'The oven', url: '/kiln' })
    write('note/new.draft.json', { title: 'New', url: '/new', draft: true })
    directory.remove('entries/note/plan.json')
    directory.remove('entries/note/loom.draft.json')
    await sync()
    expect(await uids({ words: 'oven' })).toEqual(['kiln'])
    expect(await uids({ states: ['draft', 'changed'] })).toEqual(['new', 'bad'])
    for (const suffix of ['', '-wal', '-shm', '.seal']) rmSync(path + suffix, { force: true })
    await published.revision()
    expect((await uids()).length).toBe(7)
  })
})
