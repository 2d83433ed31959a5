import { composed } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'
import type { ComputedList, ListAnswer, ListItems } from '../../contract/page/list.ts'
import { foundBy } from '../facets/find.ts'
import { indexOfItems } from '../facets/list-index.ts'
import { RecordSet } from '../facets/record-set.ts'

interface Walk {
  title: string
  place: string[]
  days: { from: string; to: string }[]
}
const walk = (title: string, place: string[], ...days: [string, string?][]): Walk => ({
  title,
  place,
  days: days.map(([from, to = from]) => ({ from, to })),
})
const walks = [
  walk('Dawn', ['north'], ['2026-03-14'], ['2026-03-20']),
  walk('Dusk', ['south'], ['2026-03-15']),
  walk('Tide', ['north', 'south'], ['2026-01-01', '2026-03-16']),
  walk('Pole', ['east'], ['2031-01-01', '2031-02-01']),
]
const listOf = (items: readonly Walk[]): ListItems<Walk> => ({
  items,
  filters: {
    on: {
      offered: { from: '2026-03-14', to: '2026-12-31' },
      shortcuts: [{ label: 'Tomorrow', from: '2026-03-15', to: '2026-03-15' }],
      of: ({ days }) => days,
    },
    place: {
      choices: ['north', 'south', 'west'].map((value) => ({ value, label: value.toUpperCase() })),
      of: ({ place }) => place,
    },
  },
})
const filters = {
  on: { label: 'When', days: { day: 'day', first: 'from', last: 'to' } },
  place: { label: 'Where', read: (value: string) => value.replace(/^the-/, '') },
}

const pageOf = (of: ComputedList<ListAnswer<Walk>>) =>
  definePage({ type: 'walks', label: 'Walks', route: '/walks', list: { of, size: 2, filters }, compose: () => [] })
const ask = async (query: Record<string, string | string[]> = {}, of: ComputedList<ListAnswer<Walk>> = all) => {
  const { list, head, context } = await composed(pageOf(of), {}, { path: '/walks', query })
  return { list, titles: list.items.map(({ title }) => title).join(' '), head, query: context.query }
}
const all: ComputedList<ListAnswer<Walk>> = { all: async () => listOf(walks) }

describe('a list that is computed', () => {
  it('offers of many values those that find the most, and each that is asked for', async () => {
    const places = Array.from({ length: 300 }, (_, index) => `place-${index}`)
    const items = places.flatMap((place, index) => [
      walk('A', [place]),
      ...(index % 5 === 0 ? [walk('B', [place])] : []),
    ])
    const choices = places.map((value) => ({ value, label: value }))
    const of = { all: async () => ({ items, filters: { place: { choices, of: ({ place }: Walk) => place } } }) }
    const offered = async (asked: string[]) => (await ask({ place: asked }, of)).list.filters[0]?.choices ?? []
    const most = places.filter((_, index) => index % 5 === 0)
    expect((await offered([])).map(({ value }) => value)).toEqual(most)
    expect((await offered(['place-1'])).map(({ value }) => value)).toEqual(['place-0', 'place-1', ...most.slice(1, -1)])
    expect((await ask({ place: 'place-1' }, of)).titles).toBe('A')
  })

  it('is paged, counted and filtered by the engine, with choices that nothing has', async () => {
    const { list, titles, head } = await ask()
    expect([titles, list.total, list.pages, head.next]).toEqual(['Dawn Dusk', 4, 2, '/walks?page=2'])
    expect(list.filters[1]?.choices.map(({ label, count }) => `${label} ${count}`)).toEqual([
      'NORTH 2',
      'SOUTH 2',
      'WEST 0',
    ])
    expect((await ask({ place: ['north', 'south'], page: '2' })).head.previous).toBe('/walks?place=north&place=south')
  })

  it('reads values in other spellings once', async () => {
    const { list } = await ask({ place: ['the-south', 'south'] })
    expect([list.chosen, list.total]).toEqual([[{ label: 'SOUTH', href: '/walks' }], 2])
  })

  it('may show what is found in another way under what is chosen', async () => {
    const backwards: typeof all = { ...all, arrange: (found, { on }) => (on ? [...found].reverse() : found) }
    expect((await ask({}, backwards)).titles).toBe('Dawn Dusk')
    expect((await ask({ day: '2026-03-15' }, backwards)).titles).toBe('Tide Dusk')
  })

  it('is sorted into its filters once, as long as it is the same', () => {
    const list = listOf(walks)
    expect(indexOfItems(list)).toBe(indexOfItems(list))
  })
})

