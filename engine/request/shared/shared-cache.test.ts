import { expect, it } from 'vitest'
import { createDependencies } from '../../content/dependencies.ts'
import type { Change } from '../../contract/ports/content.ts'
import { SharedCache } from './shared-cache.ts'

const at = (time: string) => new Date(`2026-03-14T${time}:00Z`)
const change = { uid: 'a', contentType: 'note', before: null, after: null, paths: [], revision: 2 } satisfies Change

it.each(['next', 'renewal'] as const)('it is made again from the moment noted as its "%s"', async (moment) => {
  let now = at('17:00')
  let made = 0
  const cache = new SharedCache<number>(() => now, 10)
  const get = () =>
    cache.get('header', async () => ({
      value: ++made,
      dependencies: { ...createDependencies(), [moment]: at('17:15') },
    }))
  await get()
  now = at('17:14')
  await get()
  expect(made).toBe(1)
  now = at('17:15')
  await get()
  expect(made).toBe(2)
})

it('all who ask at once get what is made once', async () => {
  let made = 0
  const cache = new SharedCache<number>(() => at('17:00'), 10)
  const get = () => cache.get('index', async () => ({ value: ++made, dependencies: createDependencies() }))
  expect((await Promise.all([get(), get(), get()])).map(({ value }) => value)).toEqual([1, 1, 1])
})

it('a change throws out what it touches, and nothing that was begun before it is kept', async () => {
  let made = 0
  const cache = new SharedCache<number>(() => at('17:00'), 10)
  const get = (key: string, uid: string) =>
    cache.get(key, async () => ({ value: ++made, dependencies: { ...createDependencies(), entries: new Set([uid]) } }))
  await get('one', 'a')
  await get('two', 'b')
  const begun = get('three', 'b')
  cache.purge([change])
  await begun
  await Promise.all([get('one', 'a'), get('two', 'b'), get('three', 'b')])
  expect(made).toBe(5)
})

it('a large one is weighed in turns, and is there for whoever asks meanwhile', async () => {
  let made = 0
  const cache = new SharedCache<object>(() => at('17:00'), 100_000_000)
  const get = () =>
    cache.get('index', async () => {
      made++
      return { value: Array.from({ length: 100_000 }, (_, index) => ({ index })), dependencies: createDependencies() }
    })
  await get()
  expect(cache.bytes).toBe(0)
  await get()
  await expect.poll(() => cache.bytes).toBeGreaterThan(100_000)
  await get()
  expect(made).toBe(1)
})

it('one that fails is asked again', async () => {
  const cache = new SharedCache<number>(() => at('17:00'), 10)
  await expect(cache.get('index', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await cache.get('index', async () => ({ value: 1, dependencies: createDependencies() }))).value).toBe(1)
})
