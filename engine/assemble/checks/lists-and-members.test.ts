import { defineEndpoint, defineService, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import type { Plugin } from '../../contract/site/plugin.ts'
import { page, startUp, type } from '../../testing/start-up.ts'

const option = { label: 'Name', by: [{ field: 'title' }] }

it('a feed of what a service lists, which names no entries', () => {
  const list = { of: { read: async () => ({ items: [], total: 0 }) } }
  const feed = { title: () => 'Recipes' }
  expect(startUp({}, { pages: { 'recipe.ts': page({ list, feed } as never) } })).toEqual([
    'error pages/recipe.ts: The page of "recipe" has a feed of nothing: a feed is of entries, and its list names no content type.',
  ])
  expect(startUp({}, { pages: { 'recipe.ts': page({ list, feed: { ...feed, of: 'recipe' } } as never) } })).toEqual([])
})

describe('what a list says', () => {
  it.each([
    ['size', { size: 0 }, 'it is 0'],
    ['size', { size: 2.5 }, 'it is 2.5'],
    ['size', { size: '12' }, 'it is "12"'],
    ['sort', { sort: [{ field: 'title', order: 'down' }] }, 'the order of "title" is "down"'],
    [
      'sort',
      { sortOptions: [option, { ...option, by: [{ field: 'url', order: 'up' }] }] },
      'the order of "url" is "up"',
    ],
    ['sortOptions', { sort: option.by, sortOptions: [option] }, '"sort" is there, too, and nothing reads it'],
    ['sortOptions', { sortOptions: [option, option] }, 'two of them begin with "title ascending"'],
    ['sortOptions', { sortOptions: [{ ...option, by: [] }] }, 'number 1 names no field'],
    [
      'sortOptions',
      { filters: { order: { label: 'Kind', field: 'title' } }, sortOptions: [option] },
      'a filter is called "order"',
    ],
    ['where', { where: { title: { less: 'a' } } }, '"title" is compared by "less"'],
    ['where', { where: { or: [{ title: { is: 'a' } }] } }, '"title" is compared by "is"'],
    ['filters.kind', { filters: { kind: { label: 'Kind' } } }, 'it names no field'],
    [
      'filters.q',
      { filters: { q: { label: 'Find', field: 'title', words: true } } },
      'it asks for words, and names a field, too',
    ],
    [
      'filters.q',
      { of: { read: null }, filters: { q: { label: 'Find', words: true } } },
      'it asks for words, and the list is of no content types',
    ],
    ['where', { of: { read: null }, where: { title: 'a' } }, 'nothing reads it'],
    [
      'filters.kind',
      { of: { read: null }, filters: { kind: { label: 'Kind', field: 'kind' } } },
      'nothing reads its field "kind"',
    ],
  ])('must be valid: "%s" in %j', (place, rules, fact) => {
    const source = 'of' in rules && { of: { read: async () => ({ items: [], total: 0 }) } }
    const pages = { 'recipe.ts': page({ list: { of: 'recipe', ...rules, ...source } }) }
    expect(startUp({}, { pages })).toEqual([
      `error pages/recipe.ts: "${place}" of the list of "recipe" is not valid: ${fact}.`,
    ])
  })

  it.each([
    ['filters.kind', { filters: { kind: { label: 'Kind', field: 'kind' } } }],
    ['where', { where: { kind: 'sweet' } }],
    ['sort', { sort: [{ field: 'kind' }] }],
  ])('is found by an index, or else a warning says so: "%s"', (option, rules) => {
    const list = { of: 'herb', ...rules }
    const shown = (index: string[]) =>
      startUp(
        {},
        {
          pages: { 'recipe.ts': page({ list }) },
          types: { 'herb.ts': type({ kind: f.text(), near: f.reference('herb') }, { index }) },
        },
      )
    expect(shown([])).toEqual([
      `warning pages/recipe.ts: "${option}" of the list of "recipe" names "kind", which is not in "index" of "herb": every entry is read for it.`,
    ])
    expect(shown(['kind'])).toEqual([])
  })

  it('needs no index for references, nor for what every entry has', () => {
    const list = { of: 'herb', where: { near: 'a', 'near.uid': 'a' }, sort: [{ field: 'title' }] }
    const types = { 'herb.ts': type({ near: f.reference('herb') }) }
    expect(startUp({}, { pages: { 'recipe.ts': page({ list }) }, types })).toEqual([])
  })

  it('names types that no area provides, with a warning', () => {
    expect(startUp({}, { pages: { 'recipe.ts': page({ list: { of: ['recipe', 'recipy'] } }) } })).toEqual([
      'warning pages/recipe.ts: No installed plugin provides the content type "recipy", which the list of recipe refers to.',
    ])
  })
})

describe('what nothing reads', () => {
  const pantry = defineService({ variables: {}, open: () => null })
  const endpoint = defineEndpoint({ name: 'api', route: '/api', handle: async () => null })

  it.each([
    ['index.ts', 'the area "garden"', { plugin: { pages: [] } as Partial<Plugin> }],
    ['index.ts', 'the endpoint "api"', { plugin: { endpoints: [{ ...endpoint, pages: 1 } as never] } }],
    ['index.ts', 'the service "pantry"', { plugin: { services: { pantry: { ...pantry, pages: 1 } } } as never }],
    ['types/herb.ts', 'the content type "herb"', { types: { 'herb.ts': type({}, { pages: 1 } as never) } }],
    ['pages/recipe.ts', 'the page of "recipe"', { pages: { 'recipe.ts': page({ pages: 1 }) } }],
  ])('in %s is named: a member of %s', (file, owner, { plugin = {}, ...files }: Record<string, object>) => {
    expect(startUp(plugin, files)).toEqual([`error ${file}: "pages" of ${owner} is not valid: nothing reads it.`])
  })

  it('is what a page says of a type that is declared elsewhere', () => {
    const herb = type({})
    const own = { type: herb, label: undefined, index: ['title'], fields: { a: f.text() } }
    expect(startUp({}, { pages: { 'herb.ts': page(own) }, types: { 'herb.ts': herb } })).toEqual([
      'error pages/herb.ts: "index" of the page of "herb" is not valid: nothing reads it.',
      'error pages/herb.ts: "fields" of the page of "herb" is not valid: nothing reads it.',
    ])
  })
})
