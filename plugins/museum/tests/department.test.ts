import artwork from 'atrium/model/work/types/artwork.ts'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import department from '../pages/department.ts'

const museum = entryOf('organization', 'museum', { title: 'Ellery Museum' })
const image = entryOf('image', 'i', { alt: 'A studio' })
const of = (uid: string, name: string, fields: object = {}) =>
  entryOf('department', uid, { title: name, name, fullPath: `/museum/${uid}`, partOf: museum, ...fields })
const paintings = of('paintings', 'Paintings', {
  address: entryOf('address', 'hill', { locality: 'Los Angeles' }),
  email: 'paintings@ellery.example',
  telephone: '+1 310 555 0200',
  excerpt: '<p>Canvases.</p>',
  links: [{ title: 'Catalog', href: 'https://collection.example.org' }],
})
const conservation = of('paintings-conservation', 'Paintings Conservation', { image, excerpt: '<p>Care.</p>' })

const card = (title: string, type = 'resource', fields: object = {}) => entryOf(type, title, { title, ...fields })
const dated = (type: string) =>
  ['2026-03-02', '2026-05-01', '2026-04-11'].map((startDate) => card(startDate, type, { startDate }))
const one = (title: string) => ({ items: [card(title)] })
const work = entryOf('artwork', 'w', {
  title: 'Internal name',
  displayTitle: 'Low Sun',
  artist: 'Odile Marchetti',
  blurb: '<p>Red.</p>',
})
const person = entryOf('person', 'p', { givenName: 'A', familyName: 'B' })
const office = entryOf('contact', 'c', { title: 'Study room' })
const cta = { title: 'All staff', href: '/museum/paintings/staff' }

const fields = {
  title: 'Paintings',
  department: [paintings, conservation],
  aboutModule: { body: '<p>Since 1951.</p>' },
  highlightsModule: { cta, items: [work] },
  exhibitionsModule: { items: dated('exhibition') },
  eventsModule: { items: dated('talk') },
  recentAcquisitionsModule: one('gift'),
  storiesFromTheCollectionModule: one('story'),
  publicationsModule: one('book'),
  partnershipsModule: one('partner'),
  resourcesModule: one('kit'),
  staffDirectoryModule: { cta, items: [person, office] },
  getInTouchModule: { items: [{ title: 'Visit', content: '<p>By appointment.</p>' }] },
}
const page = await composed(department, fields, { types: [artwork], routes: ['/museum/paintings-conservation'] })
const [hero, ...sections] = page.sections

describe('the page of a department of the museum', () => {
  it('MUS-040 stands at the full path of its first department', () => {
    expect(page.entry.path).toBe('/museum/paintings')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['MUS-041 MUS-042', 0, { blockType: 'textModule', heading: 'About', body: '<p>Since 1951.</p>' }],
    [
      'MUS-043',
      1,
      {
        heading: 'Related Departments',
        items: [
          {
            title: 'Paintings Conservation',
            href: '/museum/paintings-conservation',
            image: { alt: 'A studio' },
            excerpt: '<p>Care.</p>',
          },
        ],
      },
    ],
    ['MUS-046', 2, { heading: 'Events' }],
    ['MUS-048', 3, { heading: 'Exhibitions', items: [{}, {}, {}] }],
    ['MUS-049', 4, { heading: 'Get in Touch', items: [{ title: 'Visit', content: '<p>By appointment.</p>' }] }],
    [
      'MUS-050',
      5,
      {
        heading: 'Highlights',
        cta,
        items: [{ title: 'Low Sun', meta: 'Odile Marchetti', excerpt: '<p>Red.</p>' }],
        show: ['image', 'meta', 'excerpt'],
      },
    ],
    ['MUS-051', 6, { heading: 'Partnerships', items: [{ title: 'partner' }] }],
    ['MUS-052', 7, { heading: 'Publications', items: [{ title: 'book' }] }],
    ['MUS-053', 8, { heading: 'Recent Acquisitions', items: [{ title: 'gift' }] }],
    ['MUS-054', 9, { heading: 'Resources', items: [{ title: 'kit' }] }],
    [
      'MUS-055',
      10,
      {
        blockType: 'contactRows',
        heading: 'Staff',
        cta,
        grouping: [{ items: [{ person: { name: 'A B' } }, { contact: { name: 'Study room' } }] }],
      },
    ],
    ['MUS-056', 11, { heading: 'Stories from the Collection', items: [{ title: 'story' }] }],
  ])('%s CLR-002', (_row, at, expected) => {
    expect(sections[at]).toMatchObject(expected)
  })

  it('MUS-043 leads to no related department that has no page', async () => {
    const { sections: shown } = await composed(department, fields, { types: [artwork] })
    expect(shown[2]).toMatchObject({ items: [{ title: 'Paintings Conservation', href: undefined }] })
  })

  it('MUS-045 opens with its hero', async () => {
    const { of: shown } = await composed(department, { ...fields, hero: { image, intro: '<p>Look.</p>' } })
    expect(shown('hero')).toMatchObject([{ image: { alt: 'A studio' }, intro: '<p>Look.</p>' }])
  })

  it.each<[string, object, object]>([
    ['by its name and organization', {}, { title: 'Paintings, Ellery Museum' }],
    ['by what the editor calls it', { displayName: 'Pictures' }, { title: 'Pictures' }],
    [
      'over a title of the page’s own',
      { hero: { header: 'Color, and cloth' } },
      { title: 'Color, and cloth', eyebrow: { title: 'Paintings, Ellery Museum' } },
    ],
  ])('MUS-044 MUS-068 is called %s', async (_case, own, expected) => {
    const { of: shown } = await composed(department, { ...fields, ...own })
    expect(shown('hero')).toMatchObject([expected])
  })

  it('MUS-044 says its name once', () => {
    expect(hero).not.toHaveProperty('eyebrow')
  })

  it('MUS-047 EVT-156 CLR-018 lists events and exhibitions by their start, the latest first', () => {
    for (const at of [2, 3])
      expect(sections[at]).toMatchObject({
        items: [{ title: '2026-05-01' }, { title: '2026-04-11' }, { title: '2026-03-02' }],
      })
  })

  it('MUS-067 knows of its department all that there is', () => {
    expect(page.entry.department[0]).toMatchObject({
      name: 'Paintings',
      slug: '/paintings',
      fullPath: '/museum/paintings',
      url: '/museum/paintings',
      partOf: { title: 'Ellery Museum' },
      email: 'paintings@ellery.example',
      telephone: '+1 310 555 0200',
      excerpt: '<p>Canvases.</p>',
      links: [{ title: 'Catalog' }],
    })
  })

  it('CLR-006 shows nothing of modules without items', async () => {
    const empty = { title: 'Written by an editor', items: [] }
    const names = Object.keys(fields).filter((name) => name.endsWith('Module') && name !== 'aboutModule')
    const { sections: left } = await composed(department, {
      title: 'Paintings',
      department: [paintings],
      ...Object.fromEntries(names.map((name) => [name, empty])),
    })
    for (const { title, items = [], grouping = [] } of left.slice(1) as {
      title?: string
      items?: []
      grouping?: { items: [] }[]
    }[])
      expect([title, items, grouping.flatMap((group) => group.items)]).toEqual([undefined, [], []])
  })
})
