import { describe, expect, it } from 'vitest'
import { contentDirectory, published } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'

const to = (type: string, uid: string) => [{ uid, _content_type_uid: type }]
const picture = (uid: string, alt: string) =>
  published('image', { uid, title: alt, alt, iiif: { id: uid }, width: 2400, height: 1600 })
const story = { publication_date: '2026-03-01', body: [{ text_block: { text: '<p>Words.</p>' } }] }

describe('what a page opens with', () => {
  const content = contentDirectory(
    picture('kiln', 'A kiln at night'),
    picture('shared', 'Shelves of jars'),
    picture('ida', 'Ida Moss at her wheel'),
    published('module_hero', {
      uid: 'hero_shared',
      title: 'Shared hero',
      image: to('image', 'shared'),
      page_intro: '<p>Words for every list.</p>',
    }),
    published('article', {
      uid: 'article_kiln',
      title: 'Kiln',
      url: '/kiln',
      hero: { image: to('image', 'kiln') },
      ...story,
    }),
    published('page_news_listing', {
      uid: 'listing',
      title: 'All news',
      url: '/all',
      hero: { module_hero: to('module_hero', 'hero_shared') },
    }),
    published('organization', { uid: 'school', title: 'School of Clay' }),
    published('author', {
      uid: 'author_ida',
      title: 'Ida Moss',
      url: '/author/ida-moss',
      image: to('image', 'ida'),
      affiliation: to('organization', 'school'),
    }),
    published('publication', { uid: 'book', title: 'Ash', authors: to('author', 'author_ida') }),
    published('press_release', {
      uid: 'release',
      title: 'A new book',
      url: '/a-new-book',
      key_media: { media: [{ reference: to('publication', 'book') }] },
      ...story,
    }),
  )
  const site = withSite({ content })
  const text = async (path: string) => (await fetch(site.origin + path)).text()

  it('is the picture that the entry names for its hero', async () => {
    expect(await text('/news/kiln')).toMatch(/<header class="hero"[\s\S]*alt="A kiln at night"[\s\S]*<\/header>/)
  })

  it('is a shared hero where the page has none of its own', async () => {
    const listing = await text('/news/all')
    expect(listing).toContain('alt="Shelves of jars"')
    expect(listing).toContain('Words for every list.')
  })

  it('leads to the authors of the book that a press release announces, shown whole', async () => {
    const release = await text('/news/a-new-book')
    expect(release).toContain('alt="Ida Moss at her wheel"')
    expect(release).toContain('School of Clay')
  })
})
