import type { Section } from 'atrium'
import cardListing from 'atrium/blocks/card-listing/index.tsx'
import { to } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import { pathOfUrl } from '#engine/content/entry/paths.ts'
import { assignIds } from '#engine/request/sections/assign-ids.ts'
import whatsOnPage from '../pages/whats-on.ts'
import whatsOnV2Page from '../pages/whats-on-modules.ts'
import { composed } from './composed.ts'
import { anEntry, titlesOf } from './help.ts'

const NOW = '2026-03-14T12:00:00-07:00'
const entry = (type: string, uid: string, fields: object = {}) =>
  anEntry(type, uid, { blurb: `<p>${uid}, briefly.</p>`, ...fields })
const programme = [
  entry('event', 'Early', { date_time: '2026-03-20T19:00:00Z' }),
  entry('event', 'Late', { date_time: '2026-05-02T19:00:00Z' }),
  entry('tour', 'Walk', { event_metadata: { type: 'Garden Tour' } }),
  entry('exhibition', 'Clay', { start_date: '2026-01-10', end_date: '2026-06-01' }),
  entry('exhibition', 'Ash', { start_date: '2026-02-10', end_date: '2026-06-01' }),
]
const listing = (title: string, ...uids: string[]) => ({
  title,
  cta: { title: `All ${title}`, href: '/calendar' },
  items: uids.flatMap((uid) => to(programme.find((item) => item.uid === uid)?._content_type_uid ?? 'event', uid)),
})
const submenu = { link: [{ title: 'Calendar', href: '/calendar' }] }
const red = { color_name: { color_name: 'magenta' } }

describe('what’s on', () => {
  const whole = {
    submenu,
    hero: { intro: '<p>Every day but one.</p>', ...red },
    courses: listing('Courses', 'Early'),
    exhibitions: listing('Exhibitions', 'Clay', 'Ash'),
    featured_item: { item: to('exhibition', 'Clay') },
    featured_items: listing('Do not miss', 'Early', 'Late'),
    family: listing('Family', 'Walk', 'Early', 'Late'),
    talks: listing('Talks', 'Early', 'Late'),
    tours: listing('Tours', 'Walk'),
    performances: listing('Performances', 'Late'),
  }
  const compose = (fields: object) => composed(whatsOnPage, NOW, entry('page_what_s_on', 'on', fields), ...programme)
  const listed = async (title: string) =>
    (await compose(whole)).sections.find((section) => section.title === title) as Section

  it('EVT-165 EVT-166 EVT-168 EVT-173 EVT-174 EVT-175 EVT-176 CLR-002 stands in the documents’ order', async () => {
    const { sections } = await compose(whole)
    expect(
      sections.map(({ blockType, title, item }) => title ?? (item as Section | undefined)?.title ?? blockType),
    ).toEqual(['on', 'Courses', 'Exhibitions', 'Clay', 'Do not miss', 'Family', 'Talks', 'Tours', 'Performances'])
    expect(pathOfUrl(whatsOnPage.route, undefined)).toBe('/whats-on')
  })

  it('EVT-167 EVT-165 opens with a hero in the accent of its pages, and its submenu', async () => {
    const [hero] = (await compose(whole)).of('hero')
    expect(hero).toMatchObject({ variant: 'Landing', submenu, intro: '<p>Every day but one.</p>' })
  })

  it('lists nothing that is over, and no heading over nothing', async () => {
    const later = { ...whole, talks: listing('Talks', 'Early') }
    const at = async (now: string) =>
      (await composed(whatsOnPage, now, entry('page_what_s_on', 'on', later), ...programme)).sections
        .filter(({ blockType }) => blockType === 'cardListing')
        .map((section) => [section.title, ...titlesOf(section)])
    expect(await at('2026-05-01T12:00:00-07:00')).toEqual([
      ['Exhibitions', 'Ash', 'Clay'],
      ['Do not miss', 'Late'],
      ['Family', 'Late', 'Walk'],
      ['Tours', 'Walk'],
      ['Performances', 'Late'],
    ])
  })

  it('EVT-169 shows exhibitions small, EVT-172 featured posts large', async () => {
    expect(await listed('Exhibitions')).toMatchObject({ size: 'small', cta: { title: 'All Exhibitions' } })
    expect(await listed('Do not miss')).toMatchObject({ size: 'large' })
  })

  it('EVT-155 EVT-156 EVT-157 CLR-018 sorts its modules the latest first, the undated last; featured posts stay', async () => {
    expect(titlesOf(await listed('Exhibitions'))).toEqual(['Ash', 'Clay'])
    expect(titlesOf(await listed('Family'))).toEqual(['Late', 'Early', 'Walk'])
    expect(titlesOf(await listed('Do not miss'))).toEqual(['Early', 'Late'])
  })

  it.each([
    ['exhibition', 'Clay', undefined],
    ['event', 'Early', undefined],
    ['tour', 'Walk', '<p>Walk, briefly.</p>'],
  ])('EVT-170 EVT-171 shows a featured %s from edge to edge, its excerpt as it should', async (type, uid, excerpt) => {
    const [post] = (await compose({ featured_item: { item: to(type, uid) } })).of('featuredItem')
    expect(post).toMatchObject({ size: 'full-bleed', item: { title: uid } })
    expect(post?.excerpt).toBe(excerpt)
  })

  it('leaves out modules in which nothing is', async () => {
    const { sections } = await compose({ talks: { title: 'Talks', items: to('event', 'gone') }, tours: {} })
    expect(sections.map(({ blockType }) => blockType)).toEqual(['hero'])
  })
})

