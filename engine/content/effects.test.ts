import { entryOf } from 'atrium/testing'
import { expect, it } from 'vitest'
import type { Entry } from '../contract/content/entry.ts'
import type { Change } from '../contract/ports/content.ts'
import { createDependencies, type ListQuery } from './dependencies.ts'
import { effectOf } from './effects.ts'

const change = (before: Entry | null, after: Entry | null, paths: string[] = []): Omit<Change, 'revision'> => {
  const { uid, contentType } = (after ?? before) as Entry
  return { uid, contentType, before, after, paths }
}
const story = (uid: string, fields: Record<string, unknown> = {}) => entryOf('story', uid, fields)

const madeOf = ({ entries = [] as string[], paths = [] as string[], lists = [] as ListQuery[] } = {}) => ({
  ...createDependencies(),
  entries: new Set(entries),
  paths: new Set(paths),
  queries: new Map(lists.map((list) => [JSON.stringify(list), list])),
})
const newest: ListQuery = { types: ['story'], where: { kind: 'long' }, sort: [{ field: 'day' }] }

it('says for each of many changes together what it says for them one by one', () => {
  const changes = [
    change(story('used', { kind: 'short' }), story('used', { kind: 'short', title: 'New' })),
    change(null, story('come', { kind: 'long', path: '/come' }), ['/come']),
    change(story('moved', { kind: 'long', day: 1 }), story('moved', { kind: 'long', day: 2 })),
    change(story('other', { kind: 'short' }), story('other', { kind: 'short', day: 9 })),
  ]
  const answers = [
    madeOf({ entries: ['used'] }),
    madeOf({ paths: ['/come'] }),
    madeOf({ paths: ['*'] }),
    madeOf({ lists: [newest] }),
    madeOf({ lists: [{ types: ['story'], where: { kind: 'short' } }] }),
    madeOf({ lists: [{ types: ['note'] }], entries: ['else'], paths: ['/else'] }),
    { ...madeOf(), parts: new Set([madeOf({ lists: [newest] })]) },
  ]
  const together = answers.map(effectOf(changes))
  const apart = answers.map((answer) => changes.map((one) => effectOf([one])(answer)).find(Boolean) ?? null)
  expect(together).toEqual(['entry', 'address', 'address', 'list', null, null, 'list'])
  expect(together).toEqual(apart)
})

it('an entry that changes its type leaves the lists of the one and enters those of the other', () => {
  const moved = change(story('one'), entryOf('note', 'one'))
  const effectOn = effectOf([moved])
  expect(['story', 'note', 'page'].map((type) => effectOn(madeOf({ lists: [{ types: [type] }] })))).toEqual([
    'list',
    'list',
    null,
  ])
})

it('a list or a part that a thousand answers share is looked at once', () => {
  let reads = 0
  const counted = new Proxy(story('one', { kind: 'long', day: 1 }), {
    get: (entry, name) => {
      reads++
      return Reflect.get(entry, name)
    },
  })
  const part = madeOf({ lists: [{ ...newest, where: { kind: 'short' } }] })
  const answer = () => ({ ...madeOf({ lists: [{ ...newest, where: { kind: 'small' } }] }), parts: new Set([part]) })
  const effectOn = effectOf([change(counted, counted)])
  effectOn(answer())
  const first = reads
  for (let index = 0; index < 1000; index++) expect(effectOn(answer())).toBeNull()
  expect([first > 0, reads]).toEqual([true, first])
})
