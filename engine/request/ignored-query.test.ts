import { entryOf, testSite } from 'atrium/testing'
import { expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'

const list = definePage({
  type: 'recipes',
  label: 'Recipes',
  route: '/recipes',
  index: ['subtitle'],
  compose: () => [],
  list: { of: 'recipes', size: 1, filters: { word: { label: 'Word', field: 'subtitle' } } },
})
const entries = [entryOf('recipes', 'all', { title: 'All', subtitle: 'Sour' })]

it.each([
  ['page=9', 'page=9'],
  ['word=sweet', 'word=sweet'],
  ['word=sour&word=sweet', 'word=sweet'],
])('says in development and preview that a list is shown without %s', async (query, ignored) => {
  for (const showProblems of [true, false]) {
    const { request, log } = testSite({ types: [list], entries, showProblems })
    expect((await request(`/recipes?${query}`)).status).toBe(200)
    expect(log.messages).toEqual(
      showProblems ? [`/recipes is shown without ${ignored}: the page does not offer it.`] : [],
    )
  }
})
