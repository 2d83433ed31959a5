import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { defineContentType, f } from '#engine'
import { entryFields } from '#engine/host.ts'
import { entryOf, MemoryStore } from '#engine/testing'
import { definePage } from '#engine/testing/plain-page.ts'
import { siteOf } from '../../../tests/contract/synthetic-site.ts'
import { addressRule } from '../types/facts/address-rule.ts'
import { exampleParts } from '../types/facts/example-parts.ts'
import { fieldTables } from '../types/facts/field-tables.ts'
import { findTypes, groupTypes } from '../types/facts/groups.ts'
import { presenceOf, presentEntries } from '../types/facts/present-entries.ts'
import { referrersOf } from '../types/facts/referrers.ts'
import { homeTypes, requiredFields } from '../types/facts/site-needs.ts'

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
const site = siteOf([{ name: 'kitchen', types: [chef], pages: [recipe, start, guide, plain] }])

describe('the pages about content types', () => {
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
  ])('tell in words where a %s stands', (name, rule) => {
    const fields = entryFields(site.contentTypes.get(name)?.fields ?? {})
    expect(addressRule(site.pages.get(name), fields)).toBe(rule)
  })

  it('group the types by the folder that declares them, areas first', () => {
    const types = findTypes(site, '').map((type) =>
      type.name === 'chef' ? { ...type, file: 'model/big-people/types/chef.ts' } : type,
    )
    expect(
      groupTypes(types).map(({ title, folder, types }) => [title, folder, types.map(({ label }) => label)]),
    ).toEqual([
      ['Kitchen', 'plugins/kitchen', ['Guide', 'Note', 'Recipe', 'Start']],
      ['Big people', 'model/big-people', ['Chef']],
    ])
  })

  it.each([
    ['COOKS some', ['chef']],
    ['given name', ['chef']],
    ['/recipes/', ['recipe']],
    ['recipe cooks', []],
  ])('find types by every word of a search: %s', (search, names) => {
    expect(findTypes(site, search).map(({ name }) => name)).toEqual(names)
  })

  it('show fields of the type, of every page and of every entry apart', () => {
    const names = fieldTables('recipe', site).map(({ id, rows }) => [id, rows.map(({ name }) => name)])
    expect(names).toEqual([
      ['own-fields', ['url', 'chefs', 'steps', 'steps[].by']],
      ['page-fields', expect.arrayContaining(['display_title', 'intro', 'meta_page', 'meta_page.noindex'])],
      ['entry-fields', expect.arrayContaining(['uid', 'title', '_content_type_uid', 'publish_details.time'])],
    ])
    expect(fieldTables('chef', site).map(({ id }) => id)).toEqual(['own-fields', 'entry-fields'])
  })

  it('say what an entry and a site need, and which fields refer to a type', () => {
    const fields = entryFields(site.contentTypes.get('recipe')?.fields ?? {})
    expect(requiredFields(fields)).toEqual(['uid', 'title', 'url'])
    expect(homeTypes(site)).toEqual(['page_start'])
    expect(referrersOf('chef', site).map(({ type, field }) => `${type}.${field}`)).toEqual([
      'recipe.chefs',
      'recipe.steps[].by',
    ])
  })

  it('count the entries of each type, name the first, and let references of examples lead to them', async () => {
    const uids = Array.from({ length: 30 }, (_, index) => `recipe_${String(index).padStart(2, '0')}`)
    const store = new MemoryStore(
      entryOf('chef', 'chef_ada', {}),
      ...uids.map((uid) => entryOf('recipe', uid, { path: `/recipes/${uid}`, publishDetails: { time: '2026-01-01' } })),
    )
    const presence = await presenceOf(store, site.contentTypes.keys())
    expect(presence.get('recipe')).toEqual({ total: 30, uid: 'recipe_00' })
    expect(presence.get('guide')).toEqual({ total: 0, uid: undefined })
    const { entries, total } = await presentEntries(store, 'recipe')
    expect([total, entries.length, entries[0]]).toEqual([
      30,
      20,
      { contentType: 'recipe', uid: 'recipe_00', title: 'recipe_00', path: '/recipes/recipe_00', isDraft: false },
    ])
    const { reference } = exampleParts(site, presence)
    expect(reference(['chef'], 'recipe')).toEqual([{ uid: 'chef_ada', _content_type_uid: 'chef' }])
    expect(reference([], 'recipe')).toEqual([{ uid: 'recipe_00', _content_type_uid: 'recipe' }])
    expect(reference(['waiter'], 'recipe')).toEqual([])
    expect(exampleParts(site).reference(['guide', 'chef'], 'guide')).toEqual([
      { uid: 'chef_example', _content_type_uid: 'chef' },
    ])
  })
})
