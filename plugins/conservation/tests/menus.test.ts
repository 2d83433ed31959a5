import { pageContext } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import conservation from '../index.ts'

const at = (path: string) => pageContext({ path, plugins: [conservation], routes: ['/:any*'] })
const hrefs = async (path: string, name?: string) =>
  (await at(path).navigation(name))?.menus.map(({ items }) => items.map(({ href }) => href))

const institute = '/conservation-institute'
const under = (base: string, pages: string) => pages.split(' ').map((page) => `${base}/${page}`)

describe('the menus of the conservation institute', () => {
  it('NAV-012 NAV-013 NAV-014 NAV-015 NAV-016 NAV-017 lead to the institute’s pages and departments', async () => {
    expect(await hrefs(institute)).toEqual([
      under(institute, 'mission-and-history leadership-and-administration faqs'),
      under(
        institute,
        'buildings-and-sites collections communications communications/staff heritage-data-management heritage-data-management/staff publications publications/staff research-services research-services/staff science',
      ),
    ])
  })

  it.each([
    [
      'NAV-018',
      'buildings-and-sites',
      'overview archaeological-site-conservation-and-management building-materials conservation-principles-and-methods decorated-surfaces historic-cities-and-urban-settlements modern-heritage recording-and-documentation staff',
    ],
    [
      'NAV-019',
      'collections',
      'overview archaeological-collections-conservation-and-care archives-collections-management-and-preservation decorative-surfaces modern-and-contemporary-art preventive-conservation-and-collections-care staff',
    ],
    [
      'NAV-020',
      'science',
      'overview built-heritage-research materials-characterization preventive-conservation technical-studies treatment-studies staff',
    ],
    ['NAV-014', 'communications', 'staff'],
    ['NAV-015', 'heritage-data-management', 'staff'],
    ['NAV-016', 'publications', 'staff'],
    ['NAV-017', 'research-services', 'staff'],
  ])('%s lead to the pages of %s', async (_row, department, pages) => {
    expect(await hrefs(institute, `conservation-${department}`)).toEqual([under(`${institute}/${department}`, pages)])
  })

  it('NAV-006 lead to the volunteers of the abstracts database', async () => {
    const base = '/databases-tools-and-technologies/aata'
    expect(await hrefs(base)).toEqual([[`${base}/volunteer-abstractors`]])
  })

  it.each([
    ['DOC-013', '/databases-tools-and-technologies/aata/volunteer-abstractors', 'abstracts-database'],
    ['DOC-014', '/conservation-institute/buildings-and-sites/overview', 'conservation-buildings-and-sites'],
    ['DOC-015', '/conservation-institute/science/overview', 'conservation-science'],
    ['DOC-029', '/conservation-institute/collections/overview', 'conservation-collections'],
    ['DOC-029 nowhere else', '/museum/collections', undefined],
    ['DOC-030', '/conservation-institute/faqs', 'conservation-institute'],
    ['DOC-030', '/conservation-institute', 'conservation-institute'],
    [
      'DOC-030 a department without addresses of its own',
      '/conservation-institute/communications/press',
      'conservation-institute',
    ],
    ['MUS-063', '/conservation-institute/leadership-and-administration', 'conservation-institute'],
  ])('%s: %s', async (_row, path, expected) => {
    expect((await at(path).navigation())?.name).toBe(expected)
  })
})
