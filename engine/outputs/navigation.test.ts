import { defineNavigation, f } from 'atrium'
import { composed, entryOf, pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { definePage } from '#engine/testing/plain-page.ts'
import type { Plugin } from '../contract/site/plugin.ts'
import { breadcrumbsOf } from './breadcrumbs.ts'
import { navigationAt } from './navigation.ts'

const area = (name: string, ...paths: string[]) =>
  defineNavigation({ name, title: name, paths, menus: [{ items: ['/museum', '/nowhere'] }] })
const navigation = [
  area('museum', '/museum'),
  area('library', '/*/library', '/{brand}/books'),
  area('prints', '/museum/prints', '/museum/:x'),
  area('magazine', '/{magazine}'),
  area('elsewhere'),
]
const plugins: Plugin[] = [{ name: 'museum', navigation }]
const institution = { brand: 'ellery', settings: { magazine: 'ellery-magazine' } as object }
const at = (path: string) => {
  const registered = new Map(navigation.map((definition) => [definition.name, { definition, plugin: '', file: '' }]))
  return navigationAt(path, { navigation: registered }, institution)
}

describe('the navigation of an address', () => {
  it.each([
    ['/museum', 'museum'],
    ['/museum/visit/parking', 'museum'],
    ['/museum/prints', 'prints'],
    ['/museum/prints/etching', 'prints'],
    ['/museum/library', 'library'],
    ['/about/library/rooms', 'library'],
    ['/ellery/books', 'library'],
    ['/ellery-magazine/12', 'magazine'],
    ['/museums', undefined],
    ['/about/the/library', undefined],
    ['/', undefined],
  ])('%s is %s: the longest prefix of whole segments', (path, expected) => {
    expect(at(path)).toBe(expected)
  })

  it('a segment named is more than any segment', () => {
    const registered = ['/museum/*', '/museum/prints'].map((path) => area(path, path))
    const site = { navigation: new Map(registered.map((one) => [one.name, { definition: one, plugin: '', file: '' }])) }
    expect(navigationAt('/museum/prints/a', site, institution)).toBe('/museum/prints')
    expect(navigationAt('/museum/maps/a', site, institution)).toBe('/museum/*')
  })
})

describe('a navigation', () => {
  const entries = [entryOf('page', 'm', { title: 'Museum', path: '/museum' })]

  it('a menu that is computed does not grow with the content: it leads to where everything is listed', async () => {
    const items = Array.from({ length: 1240 }, (_, index) => ({
      title: `Tag ${index}`,
      href: `https://a.example/${index}`,
    }))
    const menu = (rest?: { title: string; href: string }) =>
      defineNavigation({ name: 'tags', title: 'Tags', menus: async () => [{ items, ...(rest && { rest }) }] })
    const shown = async (rest?: { title: string; href: string }) =>
      (await pageContext({ plugins: [{ name: 'tags', navigation: [menu(rest)] }] }).navigation('tags'))?.menus[0]?.items
    expect(await shown()).toEqual(items.slice(0, 40))
    const all = { title: 'All tags', href: 'https://a.example/tags' }
    expect(await shown(all)).toEqual([...items.slice(0, 40), all])
  })

  it('CLR-012 has the links that lead somewhere, named by what is there', async () => {
    const context = pageContext({ plugins, entries })
    expect(await context.navigation('museum')).toEqual({
      name: 'museum',
      title: 'museum',
      menus: [{ items: [{ title: 'Museum', href: '/museum' }] }],
    })
  })

  it('NAV-001 has labels of the configuration, else those of the entries, else those of the addresses', async () => {
    const menus = [{ items: ['/museum', '/museum/visit', '/museum/opening-hours', '/museum/#mission-history'] }]
    const context = pageContext({
      plugins: [{ name: 'museum', navigation: [{ name: 'museum', title: 'Museum', menus }] }],
      entries: [...entries, entryOf('page', 'v', { title: 'Visit', path: '/museum/visit' })],
      routes: ['/museum/opening-hours'],
      institution: { menuLabels: { '/museum/visit': 'Come by' } },
    })
    const navigation = await context.navigation('museum')
    expect(navigation?.menus[0]?.items.map(({ title }) => title)).toEqual([
      'Museum',
      'Come by',
      'Opening Hours',
      'Mission History',
    ])
  })

  it('NAV-001 a label of a page is not that of its parts', async () => {
    const labelsOf = async (menuLabels: Record<string, string>) => {
      const context = pageContext({ entries, institution: { menuLabels } })
      const links = await context.links(['/museum', '/museum/#mission-history', '/museum/#people'])
      return links.map(({ title }) => title)
    }
    expect(await labelsOf({ '/museum': 'House' })).toEqual(['House', 'Mission History', 'People'])
    expect(await labelsOf({ '/museum/#people': 'Staff' })).toEqual(['Museum', 'Mission History', 'Staff'])
    expect(await labelsOf({ '/museum#people': 'Staff' })).toEqual(['Museum', 'Mission History', 'Staff'])
  })

  it('NAV-001 calls pages what visitors call them, not what editors do', async () => {
    const menus = [{ items: ['/museum'] }]
    const context = pageContext({
      plugins: [{ name: 'museum', navigation: [{ name: 'museum', title: 'Museum', menus }] }],
      entries: [entryOf('page', 'm', { title: 'Museum (2026 draft)', displayTitle: 'Our museum', path: '/museum' })],
    })
    expect((await context.navigation('museum'))?.menus[0]?.items).toEqual([{ title: 'Our museum', href: '/museum' }])
    expect((await context.namedAt('/museum'))?.title).toBe('Our museum')
  })

  it('says the language of what an entry is called, where that is another than that of the page', async () => {
    const publishDetails = { time: '2026-01-01T00:00:00Z', locale: 'es' }
    const context = pageContext({
      entries: [entryOf('page', 'm', { title: 'Nuestro museo', path: '/museum', publishDetails })],
    })
    const links = await context.links(['/museum', { title: 'Our museum', href: '/museum' }])
    expect(links).toEqual([
      { title: 'Nuestro museo', href: '/museum', lang: 'es' },
      { title: 'Our museum', href: '/museum' },
    ])
    const crumbs = await breadcrumbsOf('/museum/clay', { title: 'Clay' }, 'Home', context.namedAt)
    expect(crumbs.map(({ lang }) => lang)).toEqual([undefined, 'es', undefined])
  })

  it('is none without such links, or where no area declares it', async () => {
    expect(await pageContext({ plugins }).navigation('museum')).toBeNull()
    expect(await pageContext({ plugins, entries }).navigation('unknown')).toBeNull()
  })

  it.each([
    ['by its name', 'prints' as const, '/about', 'prints'],
    ['that of the address', true as const, '/museum/prints/a', 'prints'],
    ['that of another address', '/museum/library' as const, '/about', 'library'],
    ['that of the entry', (entry: { shelf?: string }) => entry.shelf, '/about', 'magazine'],
    ['none', undefined, '/museum/prints', undefined],
    ['none that the entry does not name', () => undefined, '/museum/prints', undefined],
  ])('is shown by a page: %s', async (_case, shown, path, expected) => {
    const page = definePage({
      type: 'about',
      label: 'About',
      route: '/about',
      fields: { shelf: f.text() },
      hero: { navigation: shown as never },
    })
    const { of, navigation } = await composed(page, { shelf: 'magazine' }, { plugins, entries, path })
    expect(navigation?.name).toBe(expected)
    expect(of('hero')).toMatchObject([expected ? { navigation: { name: expected } } : { title: 'page' }])
  })
})
