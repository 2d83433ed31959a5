import { defineNavigation } from 'atrium'
import cardListing from 'atrium/blocks/card-listing/index.tsx'
import { definePage } from 'atrium/model/page.ts'
import { composed, entryOf } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import resources from '../pages/resources.ts'

const card = (uid: string, type = 'resource') => entryOf(type, uid, { title: uid })
const promos = (count: number) => Array.from({ length: count }, (_, at) => card(`promo${at}`, 'content_promo'))
const fields = {
  title: 'Tools',
  url: '/foundation/tools',
  contentPromos: promos(2),
  featuredItem: { item: card('report') },
  resourceSets: [
    { title: 'Before', items: [card('form')] },
    { title: 'Afterward', items: [card('table')] },
  ],
}
const menu = (name: string, path: string) =>
  defineNavigation({ name, title: name, paths: [path], menus: [{ items: ['/anything'] }] })
const plugins = [
  area,
  { name: 'menus', navigation: [menu('foundation', '/foundation'), menu('library', '/*/library')] },
]
const page = await composed(resources, fields, { plugins, routes: ['/:any*'] })

const pathAt = async (url: string, options: object = {}) =>
  (await composed(resources, { ...fields, url }, { plugins: [area], ...options })).entry.path

describe('the address of a listing of resources', () => {
  it('PRV-015 is its url', () => {
    expect(page.entry.path).toBe('/foundation/tools')
  })

  it.each(['https://tools.example.org', '/tools.html'])(
    'PRV-016 PRV-017 is none for the outside url %s',
    async (url) => {
      expect(await pathAt(url)).toBeNull()
    },
  )

  it('PRV-017 there is none without a url', async () => {
    await expect(composed(resources, { ...fields, url: '' })).rejects.toThrow('does not fit')
  })

  it('PRV-016 PRV-017 is not that of another page, whether that has an entry or not', async () => {
    const home = definePage({ type: 'page_tools', label: 'Tools', route: '/tools' })
    const story = definePage({ type: 'story', label: 'Story', route: '/tools/:slug' })
    expect(await pathAt('/tools/', { types: [home, story] })).toBeNull()
    expect(await pathAt('/tools/all', { types: [home, story] })).toBe('/tools/all')
  })

  it('PRV-016 PRV-017 yields to any page that an editor gave the same address', () => {
    expect(resources.yields).toBe(true)
  })

  it('PRV-017 is none that the institution excludes', async () => {
    const settings = { resourceListingExclusions: ['/foundation/tools/'] }
    expect(await pathAt('foundation/tools', { settings })).toBeNull()
    expect(await pathAt('/foundation/tools/all', { settings })).toBe('/foundation/tools/all')
  })
})

describe('a listing of resources', () => {
  it('PRV-018 opens with the menu of its first segment, whatever the second is', async () => {
    expect(page.sections[0]).toMatchObject({ blockType: 'hero', navigation: { name: 'foundation' } })
    const other = { ...fields, url: '/foundation/library/tools' }
    expect((await composed(resources, other, { plugins, routes: ['/:any*'] })).navigation?.name).toBe('foundation')
  })

  it.each([
    [1, 'large'],
    [2, 'large'],
    [3, 'medium'],
  ])('PRV-019 shows %d promos %s', async (count, size) => {
    const { sections } = await composed(resources, { ...fields, contentPromos: promos(count) }, { plugins })
    expect(sections[1]).toMatchObject({ blockType: 'cardListing', size, items: { length: count } })
  })

  it('BLK-049 PRV-019 a promo keeps the notice above it', async () => {
    const promo = entryOf('content_promo', 'card', { title: 'Library card', alert: 'Bring a <em>document</em>.' })
    const { sections } = await composed(resources, { ...fields, contentPromos: [promo] }, { plugins })
    expect(texts(shown(cardListing, sections[1] as never), '.card .promo-alert')).toEqual(['Bring a document.'])
  })

  it('PRV-020 PRV-021 shows one item large, then sets as inline features', () => {
    expect(page.sections.slice(2)).toMatchObject([
      { blockType: 'featuredItem', item: { title: 'report' } },
      { blockType: 'cardListing', size: 'editorial inline', title: 'Before', items: [{ title: 'form' }] },
      { blockType: 'cardListing', size: 'editorial inline', title: 'Afterward', items: [{ title: 'table' }] },
    ])
  })
})
