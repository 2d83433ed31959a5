import { beforeEach, expect, it } from 'vitest'
import type { Entry } from '../contract/content/entry.ts'
import type { Change } from '../contract/ports/content.ts'
import { LoadedEntries } from './loaded-entries.ts'

const changeOf = (uid: string) => ({ uid }) as Change
let now: Date
let loaded: LoadedEntries
let reads: number
beforeEach(() => {
  now = new Date('2026-03-14T17:00:00Z')
  loaded = new LoadedEntries(() => now, 10_000)
  reads = 0
})

/** An article that shows an author; `during` runs while it is read. */
const article = (
  uid = 'article',
  { renewal = null as Date | null, next = null as Date | null, during = () => {} } = {},
) =>
  loaded.get(uid, async (dependencies) => {
    reads++
    for (const read of [uid, 'author']) dependencies.entries.add(read)
    Object.assign(dependencies, { renewal, next })
    during()
    return { uid, body: [{ text: 'x'.repeat(1000) }] } as unknown as Entry
  })

it('an entry is loaded once, until it or what it shows changes', async () => {
  const first = await article()
  expect((await article()).entry).toBe(first.entry)
  loaded.changed([changeOf('elsewhere')])
  expect([(await article()).dependencies.entries, reads]).toEqual([new Set(['article', 'author']), 1])
  for (const [index, uid] of ['author', 'article'].entries()) {
    loaded.changed([changeOf(uid)])
    await article()
    await article()
    expect(reads).toBe(index + 2)
  }
})

it('what did not change is the same object when the entry is loaded again', async () => {
  const bodyOf = async () => ((await article()).entry as unknown as { body: object[] }).body
  const first = await bodyOf()
  loaded.changed([changeOf('author')])
  expect([(await bodyOf()) === first, reads]).toEqual([true, 2])
})

it('what changes while it is read is read again', async () => {
  await article('article', { during: () => loaded.changed([changeOf('author')]) })
  await article()
  await article('other', { during: () => loaded.clear() })
  await article('other')
  expect(reads).toBe(4)
})

const due = new Date('2026-03-14T17:15:00Z')
const later = new Date('2026-03-14T19:00:00Z')

it.each([
  ['data of services is asked for again when it is due', { renewal: due }],
  ['what a card says of the time is said again when it changes', { next: due }],
  ['the first of both counts', { renewal: later, next: due }],
  ['the first of both counts', { renewal: due, next: later }],
])('%s', async (_what, times) => {
  await article('article', times)
  now = new Date('2026-03-14T17:14:59Z')
  await article()
  expect(reads).toBe(1)
  now = new Date('2026-03-14T17:15:00Z')
  await article()
  expect(reads).toBe(2)
})

it('no number of entries or of changes takes more than its memory', async () => {
  for (let index = 0; index < 20; index++) await article(`article-${index}`)
  reads = 0
  for (let index = 0; index < 20; index++) await article(`article-${index}`)
  expect(reads).toBeGreaterThan(10)
  await article()
  for (let index = 0; index < 20_000; index++) loaded.changed([changeOf(`other-${index}`)])
  reads = 0
  await article()
  expect(reads).toBe(1)
})

it('it is shared, and therefore frozen; one that is not there is asked for again', async () => {
  const { entry } = await article()
  expect(() => Object.assign((entry as unknown as { body: object[] }).body[0] as object, { text: '' })).toThrow(
    TypeError,
  )
  for (const _ of [1, 2]) {
    const { entry } = await loaded.get('missing', async (dependencies) => {
      reads++
      dependencies.entries.add('missing')
      return undefined
    })
    expect(entry).toBeUndefined()
  }
  expect(reads).toBe(3)
})
