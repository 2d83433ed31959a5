import { defineContentType, f, type ListSource } from 'atrium'
import { composed, entryOf, testSite } from 'atrium/testing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import type { ListRequest, ListRules } from '../../contract/page/list.ts'

const find = defineContentType({
  name: 'find',
  label: 'Find',
  schema: z.object({ startYear: f.integer(), kind: f.text() }),
  index: ['startYear', 'kind'],
  card: () => ({}),
})
const sortOptions: ListRules['sortOptions'] = [
  { label: 'Name A to Z', by: [{ field: 'title' }] },
  { label: 'Name Z to A', by: [{ field: 'title', order: 'descending' }] },
  { label: 'Newest', by: [{ field: 'start_year', order: 'descending' }, { field: 'title' }] },
  { label: 'Oldest', by: [{ field: 'start_year' }, { field: 'title' }] },
]
const filters = { kind: { label: 'Kind', field: 'kind' } }
const rules = { of: find, size: 2, sortOptions }
const pageOf = (more: Partial<ListRules> = {}) =>
  definePage({ type: 'finds', label: 'Finds', route: '/finds', list: { ...rules, ...more } })
const entries = [
  entryOf('find', 'a', { title: 'Amphora', startYear: 2010, kind: 'Pot' }),
  entryOf('find', 'b', { title: 'Bead', startYear: 1990, kind: 'Glass' }),
  entryOf('find', 'c', { title: 'Cup', startYear: 2010, kind: 'Pot' }),
  entryOf('find', 'd', { title: 'Dish', kind: 'Pot' }),
]
const NEWEST = { sort: 'startYear', order: 'descending' }

async function listed(query: Record<string, string> = {}, more: Partial<ListRules> = { size: 9 }) {
  const { list, head } = await composed(pageOf(more), {}, { entries, query, path: '/finds' })
  return { list, head, titles: list.items.map(({ title }) => title).join(' ') }
}
const site = () => testSite({ types: [pageOf({ filters })], entries: [...entries, entryOf('finds', 'all', {})] })

describe.each([
  ['without filters', { size: 9 }],
  ['with filters', { size: 9, filters }],
])('orders that a list %s offers', (_case, more) => {
  it.each([
    [{}, 'Amphora Bead Cup Dish'],
    [{ sort: 'title', order: 'ascending' }, 'Amphora Bead Cup Dish'],
    [{ sort: 'title', order: 'descending' }, 'Dish Cup Bead Amphora'],
    [NEWEST, 'Amphora Cup Bead Dish'],
    [{ sort: 'startYear', order: 'ascending' }, 'Bead Amphora Cup Dish'],
    [{ sort: 'startYear' }, 'Amphora Cup Bead Dish'],
    [{ sort: 'kind', order: 'descending' }, 'Amphora Bead Cup Dish'],
    [{ order: 'descending' }, 'Amphora Bead Cup Dish'],
  ])('PRJ-017 hold by %j: %s', async (query, expected) => {
    expect((await listed(query, more)).titles).toBe(expected)
  })

  it('are shown with their names; the first is chosen where the address names none', async () => {
    const { list } = await listed(NEWEST, more)
    expect(list.sorts).toEqual([
      { label: 'Name A to Z', value: '', query: '', isChosen: false },
      { label: 'Name Z to A', value: 'title-descending', query: 'sort=title&order=descending', isChosen: false },
      { label: 'Newest', value: 'startYear-descending', query: 'sort=startYear&order=descending', isChosen: true },
      { label: 'Oldest', value: 'startYear-ascending', query: 'sort=startYear&order=ascending', isChosen: false },
    ])
    expect((await listed({}, more)).list.sorts.map(({ isChosen }) => isChosen)).toEqual([true, false, false, false])
  })
})

it('an order stays through the pages of a list and the changes of its filters', async () => {
  const { list, head } = await listed({ ...NEWEST, kind: 'pot' }, { filters })
  expect(head.next).toBe('/finds?sort=startYear&order=descending&kind=pot&page=2')
  expect(list.chosen).toEqual([{ label: 'Pot', href: '/finds?sort=startYear&order=descending' }])
  expect((await listed({ ...NEWEST, kind: 'pot', page: '2' }, { filters })).titles).toBe('Dish')
})

