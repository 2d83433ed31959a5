import { defineContentType, type FeedItem, f } from 'atrium'
import { composed, entryOf, stub, testSite } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import type { FeedRules } from '../../contract/page/feed.ts'

const author = defineContentType({ name: 'author', label: 'Author', schema: z.object({}) })
const story = definePage({
  type: 'story',
  label: 'Story',
  route: '/stories/:slug',
  fields: { blurb: f.html(), authors: f.references(author), topic: f.text(), publicationDate: f.date() },
})
const storyOf = (uid: string, fields: object) => entryOf('story', uid, { title: uid, url: `/${uid}`, ...fields })
const entries = [
  entryOf('page_stories', 'all', { title: 'Stories', intro: '<p>All of them.</p>', topic: 'clay' }),
  entryOf('author', 'mara', { title: 'Mara Quill', path: '/author/mara' }),
  storyOf('kiln', {
    topic: 'clay',
    publicationDate: '2026-02-24',
    blurb: '<p>Fired.</p>',
    authors: [stub('author', 'mara')],
  }),
  storyOf('vase', { topic: 'clay', publicationDate: '2026-03-01' }),
  storyOf('book', { topic: 'paper', publicationDate: '2026-03-02' }),
  entryOf('story', 'nowhere', { title: 'Nowhere', topic: 'clay', publicationDate: '2026-03-03' }),
]
const pageOf = (feed: Partial<FeedRules>) =>
  definePage({
    type: 'page_stories',
    label: 'Stories',
    route: '/stories',
    fields: { topic: f.text() },
    list: { of: story, where: ({ entry }) => ({ topic: entry.topic ?? 'clay' }) },
    feed: { title: ({ entry }) => `${entry.name} of the Ellery`, ...feed },
  })
async function feedOf(feed: Partial<FeedRules> = {}): Promise<{ title: string; description: string; items: object[] }> {
  const { request } = testSite({ types: [pageOf(feed), author], entries })
  return JSON.parse((await request('/stories/feed.json')).text)
}

