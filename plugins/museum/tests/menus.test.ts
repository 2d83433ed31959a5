import { defineNavigation, definePlugin } from 'atrium'
import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import museum from '../index.ts'

const links = {
  'menuLinks.collection': { title: 'Collection', href: 'https://collection.example.org' },
  'menuLinks.museumEducation': [{ title: 'Lesson plans', href: 'https://teach.example.org' }],
}
/** Another area with a menu for a second segment. */
const origins = definePlugin({
  name: 'origins',
  navigation: [
    defineNavigation({ name: 'origins', title: 'Origins', paths: ['/*/provenance'], menus: [{ items: ['/origins'] }] }),
  ],
})
const at = (path: string, settings: object = links) =>
  pageContext({ path, plugins: [museum, origins], routes: ['/:any*'], settings }).navigation()
const under = (pages: string) => pages.split(' ').map((page) => `/museum/${page}`)
const about = [
  ...under('mission-history provenance image-request requesting-loans deaccessioning'),
  '/about/contact/#museum',
]
const curatorial = under('antiquities drawings manuscripts paintings photographs sculpture-decorative-arts')
const conservation = under(
  'antiquities-conservation decorative-arts-and-sculpture-conservation paintings-conservation paper-conservation',
)

describe('the menu of the museum', () => {
  it.each([
    [
      'NAV-033 NAV-034 about the museum, and the collection elsewhere',
      0,
      [...about, links['menuLinks.collection'].href],
    ],
    ['NAV-035 curatorial departments', 1, curatorial],
    ['NAV-036 conservation departments', 2, conservation],
    ['NAV-037 education elsewhere', 3, [links['menuLinks.museumEducation'][0]?.href]],
  ])('%s', async (_row, menu, expected) => {
    expect((await at('/museum'))?.menus[menu]?.items.map(({ href }) => href)).toEqual(expected)
  })

  it('NAV-002 leads nowhere else without a configured target', async () => {
    const menus = (await at('/museum', {}))?.menus.map(({ items }) => items.map(({ href }) => href))
    expect(menus).toEqual([about, curatorial, conservation])
  })

  it.each([
    ['DOC-026', '/museum', 'museum'],
    ['DOC-026', '/museum/mission-history', 'museum'],
    ['DOC-026 and below its departments', '/museum/paintings/staff', 'museum'],
    ['DOC-032 the second segment before the first', '/museum/provenance', 'origins'],
    ['DOC-032 the first segment is no other', '/art/museum', undefined],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await at(path))?.name).toBe(expected)
  })
})
