import { describe, expect, it } from 'vitest'
import type { Card, SectionNavigation } from '#engine'
import { pathOfUrl } from '#engine/content/paths.ts'
import { present } from '#engine/request/compose.ts'
import { journalistsPage } from '../journalists.ts'
import { newsListingPage } from '../lists/listing.ts'
import { newsContext } from './fixtures.ts'

const navigation: SectionNavigation = { name: 'news', title: 'News & Stories', menus: [] }
const { context } = newsContext({ path: '/news/journalists' })
const card: Card = { title: 'A story', href: '/news/a' }
const entry = {
  uid: 'j',
  contentType: 'page_journalists',
  version: 1,
  path: '/news/journalists',
  title: 'For Journalists',
  intro: '<p>Write to us.</p>',
  aboutOrganization: { title: 'About', body: '<p>Two sites.</p>', links: [] },
  contacts: { title: 'Contacts', grouping: [{ heading: 'Press', items: [] }] },
  featuredListing: {
    title: 'Lately',
    subheading: 'From the press office',
    cta: { title: 'All', href: '/news/all' },
    items: [card],
  },
  imageRequest: { title: 'Pictures', body: '<p>On request.</p>', links: [] },
  resources: { title: 'Resources', items: [card] },
}
const shown = present(journalistsPage.compose(entry as never, navigation, context))

describe('the journalists page', () => {
  it.each<[string, number, Record<string, unknown>]>([
    ['NEWS-089 its hero', 0, { blockType: 'hero', title: 'For Journalists', intro: '<p>Write to us.</p>' }],
    ['NEWS-095 the news navigation', 0, { navigation }],
    [
      'NEWS-090 about the organisation, without transcript',
      1,
      { blockType: 'textModule', body: '<p>Two sites.</p>', transcript: false },
    ],
    ['NEWS-091 contact rows', 2, { blockType: 'contactRows', grouping: [{ heading: 'Press' }] }],
    [
      'NEWS-092 a column listing with intro and call to action',
      3,
      { blockType: 'columnListing', title: 'Lately', subheading: 'From the press office', cta: { href: '/news/all' } },
    ],
    ['NEWS-093 the picture request', 4, { blockType: 'textModule', body: '<p>On request.</p>' }],
    ['NEWS-094 its resources', 5, { blockType: 'cardListing', title: 'Resources' }],
  ])('%s', (_row, index, expected) => {
    expect(shown[index]).toMatchObject(expected)
  })

  it('NEWS-088 stands at its address', () => {
    expect(pathOfUrl(journalistsPage.route, undefined)).toBe('/news/journalists')
  })
})

it('NEWS-086 a news listing lists every story', () => {
  const stories = { items: [card], total: 1, page: 1, pages: 1 }
  const listing = {
    ...entry,
    contentType: 'page_news_listing',
    title: 'All News',
    url: '/all',
    itemListHeading: 'Everything',
  }
  const sections = present(newsListingPage.compose(listing as never, { stories, navigation }, context))
  expect(sections[1]).toMatchObject({ blockType: 'cardListing', title: 'Everything', items: [card] })
})
