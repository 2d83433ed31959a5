import { describe, expect, it } from 'vitest'
import type { Card, SectionNavigation } from '#engine'
import { pathOfUrl } from '#engine/content/paths.ts'
import { present } from '#engine/request/compose.ts'
import { describeFields } from '#engine/schema/describe.ts'
import { newsLandingPage, shownCategories } from '../lists/landing.ts'
import { newsListing, newsListingPage } from '../lists/listing.ts'
import { storiesOf } from '../lists/story-list.ts'
import { articlePage } from '../stories/article-page.ts'
import { pressReleasePage } from '../stories/press-release-page.ts'
import { author } from '../topics/author.ts'
import { authorPage } from '../topics/author-page.ts'
import { tagPage } from '../topics/tag-page.ts'
import { articleCategory, topicTag } from '../topics/topic.ts'
import { topicPage } from '../topics/topic-page.ts'
import { newsContext } from './fixtures.ts'

const navigation: SectionNavigation = { name: 'news', title: 'News & Stories', menus: [] }
const card: Card = { title: 'A story', href: '/news/a' }
const stories = { items: [card], total: 1, page: 1, pages: 1 }
const { context } = newsContext({ path: '/news/x', navigation: async () => navigation })
const head = { contentType: 'x', version: 1, path: '/news/x' }
const field = (type: typeof author | typeof articleCategory, name: string) => describeFields(type.schema)[name]
const types = (sections: ReturnType<typeof present>) => sections.map(({ blockType }) => blockType)

describe('addresses', () => {
  it.each([
    ['NEWS-001 an article', articlePage.route, '/clay', '/news/clay'],
    ['NEWS-001 with its prefix pasted', articlePage.route, '/news/clay', '/news/clay'],
    ['NEWS-004 none for an external article', articlePage.route, 'https://stories.example.org/a', null],
    ['NEWS-004 none for a page of another system', articlePage.route, '/old/story.html', null],
    ['NEWS-026 a press release', pressReleasePage.route, '/book', '/news/book'],
    ['NEWS-028 none for an external press release', pressReleasePage.route, 'http://press.example.org/a', null],
    ['NEWS-042 a topic', topicPage.route, '/conservation', '/news/topic/conservation'],
    ['NEWS-057 an author', authorPage.route, '/mara-quill', '/author/mara-quill'],
    ['NEWS-059 an author whose url has the prefix', authorPage.route, '/author/mara-quill/', '/author/mara-quill'],
    ['NEWS-060 none for an author elsewhere', authorPage.route, 'https://people.example.org/m', null],
    ['NEWS-073 the landing page', newsLandingPage.route, undefined, '/news'],
    ['NEWS-085 a listing', newsListingPage.route, '/all', '/news/all'],
  ])('%s', (_row, route, url, expected) => {
    expect(pathOfUrl(route, url)).toBe(expected)
  })

  it.each([
    ['NEWS-049 NEWS-051 outer slashes go', '/ceramics/', '/news/tag/ceramics'],
    ['NEWS-051 the rest is literal', '/news/tag/ceramics', '/news/tag/news/tag/ceramics'],
    ['NEWS-052 none without url', undefined, null],
    ['NEWS-052 none for slashes alone', '//', null],
  ])('%s', (_row, url, expected) => {
    expect(tagPage.path?.({ ...head, uid: 't', title: 'T', ...(url && { url }) } as never, {} as never)).toBe(expected)
  })
})

describe('what editors fill in', () => {
  it.each([
    [
      'NEWS-043 a topic',
      articleCategory,
      ['url', 'intro', 'featureHeader', 'featureItems', 'itemListHeading', 'navigation', 'ctaText'],
    ],
    [
      'NEWS-058 an author',
      author,
      [
        'displayName',
        'bio',
        'intro',
        'jobTitle',
        'jobDescription',
        'email',
        'telNumber',
        'affiliation',
        'externalLinks',
        'navigation',
      ],
    ],
    ['NEWS-085 a listing', newsListing, ['url', 'itemListHeading']],
  ])('%s', (_row, type, names) => {
    expect(Object.keys(describeFields(type.schema))).toEqual(expect.arrayContaining(names))
  })

  it('NEWS-050 a tag is its title and url', () => {
    expect(Object.keys(describeFields(topicTag.schema))).toEqual([])
    expect(field(articleCategory, 'featureItems')).toMatchObject({
      kind: 'list',
      of: { kind: 'reference', to: ['article', 'press_release'] },
    })
  })
})