describe('the feed of a page', () => {
  it('comes in three formats below its address, and is announced in its head', async () => {
    const { request } = testSite({ types: [pageOf({}), author], entries })
    const types = ['rss.xml', 'atom.xml', 'feed.json'].map(async (file) => {
      const { status, headers } = await request(`/stories/${file}`)
      return [status, headers['content-type']?.split(';')[0]]
    })
    expect(await Promise.all(types)).toEqual([
      [200, 'application/rss+xml'],
      [200, 'application/atom+xml'],
      [200, 'application/feed+json'],
    ])
    const { head } = await composed(pageOf({}), { title: 'Stories' }, { types: [author] })
    expect(head.feeds.map(({ title, href }) => `${title} ${href}`)).toEqual([
      'Stories of the Ellery (RSS) /stories/rss.xml',
      'Stories of the Ellery (Atom) /stories/atom.xml',
      'Stories of the Ellery (JSON Feed) /stories/feed.json',
    ])
  })

  it('has what the page lists and has an address, the newest first', async () => {
    expect(await feedOf()).toMatchObject({
      title: 'Stories of the Ellery',
      description: 'All of them.',
      items: [
        { title: 'vase', url: 'https://www.ellery.example/stories/vase', date_published: '2026-03-01T00:00:00-08:00' },
        { title: 'kiln', content_html: '<p>Fired.</p>' },
      ],
    })
    expect((await feedOf()).items).toHaveLength(2)
  })

  it('may hold something else than its list', async () => {
    const { items } = await feedOf({ where: { topic: 'paper' }, sort: [{ field: 'title' }] })
    expect(items).toMatchObject([{ title: 'book' }])
  })

  it('ENG-025 leads to pages here, to those of other systems and to other sites, and never to an address at which there is nothing', async () => {
    const dated = { topic: 'clay', publicationDate: '2026-03-03', path: null }
    const odd = [
      entryOf('story', 'lost', { ...dated, title: 'Lost', url: '/' }),
      entryOf('story', 'old', { ...dated, title: 'Old', url: '/old.html', publicationDate: '2026-03-02' }),
      entryOf('story', 'away', { ...dated, title: 'Away', url: 'https://away.example/a' }),
    ]
    const { request } = testSite({ types: [pageOf({}), author], entries: [...entries, ...odd] })
    const { items } = JSON.parse((await request('/stories/feed.json')).text)
    expect(items.map(({ url }: { url: string }) => url)).toEqual([
      'https://away.example/a',
      'https://www.ellery.example/old.html',
      'https://www.ellery.example/stories/vase',
      'https://www.ellery.example/stories/kiln',
    ])
  })

  it('says of an item what it adds, with paths and dates as they are stored', async () => {
    const item: FeedRules['item'] = ({ entry }): Partial<FeedItem> => ({
      categories: ['Clay'],
      authors: (entry.authors as { name: string; path: string }[]).map(({ name, path }) => ({ name, url: path })),
      updated: '2026-03-05',
      summary: undefined,
    })
    const { items } = await feedOf({ include: ['authors'], sort: [{ field: 'publicationDate' }], item })
    expect(items[0]).toMatchObject({
      content_html: '<p>Fired.</p>',
      date_modified: '2026-03-05T00:00:00-08:00',
      authors: [{ name: 'Mara Quill', url: 'https://www.ellery.example/author/mara' }],
      tags: ['Clay'],
    })
  })

  it('is there before its page is written, where the page does not say what it holds', async () => {
    const { request } = testSite({
      types: [pageOf({ where: { topic: 'clay' }, title: () => 'Clay' }), author],
      entries: entries.slice(1),
    })
    const { title, items } = JSON.parse((await request('/stories/feed.json')).text)
    expect([title, items.length]).toEqual(['Clay', 2])
  })

  it('may ask which entries it holds, and leave out those that are no items', async () => {
    const where: FeedRules['where'] = async ({ context }) => {
      const { items } = await context.content.entries(story, { where: { topic: 'paper' } })
      return { topic: { in: ['clay', ...items.map(({ topic }) => topic ?? '')] } }
    }
    const item: FeedRules['item'] = async ({ entry }) => (entry.uid === 'vase' ? null : {})
    expect((await feedOf({ where, item })).items).toMatchObject([{ title: 'book' }, { title: 'kiln' }])
    expect((await feedOf({ where, item, size: 2 })).items).toHaveLength(1)
  })

  it('is in the order of the dates that its items say', async () => {
    const item: FeedRules['item'] = ({ entry }) => ({ published: entry.uid === 'kiln' ? '2026-03-09' : '2026-02-01' })
    expect((await feedOf({ item })).items).toMatchObject([{ title: 'kiln' }, { title: 'vase' }])
  })

  it('says what others have added to RSS, and brings files in every form', async () => {
    const feed: Partial<FeedRules> = {
      namespaces: { kiln: 'https://kilns.example.org/' },
      channel: () => ({
        description: 'Of clay',
        elements: [{ name: 'kiln:owner', content: [{ name: 'kiln:name', content: 'A & B\u0000' }] }],
      }),
      item: () => ({
        enclosure: { url: '/media/kiln.mp3', type: 'audio/mpeg', length: 12 },
        elements: [{ name: 'kiln:heat', attributes: { unit: '"C"', scale: undefined }, content: '900' }],
      }),
    }
    const { request } = testSite({ types: [pageOf(feed), author], entries })
    const rss = (await request('/stories/rss.xml')).text
    for (const part of [
      ' xmlns:kiln="https://kilns.example.org/"',
      '<description>Of clay</description>',
      '<kiln:owner><kiln:name>A &amp; B</kiln:name></kiln:owner>',
      '<kiln:heat unit="&quot;C&quot;">900</kiln:heat>',
      '<enclosure url="https://www.ellery.example/media/kiln.mp3" type="audio/mpeg" length="12"/>',
    ])
      expect(rss).toContain(part)
    expect((await request('/stories/atom.xml')).text).toContain(
      '<link rel="enclosure" href="https://www.ellery.example/media/kiln.mp3" type="audio/mpeg" length="12"/>',
    )
    expect(JSON.parse((await request('/stories/feed.json')).text).items[0].attachments).toEqual([
      { url: 'https://www.ellery.example/media/kiln.mp3', mime_type: 'audio/mpeg', size_in_bytes: 12 },
    ])
  })

  it('is not there where its page is not', async () => {
    const { request } = testSite({ types: [pageOf({}), author], entries: entries.slice(1) })
    expect((await request('/stories/rss.xml')).status).toBe(404)
  })
})
