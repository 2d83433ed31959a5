import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import visit from '../index.ts'

/** The menu that a page at an address shows; its links all lead somewhere. */
const menuAt = (path: string) => pageContext({ path, plugins: [visit], routes: ['/:any*'] }).navigation()

const under = (base: string, pages: string) => pages.split(' ').map((page) => `${base}/${page}`)
const pages = 'top-things-to-do parking-and-transportation food-and-drink shopping family-visits group-visits faqs'
const siteMenus = (site: string) => [
  [...under(`/visit/${site}`, pages), '/accessibility'],
  under(`/visit/${site}/top-things-to-do`, 'art architecture gardens'),
]

describe('the menus for visitors', () => {
  it.each([
    ['NAV-007', '/visit', [under('/visit', 'center villa app photo-and-video-policy')]],
    ['NAV-008 NAV-009', '/visit/center', siteMenus('center')],
    ['NAV-010 NAV-011', '/visit/villa', siteMenus('villa')],
  ])('%s at %s', async (_row, path, expected) => {
    const menus = (await menuAt(path))?.menus ?? []
    expect(menus.map(({ items }) => items.map(({ href }) => href))).toEqual(expected)
  })

  it.each([
    ['DOC-016', '/visit/center/faqs', 'center-visit'],
    ['DOC-019', '/visit/villa/faqs', 'villa-visit'],
    ['DOC-023', '/accessibility', 'accessibility-and-visit'],
    ['DOC-023', '/accessibility/hearing', 'accessibility-and-visit'],
    ['DOC-028', '/visit/app', 'accessibility-and-visit'],
    ['VIS-022 of a site', '/visit/villa', 'villa-visit'],
    ['of its highlights', '/visit/center/top-things-to-do', 'center-visit'],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await menuAt(path))?.name).toBe(expected)
  })

  it('are called by the site', async () => {
    expect((await menuAt('/visit/villa'))?.title).toBe('Villa Visit')
  })
})
