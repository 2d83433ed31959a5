import { defineContentType, f } from 'atrium'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import { siteOf } from '../../../tests/contract/synthetic-site.ts'
import { installedFacts } from './installed.ts'

const chef = defineContentType({
  name: 'chef',
  label: 'Chef',
  help: 'Somebody who cooks.',
  schema: z.object({ givenName: f.required(f.text()) }),
})
const recipe = definePage({
  type: 'recipe',
  label: 'Recipe',
  route: '/recipes/:slug',
  fields: { url: f.required(f.text()), chefs: f.references(chef), steps: f.list(f.group({ by: f.reference('chef') })) },
})
const start = definePage({ type: 'page_start', label: 'Start', route: '/' })
const guide = definePage({
  type: 'guide',
  label: 'Guide',
  route: '/:path*',
  path: ({ entry: { url } }) => url ?? null,
  address: 'Its `url`.',
})
const plain = definePage({ type: 'note', label: 'Note', route: '/notes/:slug' })
const facts = installedFacts(siteOf([{ name: 'kitchen', types: [chef], pages: [recipe, start, guide, plain] }]))
const typeOf = (name: string) =>
  facts.contentTypes.find((type) => type.name === name) as (typeof facts.contentTypes)[number]

describe('what is said of installed content types', () => {
  it.each([
    ['chef', 'None: it is shown where other entries refer to it.'],
    ['page_start', '`/`, whatever its `url`; of several entries the one published last is shown.'],
    ['guide', 'Its `url`.'],
    [
      'note',
      '`/notes/…`, where `…` is its `url`, with or without `/notes` in front; none for one without a `url`, and for one elsewhere, whose `url` begins with `http` or ends with `.html`.',
    ],
    [
      'recipe',
      '`/recipes/…`, where `…` is its `url`, with or without `/recipes` in front; none for one elsewhere, whose `url` begins with `http` or ends with `.html`.',
    ],
  ])('tells in words at which address a %s is', (name, rule) => {
    expect(typeOf(name).address).toBe(rule)
  })

  it('names the fields of the type, of every page and of every entry apart', () => {
    const names = (type: string) =>
      Object.fromEntries(
        Object.entries(typeOf(type).fields).map(([kind, rows]) => [kind, rows.map(({ name }) => name)]),
      )
    expect(names('recipe')).toEqual({
      own: ['url', 'chefs', 'steps', 'steps[].by'],
      page: expect.arrayContaining(['display_title', 'intro', 'meta_page', 'meta_page.noindex']),
      entry: expect.arrayContaining(['uid', 'title', '_content_type_uid', 'publish_details.time']),
    })
    expect(names('chef').page).toEqual([])
  })

  it('names the fields that refer to a type', () => {
    expect(typeOf('chef').referrers.map(({ type, field }) => `${type}.${field}`)).toEqual([
      'recipe.chefs',
      'recipe.steps[].by',
    ])
  })

  it('lets references of examples lead to entries that are there, else to examples of other types', () => {
    const present = (type: string) => ({ chef: 'chef_ada' })[type]
    expect(typeOf('recipe').example('full', present).chefs).toEqual([{ uid: 'chef_ada', _content_type_uid: 'chef' }])
    expect(typeOf('recipe').example('full').chefs).toEqual([{ uid: 'chef_example', _content_type_uid: 'chef' }])
    expect(typeOf('recipe').example('smallest')).not.toHaveProperty('chefs')
  })
})

describe('what is said of installed blocks', () => {
  it('names the fields of content types and of other blocks into which editors may put it', () => {
    const allowed = (wire: string) => facts.blocks.find((block) => block.wire === wire)?.allowedIn
    expect(allowed('panel')).toEqual(['panel.body'])
    expect(facts.blocks.find(({ wire }) => wire === undefined)?.allowedIn).toEqual([])
  })
})