describe('a topic', () => {
  const entry = {
    ...head,
    uid: 'c',
    title: 'Conservation',
    url: '/conservation',
    featureHeader: 'Look here',
    featureItems: [card],
    itemListHeading: 'All of it',
  }
  const compose = (fields = {}, data = { stories, navigation }) =>
    present(topicPage.compose({ ...entry, ...fields } as never, data, context))

  it('NEWS-044 NEWS-047 shows the news dropdown, features, and everything filed under it', () => {
    const shown = compose()
    expect(types(shown)).toEqual(['hero', 'listingFeature', 'cardListing', 'pagination'])
    expect(shown[0]).toMatchObject({ title: 'Conservation', navigation })
    expect(shown[1]).toMatchObject({ title: 'Look here', items: [card] })
    expect(shown[2]).toMatchObject({ title: 'All of it', items: [card] })
  })

  it('CLR-005 shows features on the first page alone', () => {
    expect(types(compose({}, { stories: { ...stories, page: 2, pages: 2 }, navigation }))).toEqual([
      'hero',
      'cardListing',
      'pagination',
    ])
  })

  it('NEWS-044 says so when nothing is filed under it', () => {
    expect(types(compose({ featureItems: [] }, { stories: { ...stories, items: [], total: 0 }, navigation }))).toEqual([
      'hero',
      'listingFeature',
      'emptyNotice',
    ])
  })

  it.each([
    ['NEWS-048', 'categories', 'An article category was looked up without a uid'],
    ['NEWS-055', 'topicTags', 'A topic tag was looked up without a uid'],
    ['NEWS-072', 'authors', 'An author was looked up without a uid'],
  ] as const)('%s fails without a uid', (_row, kind, message) => {
    expect(() => storiesOf(context, kind, '')).toThrow(message)
  })
})

describe('a tag', () => {
  it('NEWS-053 NEWS-054 shows the news navigation and what carries the tag', () => {
    const shown = present(
      tagPage.compose({ ...head, uid: 't', title: 'Ceramics' } as never, { stories, navigation }, context),
    )
    expect(types(shown)).toEqual(['hero', 'cardListing', 'pagination'])
    expect(shown[0]).toMatchObject({ title: 'Ceramics', navigation })
    expect(shown[1]?.items).toEqual([card])
  })
})

describe('an author', () => {
  const entry = {
    ...head,
    uid: 'm',
    title: 'Quill',
    displayName: 'Mara Quill',
    path: '/author/mara-quill',
    intro: '<p>Mends.</p>',
    bio: '<p>Long ago.</p>',
    jobTitle: 'Conservator',
    email: 'm@ellery.example',
    externalLinks: [{ title: 'Notes', href: 'https://notes.example.org' }],
    affiliation: {
      uid: 'o',
      contentType: 'organization',
      title: 'Institute',
      partOf: { uid: 'p', contentType: 'organization', title: 'Trust' },
    },
  }
  const shown = present(authorPage.compose(entry as never, { stories, navigation }, context))

  it('NEWS-061 NEWS-070 opens with name, intro and the news dropdown', () => {
    expect(shown[0]).toMatchObject({ blockType: 'hero', title: 'Mara Quill', intro: '<p>Mends.</p>', navigation })
  })

  it('NEWS-062 NEWS-063 NEWS-064 NEWS-065 NEWS-066 tells who that is and how to reach them', () => {
    expect(shown[1]).toMatchObject({
      heading: 'Bio',
      text: '<p>Long ago.</p>',
      affiliation: 'Institute, Trust',
      jobTitle: 'Conservator',
      links: [
        { title: 'Notes', href: 'https://notes.example.org' },
        { title: 'Email', href: 'mailto:m@ellery.example' },
      ],
    })
    const silent = present(
      authorPage.compose({ ...entry, email: undefined } as never, { stories, navigation }, context),
    )
    expect(silent[1]?.links).toEqual([{ title: 'Notes', href: 'https://notes.example.org' }])
  })

  it('NEWS-067 NEWS-068 lists the writings under "Stories", newest first', async () => {
    expect(shown[2]).toMatchObject({ heading: 'Stories', items: [card] })
    const { context: asking, asked } = newsContext()
    await storiesOf(asking, 'authors', 'm')
    expect(asked[0]).toMatchObject({
      types: ['article', 'press_release'],
      query: { where: { authors: 'm' }, sort: [{ field: 'sortDate', order: 'descending' }, { field: 'title' }] },
    })
  })

  it('NEWS-071 is a Person', () => {
    const [node] =
      authorPage.jsonLd?.(entry as never, { stories, navigation }, context, {
        url: 'https://www.ellery.example/author/mara-quill',
        head: {},
      } as never) ?? []
    expect(node).toMatchObject({
      '@type': 'Person',
      '@id': 'https://www.ellery.example/author/mara-quill#person',
      name: 'Mara Quill',
      jobTitle: 'Conservator',
      affiliation: { name: 'Institute, Trust' },
    })
  })
})