describe('a filter of days', () => {
  it.each<[Record<string, string>, string]>([
    [{ day: '2026-03-15' }, 'Dusk Tide'],
    [{ from: '2026-03-17', to: '2026-03-31' }, 'Dawn'],
    [{ from: '2026-03-17' }, 'Dawn Pole'],
    [{ to: '2026-03-14' }, 'Dawn Tide'],
    [{ day: '2026-03-20', to: '2026-03-31' }, 'Dawn'],
    [{ from: '2026-03-20', to: '2026-03-15' }, 'Dawn Pole'],
  ])('finds what takes place: %j', async (query, expected) => {
    expect((await ask(query)).titles).toBe(expected)
  })

  it('says what is chosen, in words and in one spelling, and leads to the days most asked for', async () => {
    const { list } = await ask({ from: '2026-03-15', to: '2026-03-15', place: 'south' })
    expect(list.chosen).toEqual([
      { label: 'Mar 15, 2026', href: '/walks?place=south' },
      { label: 'SOUTH', href: '/walks?day=2026-03-15' },
    ])
    expect(list.query).toEqual([
      ['day', '2026-03-15'],
      ['place', 'south'],
    ])
    expect(list.filters[0]).toMatchObject({
      label: 'When',
      days: {
        from: '2026-03-15',
        to: '2026-03-15',
        offered: { from: '2026-03-14', to: '2026-12-31' },
        shortcuts: [{ label: 'Tomorrow', href: '/walks?day=2026-03-15&place=south', isChosen: true }],
      },
    })
    expect((await ask({ from: '2026-03-15' })).list.chosen[0]?.label).toBe('From Mar 15, 2026')
    expect((await ask({ to: '2026-03-15' })).list.chosen[0]?.label).toBe('Through Mar 15, 2026')
  })

  it.each<Record<string, string>>([{ day: '2026-03-13' }, { from: '2027-01-01' }, { to: '2020-01-01' }])(
    'CLR-004 ignores days that are not offered: %j',
    async (query) => {
      expect(await ask(query)).toMatchObject({ query: {}, list: { total: 4, chosen: [] } })
    },
  )
})

describe('a list in which nothing is found', () => {
  it('names the filters that alone keep everything away, those that hide the most first', async () => {
    const { list } = await ask({ place: ['north', 'south'], from: '2026-04-01', to: '2026-04-02' })
    expect([list.total, list.remedies]).toEqual([
      0,
      [{ label: 'Apr 1–Apr 2, 2026', href: '/walks?place=north&place=south', total: 3 }],
    ])
    expect((await ask({ place: 'north' })).list.remedies).toEqual([])
  })
})

describe('a set of positions', () => {
  it('joins, cuts, counts and lists, over several words', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(99)), fc.uniqueArray(fc.nat(99)), (some, others) => {
        const [left, right] = [new RecordSet(100), new RecordSet(100)]
        for (const at of some) left.add(at)
        for (const at of others) right.add(at)
        const sorted = (list: readonly number[]) => [...new Set(list)].sort((a, b) => a - b)
        expect(left.indexes()).toEqual(sorted(some))
        expect(left.or([right]).indexes()).toEqual(sorted([...some, ...others]))
        expect(left.and(right).indexes()).toEqual(sorted(some.filter((at) => others.includes(at))))
        expect(left.size).toBe(some.length)
      }),
    )
    expect(RecordSet.all(65).size).toBe(65)
  })

  it('Q-10 finds and counts without looking at an item', async () => {
    const index = await indexOfItems(listOf(walks))
    const untouchable = new Proxy(index.items, {
      get: (list, name) => {
        if (name === 'length') return list.length
        throw new Error(`item ${String(name)} was looked at`)
      },
    })
    expect(foundBy({ place: ['south'], on: ['2026-03-14/'] }, { ...index, items: untouchable }).size).toBe(2)
  })
})