describe('what’s on, second version', () => {
  const whole = {
    url: '/whats-on/plan-a-day',
    submenu,
    hero: red,
    featured_item: { item: to('tour', 'Walk'), excerpt: '<p>Not shown.</p>' },
    events_module: listing('Worth the tram', 'Early', 'Late'),
    talks_module: listing('Listen to somebody', 'Early'),
    exhibitions_module: listing('Look', 'Clay', 'Ash'),
    programming_module: {
      title: 'Every week',
      items: [{ title: 'Pencils', content: '<p>Lent.</p>', image: to('image', 'pencil'), url: '/calendar/pencils' }],
    },
    tours_module: { title: 'Be led', cta: { title: 'All tours', href: '/calendar' }, item: to('tour', 'Walk') },
  }
  const pencil = { uid: 'pencil', _content_type_uid: 'image', alt: 'A pencil' }
  const compose = (fields: object) =>
    composed(whatsOnV2Page, NOW, entry('whats_on_v2', 'v2', fields), ...programme, pencil)

  it('EVT-177 EVT-178 EVT-180 EVT-181 EVT-185 CLR-002 stands in the documents’ order, at its own url', async () => {
    const { sections } = await compose(whole)
    expect(sections.map(({ heading, title }) => heading ?? title)).toEqual([
      'v2',
      'Worth the tram',
      'Listen to somebody',
      'Look',
      'Every week',
      'Be led',
      undefined,
    ])
    expect(sections[1]).toMatchObject({ cta: { title: 'All Worth the tram', href: '/calendar' } })
    expect(sections[2]).toMatchObject({ cta: { title: 'All Listen to somebody', href: '/calendar' } })
    expect(pathOfUrl(whatsOnV2Page.route, whole.url)).toBe('/whats-on/plan-a-day')
  })

  it('EVT-179 EVT-177 opens with a hero in the accent of its pages that leads to each titled section', async () => {
    const { sections } = await compose(whole)
    const [hero] = assignIds(sections, { site: { blocks: new Map() } as never })
    expect(hero).toMatchObject({ title: 'v2', variant: 'Landing', submenu })
    expect(hero?.jumpTo).toContainEqual({ title: 'Worth the tram', href: '#worth-the-tram' })
  })

  it('EVT-182 the ids of events and talks are their titles', async () => {
    const [, module, talks] = assignIds((await compose(whole)).sections, { site: { blocks: new Map() } as never })
    expect([module?.id, talks?.id]).toEqual(['worth-the-tram', 'listen-to-somebody'])
  })

  it('EVT-183 event cards say first what they are', async () => {
    const { sections } = await compose(whole)
    const words = ((sections[1]?.show ?? []) as string[]).filter((part) => part !== 'image')
    expect(words[0]).toBe('subtitle')
    expect(sections[1]?.items).toMatchObject([
      { title: 'Late', subtitle: 'Event' },
      { title: 'Early', subtitle: 'Event' },
    ])
    expect(texts(shown(cardListing, sections[1] as never), '.card-subtitle')).toEqual(['Event', 'Event'])
  })

  it('EVT-184 there is no events module without items', async () => {
    const { sections } = await compose({
      ...whole,
      events_module: { title: 'Events', cta: submenu.link[0], items: [] },
    })
    expect(sections[1]).toMatchObject({ title: 'Listen to somebody' })
  })

  it('EVT-186 programming is shown as pictures with words that lead on', async () => {
    const module = (await compose(whole)).sections.find(({ title }) => title === 'Every week')
    expect(module?.items).toEqual([
      {
        title: 'Pencils',
        excerpt: '<p>Lent.</p>',
        image: expect.objectContaining({ uid: 'pencil' }),
        href: '/calendar/pencils',
      },
    ])
    expect(module?.show).toEqual(['image', 'excerpt'])
  })

  it('EVT-187 the one tour is titled by its excerpt', async () => {
    const [module] = (await compose(whole)).of('featuredItem')
    expect(module).toMatchObject({
      heading: 'Be led',
      itemTitle: '<p>Walk, briefly.</p>',
      intro: 'Walk',
      item: { title: 'Walk' },
      cta: { title: 'All tours' },
    })
    expect(module?.excerpt).toBeUndefined()
  })

  it('EVT-188 the featured post closes the page from edge to edge, without excerpt', async () => {
    const post = (await compose(whole)).sections.at(-1)
    expect(post).toMatchObject({ blockType: 'featuredItem', size: 'full-bleed', item: { title: 'Walk' } })
    expect(post?.excerpt).toBeUndefined()
  })
})