describe('the news landing page', () => {
  const category = (uid: string, count: number) => ({
    uid,
    title: uid,
    path: `/news/topic/${uid}`,
    ctaText: 'More of it',
    items: Array.from({ length: count }, () => card),
  })
  const listing = { title: 'Listing', items: [card] }
  const entry = {
    ...head,
    uid: 'n',
    title: 'News & Stories',
    path: '/news',
    editorialFeatures: { title: 'Features', items: [card] },
    featureCategories: [],
    columnListing: listing,
    headlinePromos: [{ uid: 'p', contentType: 'promo', title: 'Promo' }],
    resources: { title: 'Resources', items: [card] },
  }
  const shown = present(
    newsLandingPage.compose(
      entry as never,
      { categories: [category('a', 6), category('b', 1), category('c', 2)], navigation },
      context,
    ),
  )

  it('NEWS-073 NEWS-074 is titled as its breadcrumb and named in the routes', () => {
    expect(newsLandingPage.name).toBe('news-and-stories-landing')
    expect(shown[0]).toMatchObject({ blockType: 'hero', title: 'News & Stories' })
  })

  it('NEWS-075 opens with the news navigation', () => {
    expect(shown[0]?.navigation).toEqual(navigation)
  })

  it('NEWS-076 CLR-014 NEWS-096 shows the editorial features as a listing feature', () => {
    expect(shown[1]).toMatchObject({ blockType: 'listingFeature', title: 'Features', items: [card] })
  })

  it('NEWS-077 NEWS-078 NEWS-081 shows topics, each with its call to action', () => {
    expect(shown[2]).toMatchObject({
      blockType: 'cardListing',
      title: 'a',
      cta: { title: 'More of it', href: '/news/topic/a' },
    })
  })

  it.each([
    ['NEWS-079 at most four items', 6, 4],
    ['NEWS-079 all of fewer', 3, 3],
    ['NEWS-080 two are enough', 2, 2],
    ['NEWS-080 one is too few', 1, undefined],
  ])('%s', (_row, count, expected) => {
    expect(shownCategories([category('a', count)])[0]?.items.length).toBe(expected)
  })

  it('NEWS-082 NEWS-083 NEWS-084 ends with a column listing, promos and resources of medium size', () => {
    expect(shown.slice(4)).toMatchObject([
      { blockType: 'columnListing', title: 'Listing' },
      { blockType: 'promoCards', items: [{ title: 'Promo' }] },
      { blockType: 'cardListing', title: 'Resources', size: 'medium' },
    ])
  })

  it('NEWS-079 reads the newest four of each topic', async () => {
    const { context: asking, asked } = newsContext({ navigation: async () => navigation })
    const category = { uid: 'c', contentType: 'article_category', title: 'C', path: '/news/topic/c' }
    const data = await newsLandingPage.load?.({ ...entry, featureCategories: [category] } as never, asking)
    expect(asked[0]).toMatchObject({ query: { where: { categories: 'c' }, page: { number: 1, size: 4 } } })
    expect(data?.categories[0]).toMatchObject({ title: 'C', ctaText: 'See all' })
  })
})
