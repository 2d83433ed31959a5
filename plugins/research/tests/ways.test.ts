import promoTabs from 'atrium/blocks/promo-tabs/index.tsx'
import { composed, entryOf } from 'atrium/testing'
import { wordsAlone } from 'atrium/ui/card/card-size.ts'
import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import { describeFields } from '#engine/schema/describe.ts'
import research from '../pages/research.ts'
import both from '../pages/research-and-conservation.ts'

const card = (uid: string, type = 'resource', fields: object = {}) => entryOf(type, uid, { title: uid, ...fields })
const cards = (count: number, type = 'promo') => Array.from({ length: count }, (_, at) => card(`${type}${at}`, type))
const submenu = { title: 'Of the editor', link: [{ title: 'Library', href: '/library' }] }
const link = { title: 'Open', href: 'https://data.example.org' }
const image = entryOf('image', 'i', { alt: 'Hill' })

const fields = {
  title: 'Research',
  submenu,
  events: { items: [card('talk', 'event')] },
  featuredItem: { item: card('atlas', 'article') },
  news: { items: cards(6) },
  newsletterSignUp: { item: card('letter', 'promo') },
  projects: { items: [card('project', 'project')] },
  resources: { items: cards(3, 'resource') },
}
const page = await composed(research, fields)

describe('the page of research', () => {
  it('RES-036 RES-035 stands at /research, and holds its modules', () => {
    expect(page.entry.path).toBe('/research')
    expect(Object.keys(describeFields(research.contentType.schema))).toEqual(
      expect.arrayContaining(['hero', ...Object.keys(fields).filter((name) => name !== 'title')]),
    )
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['RES-035 RES-037', 0, { blockType: 'hero', variant: 'Landing', submenu: { link: submenu.link } }],
    ['RES-039', 1, { blockType: 'featuredItem', size: 'full-bleed', item: { title: 'atlas' } }],
    ['RES-040', 2, { blockType: 'cardListing', size: 'medium', items: [{ title: 'talk' }] }],
    ['RES-041', 3, { size: 'large', options: [{}, {}, { show: wordsAlone }, { show: wordsAlone }] }],
    ['RES-035 RES-042', 4, { colorName: 'warm-grey', items: [{ title: 'project' }] }],
    ['RES-043', 5, { blockType: 'promoCards', items: [{ title: 'letter' }] }],
    ['RES-044', 6, { size: 'medium', items: [{}, {}, {}] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('RES-038 has no heading over the links of its hero', () => {
    expect(page.sections[0]?.submenu).toEqual({ link: submenu.link })
  })

  it('CLR-018 EVT-157 shows events the latest first, whatever the order of the editor', async () => {
    const items = ['2026-04-01', '2026-05-01'].map((startDate) => card(startDate, 'event', { startDate }))
    expect((await composed(research, { events: { items } })).of('cardListing')).toMatchObject([
      { items: [{ title: '2026-05-01' }, { title: '2026-04-01' }] },
    ])
  })

  it('RES-044 shows two resources large', async () => {
    const { sections } = await composed(research, { resources: { items: cards(2, 'resource') } })
    expect(sections[1]).toMatchObject({ size: 'large' })
  })
})

const group = (title: string) => ({ title, items: [{ title: `In ${title}`, blurb: '<p>Free.</p>', link: [link] }] })
const wholeFields = {
  title: 'Research and Conservation',
  submenu,
  contentPromo: card('residencies', 'content_promo'),
  featuredResourceSet: { title: 'In use', items: [{ title: 'Find a text', blurb: '<p>Soon.</p>', link: [link] }] },
  inPersonResources: { title: 'In person', subtitle: 'By tram', image, items: [{ title: 'Read' }] },
  featuredProjects: { items: [card('project', 'project')] },
  professionalDevelopment: { items: [card('seminar', 'promo', { publicationDate: '2026-03-09', tag: 'Seminar' })] },
  resourcesForAll: {
    title: 'For all',
    subtitle: 'At home',
    intro: '<p>Free.</p>',
    groups: [group('Read'), group('Look'), { title: 'Empty' }],
  },
  whoWeAre: {
    title: 'Who we are',
    cta: link,
    items: [{ title: 'Institute', blurb: '<p>Big.</p>', image, link: [link] }],
  },
}
const whole = await composed(both, wholeFields)

describe('the page of research and conservation', () => {
  it('RES-045 RES-046 stands at /research-conservation, and holds its modules', () => {
    expect(whole.entry.path).toBe('/research-conservation')
    expect(Object.keys(describeFields(both.contentType.schema))).toEqual(
      expect.arrayContaining(['hero', ...Object.keys(wholeFields).filter((name) => name !== 'title')]),
    )
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['RES-045 RES-047', 0, { variant: 'Landing', submenu: { title: 'Jump to', link: submenu.link } }],
    ['RES-048', 1, { title: 'In use', items: [{ title: 'Find a text', blurb: '<p>Soon.</p>', cta: [link] }] }],
    ['RES-049', 2, { blockType: 'promoCards', items: [{ title: 'residencies' }] }],
    [
      'RES-050',
      3,
      {
        blockType: 'promoTabs',
        title: 'For all',
        subheading: 'At home',
        intro: '<p>Free.</p>',
        items: [
          { title: 'Read', items: [{ title: 'In Read', blurb: '<p>Free.</p>', cta: [link] }] },
          { title: 'Look', items: [{ title: 'In Look' }] },
        ],
      },
    ],
    ['RES-051', 4, { title: 'In person', subheading: 'By tram', image: { alt: 'Hill' }, items: [{ title: 'Read' }] }],
    ['RES-052', 5, { blockType: 'featureCarousel', items: [{ title: 'project' }] }],
    ['RES-053', 6, { show: expect.arrayContaining(['date', 'tag']), items: [{ date: '2026-03-09', tag: 'Seminar' }] }],
    [
      'RES-054',
      7,
      { title: 'Who we are', cta: link, items: [{ image: { alt: 'Hill' }, blurb: '<p>Big.</p>', cta: [link] }] },
    ],
  ])('%s', (_row, at, expected) => {
    expect(whole.sections[at]).toMatchObject(expected)
  })

  it('RES-050 offers of a tab what is shown of it, and reads content that says more', async () => {
    expect(describeFields(both.contentType.schema).resourcesForAll).toHaveProperty('fields.groups.of.fields', {
      title: expect.anything(),
      items: expect.anything(),
    })
    const wire = { title: 'Read', intro: '<p>Old.</p>', promo: [{ title: 'Books' }] }
    const written = {
      uid: 'page',
      _content_type_uid: both.contentType.name,
      title: 'R',
      resources_for_all: { groups: [wire] },
    }
    const { of } = await composed(both, written)
    expect(of('promoTabs')).toMatchObject([{ items: [{ title: 'Read', items: [{ title: 'Books' }] }] }])
  })

  it('RES-050 leaves out tabs without anything in them', () => {
    expect(whole.sections[3]?.items).toHaveLength(2)
  })

  it('RES-050 shows each group under its tab, the first one opened, in a form that needs no script', () => {
    const tabs = shown(promoTabs, { ...(whole.sections[3] as object), blockType: 'promoTabs' })
    expect(texts(tabs, 'label')).toEqual(['Read', 'Look'])
    const choices = [...tabs.querySelectorAll('input')]
    expect(choices.map(({ type, name, defaultChecked }) => [type, name, defaultChecked])).toEqual([
      ['radio', 'Read Look-tab', true],
      ['radio', 'Read Look-tab', false],
    ])
    expect(texts(tabs, 'h4')).toEqual(['In Read', 'In Look'])
    expect(linksOf(tabs)).toEqual(['Open → https://data.example.org', 'Open → https://data.example.org'])
  })
})