it('no order makes an address for search engines', async () => {
  expect((await listed(NEWEST)).head.canonical).toBe('https://www.ellery.example/finds')
})

describe('the address of an order', () => {
  it.each([
    ['sort=startYear&order=descending', '/finds?order=descending&sort=startYear'],
    ['order=descending&sort=startYear&x=1', '/finds?order=descending&sort=startYear'],
    ['sort=startYear', '/finds?order=descending&sort=startYear'],
    ['sort=startYear&order=upwards', '/finds?order=descending&sort=startYear'],
    ['sort=title&order=ascending', '/finds'],
    ['sort=kind&order=descending', '/finds'],
    ['sort=&order=descending', '/finds'],
    ['sort=../..&order=%3Cscript%3E', '/finds'],
    ['sort=title&order=ascending&kind=pot', '/finds?kind=pot'],
  ])('CLR-004 %s shares the answer of %s', async (query, key) => {
    const { request, log } = site()
    const answer = await request(`/finds?${query}`)
    expect([answer.status, answer.cache?.key]).toEqual([200, key])
    expect(log.messages.filter((message) => message.includes('is shown without'))).toEqual([])
  })

  it.each([
    ['sort=startYear-descending&kind=pot', '/finds?kind=pot&order=descending&sort=startYear'],
    ['sort=title-ascending', '/finds'],
  ])('is what a form leads to that sends field and order as one value: %s', async (query, location) => {
    const { status, headers, cache } = await site().request(`/finds?${query}`)
    expect([status, headers.location, cache]).toEqual([303, location, null])
    expect((await site().request(`/finds?${query}`, { method: 'PUT' })).status).toBe(405)
  })

  it('CLR-004 is one of those that are offered, whatever is asked for', async () => {
    const { request } = site()
    const word = fc.oneof(
      fc.string(),
      fc.constantFrom('title', 'startYear', 'start_year', 'ascending', 'descending', '-'),
    )
    const offered = ['/finds', ...['title', 'startYear'].map((field) => `/finds?order=descending&sort=${field}`)]
    offered.push('/finds?order=ascending&sort=startYear')
    await fc.assert(
      fc.asyncProperty(fc.array(word), fc.array(word), async (sorts, orders) => {
        const query = new URLSearchParams([
          ...sorts.map((name) => ['sort', name]),
          ...orders.map((name) => ['order', name]),
        ])
        const { status, cache } = await request(`/finds?${query}`)
        expect(status).toBe(200)
        expect(offered).toContain(cache?.key)
      }),
      { numRuns: 60 },
    )
  })

  it('means nothing where a list offers no orders', async () => {
    const plain = pageOf({ sortOptions: undefined, sort: [{ field: 'title', order: 'descending' }] })
    const { request } = testSite({ types: [plain], entries: [...entries, entryOf('finds', 'all', {})] })
    const { status, cache } = await request('/finds?sort=startYear-descending&order=ascending')
    expect([status, cache?.key]).toEqual([200, '/finds'])
  })
})

it('a source of its own is asked for the order', async () => {
  const asked: ListRequest['sort'][] = []
  const source: ListSource = {
    async read({ sort }) {
      asked.push(sort)
      return { items: [], total: 0 }
    },
  }
  const nearest = { label: 'Nearest', by: [] }
  const quarry = pageOf({ of: source, sortOptions: [nearest, ...(sortOptions ?? [])] })
  const ask = async (query: Record<string, string>) => (await composed(quarry, {}, { path: '/finds', query })).list
  await ask({})
  const { query, sorts } = await ask(NEWEST)
  expect(asked).toEqual([[], sortOptions?.[2]?.by])
  expect([query, sorts[0], sorts[1]?.value]).toEqual([
    Object.entries(NEWEST),
    { label: 'Nearest', value: '', query: '', isChosen: false },
    'title-ascending',
  ])
})
