import { composed, entryOf } from 'atrium/testing'
import { eventParts, postParts } from 'atrium/ui/card/card-size.ts'
import { describe, expect, it } from 'vitest'
import conservation from '../index.ts'
import department from '../pages/department.ts'

const of = (name: string, fullPath = '/conservation-institute/science') =>
  entryOf('department', 'd', { title: name, name, fullPath, excerpt: '<p>Nine rooms.</p>' })
const card = (uid: string, type = 'resource', fields: object = {}) => entryOf(type, uid, { title: uid, ...fields })
const items = (uid: string) => ({ items: [card(uid)] })
const person = entryOf('person', 'p', { givenName: 'A', familyName: 'B' })
const film = entryOf('video', 'film', { title: 'Fading', url: 'https://films.example.org/fading.webm' })

const fields = {
  title: 'Science',
  department: of('Science'),
  about: { body: '<p>Laboratories.</p>' },
  events: {
    items: [
      card('workshop', 'promo'),
      card('open', 'content_promo'),
      card('lecture', 'event', { startDate: '2026-05-01' }),
    ],
  },
  featuredResource: { item: card('spectra') },
  news: items('news'),
  projects: items('project'),
  publications: items('book'),
  researchAreas: [{ title: 'Light & climate', body: '<p>How fast.</p>' }, { title: 'Materials' }],
  resources: { items: [card('kit', 'promo', { tag: 'Tool' })] },
  staff: { grouping: [{ items: [{ person }] }] },
  video: { video: film, cta: { title: 'More films', href: 'https://films.example.org' } },
}
const page = await composed(department, fields)
const [hero, ...sections] = page.sections

describe('the page of a department', () => {
  it('CONS-020 stands at the full path of the department', async () => {
    expect(page.entry.path).toBe('/conservation-institute/science')
    expect(hero).toMatchObject({ blockType: 'hero', title: 'Science' })
    expect(
      (
        await composed(department, { ...fields, department: { uid: 'gone', contentType: 'department' } }).catch(
          () => undefined,
        )
      )?.entry.path ?? null,
    ).toBe(null)
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['CONS-021', 0, { blockType: 'textModule', heading: 'About', body: '<p>Laboratories.</p>' }],
    [
      'CONS-022 CLR-018',
      1,
      {
        heading: 'Upcoming Workshops and Events',
        items: [{ title: 'lecture' }, { title: 'open' }, { title: 'workshop' }],
      },
    ],
    ['CONS-023', 1, { options: [{}, { show: postParts }, { show: postParts }], show: eventParts }],
    ['CONS-025', 2, { blockType: 'featuredItem', item: { title: 'spectra' } }],
    ['CONS-026', 3, { blockType: 'cardListing', heading: 'News', items: [{ title: 'news' }] }],
    ['CONS-027', 4, { heading: 'Projects', cta: { title: 'View all projects' } }],
    ['CONS-028', 4, { cta: { href: '/projects/?organizer=conservation-institute&sort=title&order=ascending' } }],
    ['CONS-029', 5, { blockType: 'featureCarousel', heading: 'Recent Publications', items: [{ title: 'book' }] }],
    ['CONS-030', 6, { blockType: 'textModule', title: 'Light & climate', body: '<p>How fast.</p>' }],
    ['CONS-030', 7, { blockType: 'textModule', title: 'Materials' }],
    ['CONS-032', 8, { heading: 'Resources', size: 'editorial inline', items: [{ title: 'kit', tag: 'Tool' }] }],
    [
      'CONS-033',
      9,
      { blockType: 'contactRows', heading: 'Staff & Contact', grouping: [{ items: [{ person: { name: 'A B' } }] }] },
    ],
    ['CONS-034', 9, { cta: { title: 'Read bios', href: '/conservation-institute/science/staff' } }],
    ['CONS-035', 10, { heading: 'Video', media: { title: 'Fading' }, cta: { title: 'More films' } }],
  ])('%s', (_row, at, expected) => {
    expect(sections[at]).toMatchObject(expected)
  })

  it('CONS-024 CONS-029 CLR-006 shows neither events nor publications nor projects where there are none', async () => {
    const nothing = { title: 'Written by an editor', items: [] }
    const empty = { events: nothing, publications: nothing, projects: nothing }
    const { sections: left } = await composed(department, { title: 'Science', department: of('Science'), ...empty })
    // Without items, a title alone would keep a section on the page.
    for (const section of left.slice(1)) expect(section).not.toHaveProperty('title')
    expect(left.slice(1).flatMap(({ items }) => items)).toEqual([])
  })
})

describe('CONS-036 the menu of a department comes from its name:', () => {
  it.each([
    ['Buildings and Sites', 'conservation-buildings-and-sites'],
    ['Communications', 'conservation-communications'],
    ['Collections', 'conservation-collections'],
    ['Heritage Data Management', 'conservation-heritage-data-management'],
    ['Publications', 'conservation-publications'],
    ['Research Services', 'conservation-research-services'],
    ['Science', 'conservation-science'],
    ['Another', 'conservation-institute'],
    ['constructor', 'conservation-institute'],
  ])('%s', async (name, expected) => {
    const options = { plugins: [conservation], routes: ['/:any*'] }
    const path = '/conservation-institute/anywhere'
    const { navigation } = await composed(department, { title: name, department: of(name, path) }, options)
    expect(navigation?.name).toBe(expected)
  })

  it.each([
    ['Comunicación', '/conservation-institute/communications', 'conservation-communications'],
    ['Gestión de datos', '/conservation-institute/heritage-data-management', 'conservation-heritage-data-management'],
    ['علم', '/conservation-institute/another', 'conservation-institute'],
  ])('translated, as %s, from its slug', async (name, path, expected) => {
    const options = { plugins: [conservation], routes: ['/:any*'] }
    const { navigation } = await composed(department, { title: name, department: of(name, path) }, options)
    expect(navigation?.name).toBe(expected)
  })
})
