import { expect, it } from 'vitest'
import type { Entry } from '../contract/content/entry.ts'
import type { Change, ContentStore, Query } from '../contract/ports/content.ts'
import { RememberedStore } from './remembered.ts'

const entry = (uid: string, contentType = 'article') => ({ uid, contentType, title: uid }) as unknown as Entry
const change = (uid: string, contentType = 'article') => ({ uid, contentType, paths: [] }) as unknown as Change

/** A store with entries, in front of which they are remembered. */
function remembering(entries: Entry[]) {
  const asked: string[] = []
  const store = new RememberedStore(
    {
      async find(types: string[], { page }: Query) {
        asked.push('find')
        const found = entries.filter(({ contentType }) => types.includes(contentType))
        return { items: structuredClone(found.slice(0, page?.size)), total: found.length }
      },
      async get(uids: string[]) {
        asked.push(`get ${uids}`)
        return structuredClone(entries.filter(({ uid }) => uids.includes(uid)))
      },
    } as unknown as ContentStore,
    2 ** 20,
  )
  return { store, asked, entries }
}
const uids = async (found: ReturnType<ContentStore['find']>) => (await found).items.map(({ uid }) => uid)

it('asks once for what is found in the same way, and hands out the same entries', async () => {
  const { store, asked } = remembering([entry('b'), entry('a'), entry('c')])
  const query = { where: { url: '/a' }, page: { number: 1, size: 2 } }
  const first = await store.find(['article'], query)
  const second = await store.find(['article'], structuredClone(query))
  expect(asked).toEqual(['find'])
  expect(second).toEqual({ items: [entry('b'), entry('a')], total: 3 })
  expect(second.items[0]).toBe(first.items[0])
  expect(await store.get(['b'])).toEqual([first.items[0]])
  expect(asked).toEqual(['find'])
  await store.find(['article'], { ...query, where: { url: '/b' } })
  expect(asked).toEqual(['find', 'find'])
})

it.each([
  ['an entry of the type has changed', (store: RememberedStore) => store.changed([change('a')]), 1],
  ['an entry of another type has changed', (store: RememberedStore) => store.changed([change('x', 'author')]), 0],
  ['all is forgotten', (store: RememberedStore) => store.forget(), 1],
])('where %s, it asks as often again: %#', async (_, happens, times) => {
  const { store, asked } = remembering([entry('a'), entry('b')])
  await store.find(['article', 'event'], {})
  asked.length = 0
  happens(store)
  expect(await uids(store.find(['article', 'event'], {}))).toEqual(['a', 'b'])
  expect(asked).toEqual(Array.from({ length: times }, () => 'find'))
})

it('asks again where an entry was of the type, and is of another', async () => {
  const { store, entries } = remembering([entry('a')])
  await store.find(['article'], {})
  entries.splice(0, 1, entry('a', 'event'))
  store.changed([{ ...change('a', 'event'), before: entry('a') }])
  expect(await uids(store.find(['article'], {}))).toEqual([])
})

it('does not show what is gone before the site is told', async () => {
  const { store, entries } = remembering([entry('a'), entry('b')])
  await store.find(['article'], {})
  entries.shift()
  store.changed([change('a', 'other')])
  expect(await uids(store.find(['article'], {}))).toEqual(['b'])
})

it('remembers nothing that was asked for before a change and comes after it', async () => {
  const { store, asked, entries } = remembering([entry('a')])
  const before = store.find(['article'], {})
  store.changed([change('a')])
  await before
  entries.push(entry('b'))
  expect(await uids(store.find(['article'], {}))).toEqual(['a', 'b'])
  expect(asked).toEqual(['find', 'find'])
})

it('leaves a list of a whole type to whoever asks for it', async () => {
  const { store, asked } = remembering(Array.from({ length: 201 }, (_, index) => entry(`entry ${index}`)))
  await store.find(['article'], {})
  await store.find(['article'], {})
  await store.get(['entry 0'])
  expect(asked).toEqual(['find', 'find', 'get entry 0'])
})
