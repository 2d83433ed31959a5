import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { UnknownTypeError } from '../../services/content/overlay/overlay.ts'
import { opened } from './opened.ts'

const files = {
  'leaf/root.json': { slug: 'root' },
  'leaf/child.json': { slug: 'child', part_of: [{ uid: 'root', _content_type_uid: 'leaf' }] },
  'note/one.json': { url: '/one', when: '2026-03-01' },
  'note/two.json': { url: '/two', when: '2026-02-01' },
  'note/two.draft.json': { url: '/two', when: '2026-02-02', draft: true },
  'tag/red.json': { url: '/red' },
}
const reference = (uid: string, type: string) => [{ uid, _content_type_uid: type }]
const textOf = (uid: string, fields: object) => JSON.stringify({ uid, title: `New title of ${uid}`, ...fields })

async function overlaid() {
  const content = await opened(files)
  const overlay = await content.openOverlay()
  onTestFinished(overlay.close)
  const titles = async (type: string, query = {}) =>
    (await overlay.store.find([type], query)).items.map(({ title }) => title)
  return { ...content, overlay, titles }
}

it('shows a candidate in place of what is stored, in lists, filters and at its address, and writes nothing', async () => {
  const { overlay, titles, preview } = await overlaid()
  const before = await preview.revision()
  const laid = await overlay.put(
    'note',
    'one',
    textOf('one', { url: '/uno', when: '2026-01-01', tags: reference('red', 'tag') }),
  )
  expect(laid).toMatchObject({ isShown: true, path: '/notes/uno', problems: [] })
  expect(await titles('note', { sort: [{ field: 'when' }] })).toEqual(['New title of one', 'Title of two'])
  expect(await titles('note', { where: { tags: 'red' } })).toEqual(['New title of one'])
  expect(await overlay.store.at('/notes/uno')).toMatchObject({ kind: 'entry', uid: 'one' })
  expect(await overlay.store.at('/notes/one')).toBeNull()
  expect((await preview.get(['one']))[0]).toMatchObject({ title: 'Title of one', path: '/notes/one' })
  expect(await preview.at('/notes/uno')).toBeNull()
  expect(await preview.revision()).toBe(before)
})

it('shows an entry that is not there yet, and what depends on its address', async () => {
  const { overlay } = await overlaid()
  expect(await overlay.put('note', 'new', textOf('new', { url: '/new' }))).toMatchObject({ path: '/notes/new' })
  expect(await overlay.store.get(['new'])).toMatchObject([{ title: 'New title of new' }])
  const { path, changes } = await overlay.put('leaf', 'root', textOf('root', { slug: 'stem' }))
  expect(path).toBe('/stem')
  expect(changes.map(({ uid, paths }) => [uid, paths])).toEqual([
    ['root', ['/root', '/stem']],
    ['child', ['/root/child', '/stem/child']],
  ])
  expect(await overlay.store.at('/stem/child')).toMatchObject({ uid: 'child' })
})

it('goes back to what is stored when the candidate is dropped', async () => {
  const { overlay, titles } = await overlaid()
  await overlay.put('leaf', 'root', textOf('root', { slug: 'stem' }))
  expect(overlay.drop('root').map(({ uid, paths }) => [uid, paths])).toEqual([
    ['root', ['/stem', '/root']],
    ['child', ['/stem/child', '/root/child']],
  ])
  expect(overlay.drop('root')).toEqual([])
  expect(await titles('leaf')).toEqual(['Title of child', 'Title of root'])
  expect(await overlay.store.at('/root/child')).toMatchObject({ uid: 'child' })
})

it('tells what nothing changed by: the same text again', async () => {
  const { overlay } = await overlaid()
  const text = textOf('one', { url: '/uno' })
  expect((await overlay.put('note', 'one', text)).changes).toHaveLength(1)
  expect((await overlay.put('note', 'one', text)).changes).toEqual([])
})

it('says what the ingest and the content check say, by the names of the file', async () => {
  const { overlay } = await overlaid()
  const { problems, isShown } = await overlay.put(
    'note',
    'one',
    textOf('one', {
      url: '/one',
      count: 'many',
      tag: reference('gone', 'tag'),
      body: [{ text_block: { text: '<p><a href="/nowhere">x</a></p>' } }],
    }),
  )
  expect(isShown).toBe(true)
  expect(problems.map(({ field, reason }) => [field, reason])).toEqual([
    ['count', 'is not of type integer and is left out'],
    ['tag', 'refers to gone, which is not there'],
    ['body[0].text_block.text', 'links to /nowhere, which does not exist'],
  ])
})

it('keeps what it showed while a text cannot be loaded', async () => {
  const { overlay } = await overlaid()
  await overlay.put('note', 'one', textOf('one', { url: '/uno' }))
  for (const text of ['{', '[]', textOf('other', {}), JSON.stringify({ uid: 'one' })]) {
    const { isShown, problems, changes } = await overlay.put('note', 'one', text)
    expect({ isShown, changes }).toEqual({ isShown: false, changes: [] })
    expect(problems.map(({ severity }) => severity)).toContain('error')
  }
  expect(await overlay.store.at('/notes/uno')).toMatchObject({ uid: 'one' })
  await expect(overlay.put('mystery', 'x', '{}')).rejects.toThrow(UnknownTypeError)
})

it('follows what others publish, also into a store that was made again, and knows that they did', async () => {
  const { overlay, write, sync, titles, options } = await overlaid()
  await overlay.put('note', 'one', textOf('one', { url: '/uno' }))
  const before = await overlay.store.revision()
  write('note/two.draft.json', { url: '/two', title: 'Second', draft: true })
  await sync()
  expect((await overlay.store.changes(before)).map(({ uid }) => uid)).toEqual(['two'])
  expect(await titles('note')).toEqual(['New title of one', 'Second'])
  rmSync(join(options.dataDir, 'content.db'))
  await overlay.store.revision()
  await sync()
  expect(await titles('note')).toEqual(['New title of one', 'Second'])
})

it('is one of many: what is laid in one is not in another', async () => {
  const { overlay, openOverlay } = await overlaid()
  const other = await openOverlay()
  onTestFinished(other.close)
  await overlay.put('note', 'one', textOf('one', { url: '/uno' }))
  expect(await other.store.get(['one'])).toMatchObject([{ title: 'Title of one' }])
})
