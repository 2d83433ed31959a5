import featuredItem from 'atrium/blocks/featured-item/index.tsx'
import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { describeFields } from '#engine/schema/describe.ts'
import foundation from '../index.ts'
import foundationPage from '../pages/foundation.ts'
import funding from '../pages/funding.ts'
import opportunities from '../pages/opportunities.ts'
import residential from '../pages/residential-grants.ts'

const card = (uid: string, type = 'promo') => entryOf(type, uid, { title: uid })
const items = (uid: string) => ({ title: `Of ${uid}`, ctaText: 'Apply', items: [card(uid)] })
const link = { title: 'Apply', href: 'https://apply.example.org' }
const image = entryOf('image', 'i', { alt: 'Desk' })
const question = entryOf('question_answer', 'q', {
  question: 'May I bring a dog?',
  answer: [{ blockType: 'textBlock', text: '<p>No.</p>' }],
})
const options = { plugins: [foundation], routes: ['/:any*'] }

describe('the page of funding', async () => {
  const page = await composed(
    funding,
    {
      title: 'Funding',
      submenu: { link: [link] },
      featuredItemModule: { intro: 'A drain first', excerpt: '<p>Then the machine.</p>', image, cta: link },
      opportunities: items('open'),
      stories: items('story'),
      news: items('news'),
      resources: items('report'),
    },
    options,
  )

  it('FND-021 stands at /funding', () => {
    expect(page.entry.path).toBe('/funding')
    expect(page.navigation?.name).toBe('funding')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['FND-022', 0, { blockType: 'hero', submenu: { link: [link] } }],
    [
      'FND-023',
      1,
      { blockType: 'featuredItem', excerpt: '<p>Then the machine.</p>', image: { alt: 'Desk' }, cta: link },
    ],
    ['FND-024', 1, { itemTitle: 'A drain first' }],
    ['FND-025', 2, { items: [{ title: 'open' }], show: expect.arrayContaining(['excerpt']) }],
    ['FND-021 FND-026', 3, { blockType: 'featureCarousel', colorName: 'magenta', items: [{ title: 'story' }] }],
    ['FND-027', 4, { blockType: 'cardListing', items: [{ title: 'news' }] }],
    ['FND-028', 5, { blockType: 'cardListing', items: [{ title: 'report' }] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })
})

it('FND-023 FND-024 a featured item of words and a link alone is shown, too', async () => {
  const words = { intro: 'A drain first', excerpt: '<p>Then the machine.</p>', image, cta: link }
  const { sections } = await composed(funding, { title: 'Funding', featuredItemModule: words })
  expect(featuredItem.isEmpty?.(featuredItem.schema.parse(sections[1]))).toBe(false)
})

it('FND-024 the intro of the featured item is its title, and no other is printed beside it', async () => {
  const module = (more: object) => ({ featuredItemModule: { title: 'Latest grant', item: card('grant'), ...more } })
  const shown = async (more: object) => (await composed(funding, { title: 'Funding', ...module(more) })).sections[1]
  expect(await shown({ intro: 'A drain first' })).toEqual(expect.not.objectContaining({ heading: expect.anything() }))
  expect(await shown({ intro: 'A drain first' })).toMatchObject({ itemTitle: 'A drain first' })
  expect(await shown({})).toMatchObject({ heading: 'Latest grant', item: { title: 'grant' } })
})

describe('the page of funding opportunities', async () => {
  const fields = {
    title: 'Opportunities',
    intro: '<p>Open now.</p>',
    contentSections: [
      { title: 'Archives at risk', body: '<p>Fast.</p>' },
      { title: 'Small collections' },
      { body: 'x' },
    ],
    featuredListings: [items('rescue'), items('letters')],
  }
  const page = await composed(opportunities, fields)
  const submenu = (title: string) => ({ title, link: [{ title, href: `#${title}` }] })

  it('FND-029 stands at /funding/opportunities', () => {
    expect(page.entry.path).toBe('/funding/opportunities')
  })

  it('FND-030 opens with header, intro and submenu', async () => {
    const hero = { header: 'What is open', submenu: submenu('hero') }
    const { sections } = await composed(opportunities, { ...fields, hero })
    expect(sections[0]).toMatchObject({ title: 'What is open', intro: '<p>Open now.</p>', submenu: submenu('hero') })
  })

  it('FND-031 FND-032 links to its sections, whose ids come from their titles, once each', async () => {
    const links = [
      { title: 'Archives at risk', href: '#archives-at-risk' },
      { title: 'Small collections', href: '#small-collections' },
    ]
    expect(page.sections[1]).toMatchObject({ blockType: 'jumpLinksBlock', links })
    expect(page.of('textModule')).toMatchObject([{ title: 'Archives at risk', body: '<p>Fast.</p>' }, {}, {}])
    const twice = await composed(opportunities, { contentSections: [{ title: 'Archives' }, { title: 'archives' }] })
    expect(twice.sections[1]?.links).toHaveLength(1)
  })

  it('FND-031 shows the submenu of the page among its text, beside that of its hero', async () => {
    const { sections } = await composed(opportunities, {
      ...fields,
      submenu: submenu('page'),
      hero: { submenu: submenu('hero') },
    })
    expect(sections.slice(0, 2)).toMatchObject([
      { submenu: submenu('hero') },
      { title: 'page', links: submenu('page').link },
    ])
  })

  it('FND-031 has no submenu without anything to link to', async () => {
    expect((await composed(opportunities, { title: 'Opportunities' })).of('jumpLinksBlock')).toEqual([])
  })

  it('FND-033 shows listings of medium size with excerpts', () => {
    const look = { size: 'medium', show: expect.arrayContaining(['excerpt']) }
    expect(page.of('cardListing')).toMatchObject([
      { ...look, items: [{ title: 'rescue' }] },
      { ...look, items: [{ title: 'letters' }] },
    ])
  })
})

describe('the page of residential grants', async () => {
  const fields = {
    title: 'Residential grants',
    displayTitle: 'A desk on the hill',
    about: { title: 'About', body: '<p>Nine months.</p>' },
    faq: { title: 'Asked', intro: '<p>Often.</p>', cta: link, items: [question] },
    featuredItem: { item: card('fellow', 'article') },
    opportunities: items('guest'),
    opportunitiesPromo: card('call', 'content_promo'),
  }
  const page = await composed(residential, fields, options)

  it('FND-034 FND-035 stands at /funding/residential-grants, and holds its modules', () => {
    expect(page.entry.path).toBe('/funding/residential-grants')
    expect(Object.keys(describeFields(residential.contentType.schema))).toEqual(
      expect.arrayContaining(['hero', ...Object.keys(fields).filter((name) => name !== 'title')]),
    )
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['FND-040', 0, { blockType: 'hero', title: 'A desk on the hill' }],
    ['FND-036', 1, { blockType: 'textModule', title: 'About', body: '<p>Nine months.</p>' }],
    [
      'FND-037 FND-038',
      2,
      { blockType: 'faq', title: 'Asked', intro: '<p>Often.</p>', cta: link, items: [{ uid: 'q' }] },
    ],
    ['FND-039', 3, { blockType: 'featuredItem', size: 'full-bleed', item: { title: 'fellow' } }],
    ['FND-042', 4, { ctaText: 'Apply', show: expect.arrayContaining(['excerpt']), items: [{ title: 'guest' }] }],
    ['FND-043', 5, { blockType: 'promoCards', items: [{ title: 'call' }] }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it('FND-041 opens with the menu of funding', () => {
    expect(page.sections[0]).toMatchObject({ navigation: { name: 'funding' } })
  })

  it('FND-037 asks nothing where there are no questions', async () => {
    const { of } = await composed(residential, { ...fields, faq: { title: 'Asked', cta: link } })
    expect(of('faq')).toEqual([])
  })
})

describe('calls for applications', () => {
  const apply = { title: 'Apply', href: 'https://grants.example.org/a' }
  const calls = {
    title: 'Calls',
    items: [
      { title: 'Over', opensOn: '2026-01-01', closesOn: '2026-03-13', apply },
      { title: 'Later', opensOn: '2026-09-14', apply },
      { title: 'Always', apply },
      { title: 'Soon', opensOn: '2026-03-15', apply },
      { title: 'Last day', opensOn: '2026-02-02', closesOn: '2026-03-14', apply },
      { title: 'Open', closesOn: '2026-05-01', apply },
    ],
  }
  const on = (now: string) => ({ ...options, now })
  const shown = async (now: string) => {
    const [section] = (await composed(opportunities, { title: 'Calls', calls }, on(now))).of('fundingCalls')
    return (section?.items ?? []) as { title: string; said: string; apply?: object }[]
  }

  it('says by the clock what is open, opens or is closed, what closes first first', async () => {
    expect((await shown('2026-03-14T12:00:00-07:00')).map(({ title, said }) => `${title}: ${said}`)).toEqual([
      'Last day: Open until March 14, 2026',
      'Open: Open until May 1, 2026',
      'Always: Always open',
      'Soon: Opens on March 15, 2026',
      'Later: Opens on September 14, 2026',
      'Over: Closed on March 13, 2026',
    ])
  })

  it('leads to the form while applications are taken, and then no longer', async () => {
    const taking = async (now: string) => (await shown(now)).flatMap(({ title, apply }) => (apply ? [title] : []))
    expect(await taking('2026-03-14T23:59:00-07:00')).toEqual(['Last day', 'Open', 'Always'])
    expect(await taking('2026-03-15T00:00:00-07:00')).toEqual(['Open', 'Always', 'Soon'])
  })

  it.each([
    ['funding', funding],
    ['the foundation', foundationPage],
  ])('are named on the page of %s while they are open', async (_, shownOn) => {
    const page = entryOf('page_opportunities', 'o', { title: 'Opportunities', calls })
    const at = { ...on('2026-03-14T12:00:00-07:00'), types: [opportunities], entries: [page] }
    expect((await composed(shownOn as typeof funding, { title: 'Funding' }, at)).of('fundingCalls')).toMatchObject([
      {
        heading: 'Open now',
        cta: { title: 'All calls', href: '/funding/opportunities' },
        items: [{ title: 'Last day' }, { title: 'Open' }, { title: 'Always' }],
      },
    ])
  })
})
