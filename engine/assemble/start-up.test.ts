import { defineBlock, defineEndpoint, defineNavigation, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { page, startUp, type } from '../testing/start-up.ts'

it('says nothing of an area in order', () => {
  const herb = type({ sort: f.text() }, { index: ['sort', 'title'] })
  expect(startUp({}, { pages: { 'recipe.ts': page({}) }, types: { 'herb.ts': herb } })).toEqual([])
})

describe('routes', () => {
  it.each([
    ['recipes', 'does not begin with a slash'],
    ['/recipes/', 'ends with a slash'],
    ['/recipes/*.json', 'has the segment "*.json", which is not a valid parameter'],
    ['/recipes//all', 'has an empty segment'],
    ['/_recipes', 'begins with "/_", which is reserved for the server'],
    ['/recipes?all', 'has "?", which is no part of a path'],
    ['/recipes/[slug]', 'has "[", which is no part of a path'],
    ['/recipes/no:slug', 'has the segment "no:slug", which is not a valid parameter'],
  ])('%s is not valid: it %s', (route, reason) => {
    const feed = { of: 'herb', title: () => 'Herbs' }
    expect(startUp({}, { pages: { 'recipe.ts': page({ route, feed, path: () => null }) } })).toEqual([
      `error pages/recipe.ts: The route "${route}" ${reason}.`,
    ])
    const endpoint = defineEndpoint({ name: 'api', route, handle: async () => null })
    expect(startUp({ endpoints: [endpoint] })).toEqual([`error index.ts: The route "${route}" ${reason}.`])
  })

  it('that a url alone cannot fill need a path', () => {
    const route = '/recipes/:herb/:slug'
    expect(startUp({}, { pages: { 'recipe.ts': page({ route }) } })).toEqual([
      `error pages/recipe.ts: The page of "recipe" has the route ${route}, which an entry's url alone cannot fill.`,
    ])
  })

  it('are shared within an area by versions of a page alone, or where entries have addresses of their own', () => {
    const pages = (type: string, route: string) => ({
      pages: { 'recipe.ts': page({ route }), 'second.ts': page({ type, label: 'Second', route }) },
    })
    expect(startUp({}, pages('soup', '/recipes'))).toEqual([
      'warning pages/second.ts: The route /recipes of page "soup" is that of page "recipe" (plugins/garden/pages/recipe.ts), too: of their entries the newest alone is seen.',
    ])
    expect(startUp({}, pages('recipe_v2', '/recipes'))).toEqual([])
    expect(startUp({}, pages('soup', '/recipes/:slug'))).toEqual([])
  })

  it('of endpoints win over no page: an address has one owner', () => {
    const endpoint = defineEndpoint({ name: 'api', route: '/recipes', handle: async () => null })
    expect(startUp({ endpoints: [endpoint] }, { pages: { 'recipe.ts': page({}) } })).toEqual([
      'error index.ts: The route /recipes is claimed by endpoint "api" of plugin "garden" and by page "recipe" of plugin "garden" (plugins/garden/pages/recipe.ts).',
    ])
  })
})

describe('one mistake is one problem', () => {
  const wrong = [
    ['text in place of a builder', 'text', 'is "text", not a field'],
    ['a builder that was not called', f.text, 'is a function that was not called; write ()'],
    ['bare zod', z.string(), 'was not made by a field builder'],
  ] as const

  it.each(wrong)('%s, in a page that much depends on', (_case, field, reason) => {
    const broken = page({
      fields: { season: field, herb: f.reference('herb') },
      include: ['herb.garden'],
      index: ['season'],
      list: { of: 'recipe', sort: [{ field: 'season' }] },
      feed: { title: () => 'Recipes' },
    })
    const herb = type({ best: f.card('recipe') }, { preload: ['best'] })
    expect(startUp({}, { pages: { 'recipe.ts': broken }, types: { 'herb.ts': herb } })).toEqual([
      expect.stringContaining(`error pages/recipe.ts: The field "season" of content type "recipe" ${reason}`),
    ])
  })

  it.each(wrong)('%s, however deep', (_case, field, reason) => {
    const shape = { box: f.group({ rows: f.list(f.group({ name: f.required(field as never) })) }) }
    expect(startUp({}, { types: { 'herb.ts': type(shape) } })).toEqual([
      expect.stringContaining(`error types/herb.ts: The field "box.rows.name" of content type "herb" ${reason}`),
    ])
  })

  it('several wrong fields are several', () => {
    expect(startUp({}, { types: { 'herb.ts': type({ a: 'text' as never, b: f.text(), c: 7 as never }) } })).toEqual([
      expect.stringContaining('The field "a" of content type "herb" is "text"'),
      expect.stringContaining('The field "c" of content type "herb" is 7'),
    ])
  })

  it.each([
    ['in content', { placement: 'both', wire: 'box' }],
    ['composed', { placement: 'section' }],
  ] as const)('text in place of a builder in a block, %s', (_case, place) => {
    const Component = () => null
    const schema = z.object({ words: 'text' as never })
    const box = defineBlock({ type: 'box', label: 'Box', ...place, schema, examples: [{}, {}] as never, Component })
    expect(startUp({}, { blocks: { 'box/index.tsx': box } })).toEqual([
      expect.stringContaining('error blocks/box/index.tsx: The field "words" of block "box" is "text", not a field'),
    ])
  })

  it('a module that was not called', () => {
    const listing = () => undefined
    expect(startUp({}, { pages: { 'recipe.ts': page({ modules: { news: listing } }) } })).toEqual([
      expect.stringContaining('error pages/recipe.ts: The field "news" of content type "recipe" '),
    ])
  })

  it.each(['/recipes', '/recipes/:path*'])('a route that is taken, though the page has a feed: %s', (route) => {
    const form = { route, list: { of: 'recipe' }, feed: { title: () => 'Recipes' } }
    const more = {
      plugins: { '/plugins/kitchen/index.ts': { default: { name: 'kitchen' } } },
      pages: { '/plugins/kitchen/pages/tart.ts': { default: page({ type: 'tart', ...form }) } },
    }
    expect(startUp({}, { pages: { 'recipe.ts': page(form) }, more })).toEqual([
      `error plugins/kitchen/pages/tart.ts: The route ${route} is claimed by page "tart" of plugin "kitchen" and by page "recipe" of plugin "garden" (plugins/garden/pages/recipe.ts).`,
    ])
  })

  it('a page without a default export, which another page lists', () => {
    const list = page({ type: 'tart', route: '/tarts', list: { of: undefined }, feed: { title: () => 'Recipes' } })
    expect(startUp({}, { pages: { 'recipe.ts': undefined, 'tarts.ts': list } })).toEqual([
      'error pages/recipe.ts: The file exports no page by default.',
    ])
  })

  it('a service that was not declared by defineService', () => {
    expect(startUp({ services: { pantry: {} } as never })).toEqual([
      'error index.ts: The service "pantry" is not valid: it has no "open".',
    ])
  })

  it('a page that was copied', () => {
    expect(startUp({}, { pages: { 'recipe.ts': page({}), 'tart.ts': page({}) } })).toEqual([
      'error pages/tart.ts: The content type "recipe" is declared twice; first in plugins/garden/pages/recipe.ts.',
    ])
  })

  it.each([
    ['pages', 'exports no page by default', type({})],
    ['types', 'exports no content type by default', page({})],
    ['blocks', 'exports no block by default', type({})],
    ['pages', 'exports no page by default', undefined],
  ] as const)('a file of %s that %s', (folder, fact, value) => {
    expect(startUp({}, { [folder]: { 'box/index.tsx': value } })).toEqual([
      `error ${folder}/box/index.tsx: The file ${fact}.`,
    ])
  })
})

it('warns of a file that stands where nothing looks for it', () => {
  expect(startUp({}, { misplaced: { '/plugins/garden/page/herbs.ts': '' } })).toEqual([
    'warning page/herbs.ts: The file is registered nowhere: nothing is looked for in its place.',
  ])
})

it('warns of an area without index.ts', () => {
  expect(startUp({}, { misplaced: { '/plugins/soup/': '' } })).toEqual([
    'warning plugins/soup: The folder has no index.ts, and is no area.',
  ])
})

describe('fields that do not exist', () => {
  const herb = type({ sort: f.text(), box: f.group({ kind: f.text() }), maker: f.stubs('maker') })

  it.each([
    ['box.kin', 'box.kin'],
    ['sortt', 'sortt'],
    ['maker.name', 'maker.name'],
  ])('are named in "index": %s', (path) => {
    const herb = type({ sort: f.text(), box: f.group({ kind: f.text() }), maker: f.stubs('maker') }, { index: [path] })
    expect(startUp({}, { types: { 'herb.ts': herb } })).toContain(
      `error types/herb.ts: "index" of the content type "herb" names "${path}", which is not a field of it.`,
    )
  })

  it.each([['sort'], ['box.kind'], ['maker'], ['title'], ['datePublished'], ['name']])('%s does', (path) => {
    const { schema } = herb
    const types = { 'herb.ts': { ...herb, schema, index: [path] }, 'maker.ts': { ...type({}), name: 'maker' } }
    expect(startUp({}, { types })).toEqual([])
  })

  it.each([
    [() => ({ initial: 'a' })],
    [
      ({ entry }: { entry: Record<string, unknown> }) => ({
        initial: entry.sort,
        many: (entry.list as string[]).length,
      }),
    ],
  ])('are named in "index" of a type that derives others, with a warning', (derive) => {
    const herb = type({ sort: f.text(), list: f.list(f.text()) }, { index: ['initail', 'initial'], derive })
    expect(startUp({}, { types: { 'herb.ts': herb } })).toEqual([
      'warning types/herb.ts: "index" of the content type "herb" names "initail", which is not a field of it.',
    ])
  })

  it('are not known where a type derives nothing of an entry without data', () => {
    const derive = ({ entry }: { entry: Record<string, unknown> }) => ({ initial: (entry.sort as string).at(0) })
    expect(startUp({}, { types: { 'herb.ts': type({ sort: f.text() }, { index: ['initial'], derive }) } })).toEqual([])
  })

  it('may be derived, in the type itself', () => {
    const derive = () => ({ initial: 'a' })
    expect(startUp({}, { types: { 'herb.ts': type({}, { index: ['initial'], derive }) } })).toEqual([])
  })

  it.each([
    ['where', { where: { colour: 'green' } }],
    ['where', { where: { or: [{ title: 'a' }, { colour: 'green' }] } }],
    ['sort', { sort: [{ field: 'colour' }] }],
    ['filters.by', { filters: { by: { label: 'Colour', field: 'colour' } } }],
  ])('are named in "%s" of a list', (place, rules) => {
    const pages = { 'recipe.ts': page({ list: { of: 'herb', ...rules } }) }
    const types = { 'herb.ts': herb, 'maker.ts': { ...type({}), name: 'maker' } }
    expect(startUp({}, { pages, types })).toEqual([
      `error pages/recipe.ts: "${place}" of the list of "recipe" names "colour", which is not a field of what it lists.`,
    ])
  })

  it('are named in a list of a type that derives others', () => {
    const derived = type({ sort: f.text() }, { index: ['initial'], derive: () => ({ initial: 'a' }) })
    const rules = { of: 'herb', where: { initial: 'a' }, sort: [{ field: 'sortt' }] }
    const pages = { 'recipe.ts': page({ list: rules }) }
    expect(startUp({}, { pages, types: { 'herb.ts': derived } })).toEqual([
      'error pages/recipe.ts: "sort" of the list of "recipe" names "sortt", which is not a field of what it lists.',
    ])
  })

  it('are known in the spelling of stored fields, and of one of several types', () => {
    const rules = { of: ['herb', 'recipe'], where: { published_in: 'a' }, sort: [{ field: 'sort' }] }
    const pages = { 'recipe.ts': page({ fields: { publishedIn: f.text() }, index: ['publishedIn'], list: rules }) }
    const types = { 'herb.ts': { ...herb, index: ['sort'] }, 'maker.ts': { ...type({}), name: 'maker' } }
    expect(startUp({}, { pages, types })).toEqual([])
  })
})

describe('navigation', () => {
  const garden = defineNavigation({ name: 'garden', title: 'Garden', paths: ['/recipes'], menus: [] })

  it('that no area declares is a warning', () => {
    const pages = { 'recipe.ts': page({ hero: { navigation: 'gardn' } }) }
    expect(startUp({ navigation: [garden] }, { pages })).toEqual([
      'warning pages/recipe.ts: The page of "recipe" shows the navigation "gardn", which no installed area declares.',
    ])
  })

  it.each([
    ['the navigation "garden"', { navigation: [{ ...garden, paths: ['recipes'] }] }],
    ['the navigation "garden"', { navigation: [{ ...garden, menus: [{ items: ['/recipes/', 'recipes'] }] }] }],
    [
      'the navigation "garden"',
      {
        navigation: [
          {
            ...garden,
            menus: [
              {
                items: [
                  { title: 'All', href: 'recipes' },
                  { title: 'A', href: 'https://a.example' },
                ],
              },
            ],
          },
        ],
      },
    ],
    ['the entry of "garden" for the main menu', { mainMenu: { title: 'Recipes', path: 'recipes' } }],
    ['the search of "garden"', { search: { path: 'recipes' } }],
  ])('and main menu lead to paths: that of %s is none', (owner, plugin) => {
    expect(startUp(plugin)).toEqual([`error index.ts: "recipes" of ${owner} is not a valid path.`])
  })

  it('a search is offered by one area alone', () => {
    const search = { path: '/recipes' }
    const more = { plugins: { '/plugins/shed/index.ts': { default: { name: 'shed', search } } }, pages: {} }
    expect(startUp({ search }, { more })).toEqual([
      'error plugins/shed/index.ts: The search of "shed" is not valid: "garden" offers one, too.',
    ])
  })

  it.each([['garden'], [true], [() => 'whatever']])(
    'is shown by name, for the address, or by the entry: %s',
    (navigation) => {
      expect(startUp({ navigation: [garden] }, { pages: { 'recipe.ts': page({ hero: { navigation } }) } })).toEqual([])
    },
  )
})
