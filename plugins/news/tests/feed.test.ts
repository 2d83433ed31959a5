import { feedsOf } from 'atrium'
import { entryOf, pageContext, stub, testRuntime } from 'atrium/testing'
import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '#engine/content/entry/paths.ts'
import article from '../pages/article.ts'
import news from '../pages/news.ts'
import topic from '../pages/topic.ts'
import { author, stories, story } from './fixtures.ts'

const landing = entryOf('page_news', 'news', { title: 'News & Stories' })
const conservation = entryOf('article_category', 'conservation', {
  title: 'internal',
  displayTitle: 'Conservation',
  url: '/conservation',
})

/** What a feed's endpoint answers over these stories. */
async function read(path: string, entries: ReturnType<typeof story>[]) {
  const site = { types: [news, article, topic], entries: [landing, conservation, ...entries] }
  const endpoint = testRuntime(site).definition.endpoints.find(({ definition }) => matchRoute(definition.route, path))
  const answer = await endpoint?.definition.handle({
    request: {
      method: 'GET',
      path,
      parameters: {},
      query: new URLSearchParams(),
      form: new URLSearchParams(),
      header: () => undefined,
    },
    context: pageContext(site),
  })
  return { answer, body: String(answer?.body) }
}
const parse = (xml: string) => new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(xml)
const kiln = story('kiln', {
  title: 'What the Kiln Taught Us',
  authors: [author],
  blurb: '<p>Fire &amp; clay</p>',
  updatedDate: '2026-03-02',
  categories: [stub('article_category', 'conservation')],
})

describe('the news feed', () => {
  it('NEWS-023 NEWS-024 holds every article with name, address and e-mail of its authors', async () => {
    const { item } = parse((await read('/news/rss.xml', [kiln])).body).rss.channel
    expect(item).toMatchObject({
      title: 'What the Kiln Taught Us',
      link: 'https://www.ellery.example/news/kiln',
      description: '<p>Fire &amp; clay</p>',
      'dc:creator': 'Mara Quill',
      'atom:author': {
        'atom:name': 'Mara Quill',
        'atom:uri': 'https://www.ellery.example/author/mara-quill',
        'atom:email': 'mquill@ellery.example',
      },
      category: 'Conservation',
    })
  })

  it('NEWS-023 leads to the outside for an article that stands there', async () => {
    const outside = story('outside', { url: 'https://stories.example.org/a' })
    expect(parse((await read('/news/rss.xml', [outside])).body).rss.channel.item.link).toBe(
      'https://stories.example.org/a',
    )
  })

  it('NEWS-024 names the address of an author whose page is elsewhere', async () => {
    const elsewhere = { ...author, path: null, url: 'https://people.example.org/mara' }
    const { item } = parse((await read('/news/rss.xml', [story('kiln', { authors: [elsewhere] })])).body).rss.channel
    expect(item['atom:author']['atom:uri']).toBe('https://people.example.org/mara')
  })

  it('NEWS-025 holds the newest fifty by the date that counts', async () => {
    const updated = story('updated', { publicationDate: '2019-01-01', updatedDate: '2026-01-01' })
    const { answer, body } = await read('/news/rss.xml', [...stories(60), updated])
    const titles = parse(body).rss.channel.item.map(({ title }: { title: string }) => title)
    expect(titles).toHaveLength(50)
    expect(titles.slice(0, 3)).toEqual(['updated', 'a59', 'a58'])
    expect(answer?.headers?.['content-type']).toBe('application/rss+xml; charset=utf-8')
  })

  it('NEWS-025 is announced on its page in all three forms', () => {
    expect(feedsOf('/news', 'News')).toEqual([
      { title: 'News (RSS)', href: '/news/rss.xml', type: 'application/rss+xml' },
      { title: 'News (Atom)', href: '/news/atom.xml', type: 'application/atom+xml' },
      { title: 'News (JSON Feed)', href: '/news/feed.json', type: 'application/feed+json' },
    ])
  })

  it('NEWS-025 says in Atom and JSON what it says in RSS, dates with the institution’s offset', async () => {
    const { feed } = parse((await read('/news/atom.xml', [kiln])).body)
    expect(feed.entry).toMatchObject({
      published: '2026-02-24T00:00:00-08:00',
      updated: '2026-03-02T00:00:00-08:00',
      author: { name: 'Mara Quill' },
    })
    const json = JSON.parse((await read('/news/feed.json', [kiln])).body)
    expect(json.items[0]).toMatchObject({
      url: 'https://www.ellery.example/news/kiln',
      date_published: '2026-02-24T00:00:00-08:00',
      tags: ['Conservation'],
    })
  })

  it('NEWS-025 exists for each topic, with what is filed under it, and for nothing else', async () => {
    const { channel } = parse((await read('/news/topic/conservation/rss.xml', [kiln, ...stories(2)])).body).rss
    expect(channel).toMatchObject({
      title: 'Conservation: news from The Ellery',
      item: { title: 'What the Kiln Taught Us' },
    })
    expect((await read('/news/topic/none/rss.xml', [kiln])).answer).toBeNull()
  })

  it('NEWS-025 is valid with nothing in it', async () => {
    const { channel } = parse((await read('/news/rss.xml', [])).body).rss
    expect(channel).toMatchObject({ title: 'News from The Ellery', link: 'https://www.ellery.example/news' })
    expect(channel.item).toBeUndefined()
  })
})
