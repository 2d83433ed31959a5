import { expect, it } from 'vitest'
import { withWords } from './words.ts'

it('finds by what means the same, as the search of the site does', async () => {
  const asked: unknown[] = []
  const alike = [['pottery', 'pots']]
  const context = {
    query: { q: ['pottery'] },
    search: async () => ({ path: '/search', alike: () => alike }),
    content: {
      async matching(query: unknown) {
        asked.push(query)
        return ['elsewhere', 'b']
      },
    },
  }
  const index = { items: ['a', 'b'], facets: new Map(), days: new Map() }
  const filters = { q: { label: 'Find', words: true }, kind: { label: 'Kind', field: 'kind' } }
  const { facets } = await withWords({ filters }, index, context as never)
  expect([...facets.keys()]).toEqual(['q'])
  expect(facets.get('q')?.get('pottery')?.found.indexes()).toEqual([1])
  expect(asked).toEqual([{ term: 'pottery', alike }])
})
