import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import institute from '../pages/institute.ts'

const card = (uid: string, type = 'resource') =>
  entryOf(type, uid, { title: uid, url: `https://tools.example.org/${uid}` })
const question = entryOf('question_answer', 'q', {
  question: 'Why?',
  answer: [{ blockType: 'textBlock', text: '<p>So.</p>' }],
})
const film = entryOf('video', 'film', { title: 'Kiln', url: 'https://films.example.org/kiln.webm' })
const outside = { title: 'Written by an editor', href: 'https://magazine.example.org/issues' }
const items = (uid: string) => ({ title: 'Written by an editor', items: [card(uid)] })

const fields = {
  title: 'Ellery Conservation Institute',
  whatWeDo: { title: 'What we do', body: '<p>Little.</p>', image: entryOf('image', 'i', { alt: 'Wall' }) },
  missionHistory: { body: '<p>Since 1986.</p>' },
  departments: {
    items: [
      entryOf('page_gci_department', 'd', { title: 'Buildings & Sites', path: '/conservation-institute/buildings' }),
      entryOf('department', 'e', {
        title: 'Science, CI',
        name: 'Science',
        fullPath: '/conservation-institute/science',
      }),
    ],
  },
  faqs: { items: [question] },
  news: items('news'),
  conservationPerspectives: { ...items('issue'), cta: outside },
  opportunities: items('internship'),
  publications: { ...items('book'), cta: outside },
  resourcesProjects: items('spectra'),
  staff: {
    grouping: [
      { heading: 'Who leads', items: [{ person: entryOf('person', 'p', { givenName: 'A', familyName: 'B' }) }] },
    ],
  },
  conservationNews: { body: '<p>A letter.</p>' },
  video: { video: film },
}
const page = await composed(institute, fields, { settings: { conservationNewsTag: 'conservation-institute' } })
const [hero, ...sections] = page.sections

describe('the page of the conservation institute', () => {
  it('CONS-001 stands at /conservation-institute and opens with its hero', () => {
    expect(page.entry.path).toBe('/conservation-institute')
    expect(hero).toMatchObject({ blockType: 'hero', title: 'Ellery Conservation Institute' })
  })

  it.each<[string, number, Record<string, unknown>]>([
    [
      'CONS-001 CONS-002',
      0,
      { blockType: 'textModule', title: 'What we do', colorName: 'blue', image: { alt: 'Wall' } },
    ],
    ['CONS-003', 1, { heading: 'Mission & History', id: 'mission-history' }],
    ['CONS-004', 2, { heading: 'Departments', items: [{ title: 'Buildings & Sites' }, { title: 'Science' }] }],
    [
      'CONS-006',
      3,
      { blockType: 'faq', title: 'Frequently Asked Questions', id: 'faqs', items: [{ question: 'Why?' }] },
    ],
    ['CONS-007', 3, { cta: { title: 'See all FAQs', href: '/conservation-institute/faqs' } }],
    ['CONS-008', 4, { blockType: 'cardListing', heading: 'News', id: 'news', items: [{ title: 'news' }] }],
    ['CONS-009', 4, { cta: { title: 'More news', href: '/news/tag/conservation-institute/' } }],
    ['CONS-010', 5, { heading: 'Conservation Perspectives', items: [{ title: 'issue' }] }],
    ['CONS-011', 5, { cta: { title: 'View past issues', href: 'https://magazine.example.org/issues' } }],
    ['CONS-012', 6, { heading: 'Opportunities', items: [{ title: 'internship' }] }],
    ['CONS-013', 7, { blockType: 'featureCarousel', heading: 'Recent Publications', items: [{ title: 'book' }] }],
    ['CONS-014', 7, { cta: { title: 'View all publications', href: 'https://magazine.example.org/issues' } }],
    ['CONS-015', 8, { heading: 'Resources & Projects', id: 'resources-projects', items: [{ title: 'spectra' }] }],
    ['CONS-016', 9, { blockType: 'contactRows', heading: 'Staff & Contact', grouping: [{ heading: 'Who leads' }] }],
    ['CONS-017', 9, { cta: { title: 'Read bios', href: '/conservation-institute/leadership-and-administration' } }],
    ['CONS-018', 10, { heading: 'Conservation News', id: 'conservation-news', body: '<p>A letter.</p>' }],
    ['CONS-019', 11, { heading: 'Video', media: { title: 'Kiln' } }],
  ])('%s', (_row, at, expected) => {
    expect(sections[at]).toMatchObject(expected)
    expect(sections[at]).not.toHaveProperty('title', 'Written by an editor')
  })

  it('CONS-005 gives each department an anchor', () => {
    expect(sections[2]).toMatchObject({ anchors: true })
  })

  it('CLR-006 has none of its calls to action without their sections', async () => {
    const empty = { title: 'Written by an editor', cta: outside, items: [] }
    const { sections: left } = await composed(institute, {
      title: 'Institute',
      faqs: empty,
      video: { title: 'Film', cta: outside },
    })
    expect(left.map(({ blockType }) => blockType)).toEqual(['hero'])
  })

  it('CONS-009 CONS-011 has no call to action that would lead nowhere', async () => {
    const { sections: shown } = await composed(institute, { title: 'Institute', ...pick('news', 'publications') })
    expect(shown.map(({ cta }) => cta)).toEqual([undefined, undefined, undefined])
  })
})

/** Modules with items and without a link. */
const pick = (...names: ('news' | 'publications')[]) =>
  Object.fromEntries(names.map((name) => [name, { items: fields[name].items }]))
