import { defineContentType, f } from 'atrium'
import { entryOf, stub, testRuntime } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { contextOf } from '../testing/page-context.ts'
import { DerivedLists } from './derived-lists.ts'

const place = defineContentType({ name: 'place', label: 'Place', schema: z.object({ city: f.text() }) })
const talk = defineContentType({
  name: 'talk',
  label: 'Talk',
  schema: z.object({ day: f.text(), place: f.reference(place, { preload: true }) }),
})

const COUNT = 1000
const uidOf = (index: number) => `talk_${String(index).padStart(4, '0')}`
const talkOf = (index: number, fields: object = {}) =>
  entryOf('talk', uidOf(index), { day: '2026-03-20', place: stub('place', `place_${index % 2}`), ...fields })

/** Takes so long that a hundred of them fill several turns. */
function takeTime() {
  const begun = performance.now()
  while (performance.now() - begun < 0.1);
}

/** Talks as they are derived: how many were read and made since it was last asked. */
function talks(count = COUNT, work = () => {}) {
  const runtime = testRuntime({
    types: [place, talk],
    entries: [
      ...[0, 1].map((index) => entryOf('place', `place_${index}`, { city: `City ${index}` })),
      ...Array.from({ length: count }, (_, index) => talkOf(index)),
    ],
  })
  let now = runtime.now()
  const derived = new DerivedLists()
  const counts = { read: 0, made: 0 }
  let facts: Record<string, object> = {}
  const ask = async () => {
    counts.read = 0
    counts.made = 0
    const context = contextOf({ ...runtime, derived, now: () => now }, {})
    const parts = await context.content.derived('talks', talk, {
      read({ uid, day, place }) {
        counts.read++
        work()
        return { uid, day, city: place?.city }
      },
      facts:
        async () =>
        ({ uid }) =>
          facts[uid] && { ...facts[uid] },
      make({ uid, day, city }, fact, clock) {
        counts.made++
        work()
        return clock.isBetween(undefined, day) ? { uid, city, ...fact } : undefined
      },
    })
    return {
      parts: parts as { uid: string; city?: string; seats?: number }[],
      dependencies: context.dependencies,
      ...counts,
    }
  }
  return {
    ask,
    counts,
    change: (...changes: Parameters<DerivedLists['changed']>[0]) => derived.changed(changes),
    store: runtime.store,
    tell: (told: typeof facts) => {
      facts = told
    },
    setNow: (time: string) => {
      now = new Date(time)
    },
  }
}

describe('what is derived of each entry of a list', () => {
  it('is made of one entry when one of a thousand is published', async () => {
    const { ask, store, change } = talks()
    expect(await ask()).toMatchObject({ read: COUNT, made: COUNT })
    expect(await ask()).toMatchObject({ read: 0, made: 0 })
    const entry = store.entry(uidOf(7))
    change(store.publish({ ...entry, name: 'Other' } as never))
    expect(await ask()).toMatchObject({ read: 1, made: 1 })
  })

  it('follows what comes, goes and is loaded with an entry', async () => {
    const { ask, store, change } = talks(4)
    await ask()
    const { uid, ...rest } = store.entry(uidOf(0)) as never as { uid: string }
    change(store.publish({ ...rest, uid: 'another' } as never), store.unpublish(uidOf(1)))
    const after = await ask()
    expect(after.parts.map((part) => part.uid)).toEqual(['another', uidOf(0), uidOf(2), uidOf(3)])
    expect(after.read).toBe(1)
    change(store.publish({ ...store.entry('place_1'), city: 'Elsewhere' } as never))
    const moved = await ask()
    expect(moved.parts.map(({ city }) => city)).toEqual(['City 0', 'City 0', 'City 0', 'Elsewhere'])
    expect(moved.read).toBe(1)
  })

  it('is made again of entries whose fact is another, or whose time has come', async () => {
    const { ask, tell, store, change, setNow } = talks(3)
    change(store.publish({ ...store.entry(uidOf(2)), day: '2026-03-15' } as never))
    expect((await ask()).dependencies.next?.toISOString()).toBe('2026-03-16T07:00:00.000Z')
    tell({ [uidOf(1)]: { seats: 3 } })
    expect(await ask()).toMatchObject({ read: 0, made: 1, parts: [{}, { seats: 3 }, {}] })
    setNow('2026-03-16T12:00:00Z')
    const later = await ask()
    expect([later.parts.length, later.read, later.made]).toEqual([2, 0, 1])
  })

  it('gives others their turn after every few entries that take their time', async () => {
    const { ask, counts } = talks(COUNT, takeTime)
    const slices: number[] = []
    let isOver = false
    let before = 0
    const look = () => {
      const sum = counts.read + counts.made
      slices.push(sum - before)
      before = sum
      if (!isOver) setImmediate(look)
    }
    setImmediate(look)
    await ask()
    isOver = true
    expect(Math.max(...slices)).toBeLessThanOrEqual(100)
    expect(slices.length).toBeGreaterThan((2 * COUNT) / 100)
  })

  it('says what it was made from', async () => {
    const { ask } = talks(2)
    const { dependencies } = await ask()
    expect([...dependencies.entries].sort()).toEqual(['place_0', 'place_1', uidOf(0), uidOf(1)])
    expect([...dependencies.queries.values()]).toEqual([{ types: ['talk'] }])
  })
})
