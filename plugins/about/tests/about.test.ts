import { composed, entryOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import area from '../index.ts'
import about from '../pages/about.ts'
import aboutV2 from '../pages/about-cards.ts'

const card = (uid: string) => entryOf('resource', uid, { title: uid, primaryUrl: `https://files.example.org/${uid}` })
const image = entryOf('image', 'i', { alt: 'Plaza' })
const link = { title: 'More', href: '/news' }
const shared = {
  title: 'About the Ellery',
  hero: { image, intro: '<p>Kept in trust.</p>' },
  submenu: { title: 'Straight to', link: [link] },
  ourMission: { title: 'Our mission', body: '<p>Keep, and open.</p>', image },
}
const page = await composed(
  about,
  {
    ...shared,
    brandMoment: { reference: image },
    governance: { title: 'Fourteen people', body: '<p>One vote each.</p>', links: [link] },
    news: { title: 'News', cta: link, items: [card('story')] },
    opportunities: { title: 'Work here', items: [card('job')] },
  },
  { plugins: [area], routes: ['/:any*'] },
)

describe('the page about the institution', () => {
  it('HOME-029 HOME-030 stands at /about and shows its menu', () => {
    expect(page.entry).toMatchObject({ contentType: 'page_about', path: '/about' })
    expect(page.navigation?.name).toBe('about')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['HOME-033 HOME-038 hero and title', 0, { blockType: 'hero', title: 'About the Ellery', image: { alt: 'Plaza' } }],
    ['HOME-037 submenu', 0, { submenu: { title: 'Straight to', link: [link] } }],
    [
      'HOME-031 brand moment',
      1,
      { blockType: 'mediaLayoutBlock', layout: 'full-bleed', media: [{ reference: { alt: 'Plaza' } }] },
    ],
    ['HOME-032 governance', 2, { blockType: 'textModule', title: 'Fourteen people', links: [link] }],
    ['HOME-034 news', 3, { blockType: 'cardListing', title: 'News', items: [{ title: 'story' }], cta: link }],
    ['HOME-035 opportunities', 4, { blockType: 'cardListing', title: 'Work here', items: [{ title: 'job' }] }],
    ['HOME-036 our mission', 5, { blockType: 'textModule', title: 'Our mission', body: '<p>Keep, and open.</p>' }],
  ])('%s', (_row, at, expected) => {
    expect(page.sections[at]).toMatchObject(expected)
  })

  it.each<[string, object, object]>([
    ['a film', entryOf('video', 'v', { title: 'Tide', url: 'https://films.example.org/tide.mp4' }), { media: [{}] }],
    [
      'a quotation',
      entryOf('quote', 'q', { body: '<p>Let them in.</p>', attribution: 'A. E.' }),
      { blockType: 'quotations', items: [{ text: '<p>Let them in.</p>', attribution: 'A. E.' }] },
    ],
    [
      'a promo',
      entryOf('content_promo', 'p', { title: 'Come' }),
      { blockType: 'promoCards', items: [{ title: 'Come' }] },
    ],
  ])('HOME-031 its brand moment may be %s', async (_kind, reference, expected) => {
    const { sections } = await composed(about, { title: 'About', brandMoment: { reference } })
    expect(sections[1]).toMatchObject(expected)
  })
})

const second = await composed(aboutV2, {
  ...shared,
  url: '/about',
  cardListing: { title: 'Begin here', cta: link, featureItems: [card('center')] },
  contact: { title: 'Write', grouping: [{ items: [{ contact: entryOf('contact', 'c', { title: 'Desk' }) }] }] },
  featuredSet: { title: 'Parts', items: [card('institute')] },
  listing: { title: 'Accounts', items: [card('report')] },
  sections: [{ title: 'Who pays', body: '<p>One gift.</p>' }, { title: 'Work here' }],
})

describe('the page about the institution in its second version', () => {
  it('HOME-039 HOME-048 stands at the url of its entry', async () => {
    expect(second.entry).toMatchObject({ contentType: 'page_about_v2', path: '/about' })
    expect((await composed(aboutV2, { url: '/about/us' })).entry.path).toBe('/about/us')
  })

  it.each<[string, number, Record<string, unknown>]>([
    ['HOME-043 hero', 0, { blockType: 'hero', title: 'About the Ellery', image: { alt: 'Plaza' } }],
    ['HOME-047 submenu', 0, { submenu: { link: [link] } }],
    ['HOME-040 card listing', 1, { blockType: 'cardListing', title: 'Begin here', cta: link, size: 'large' }],
    ['HOME-040 its items', 1, { items: [{ title: 'center' }] }],
    ['HOME-041 contact', 2, { blockType: 'contactRows', title: 'Write', grouping: [{ items: [{ contact: {} }] }] }],
    ['HOME-042 featured set', 3, { title: 'Parts', items: [{ title: 'institute' }] }],
    ['HOME-044 listing', 4, { title: 'Accounts', items: [{ title: 'report' }] }],
    ['HOME-045 our mission', 5, { blockType: 'textModule', title: 'Our mission' }],
    ['HOME-046 the first of its sections', 6, { title: 'Who pays', body: '<p>One gift.</p>' }],
    ['HOME-046 the second', 7, { title: 'Work here' }],
  ])('%s', (_row, at, expected) => {
    expect(second.sections[at]).toMatchObject(expected)
  })
})
