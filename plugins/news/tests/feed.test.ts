import { XMLParser } from 'fast-xml-parser'
import { describe, expect, it } from 'vitest'
import { feedsOf } from '#engine'
import { feeds } from '../feed.ts'
import { anArticle, author, newsContext } from './fixtures.ts'

const read = async (path: string, options: Parameters<typeof newsContext>[0]) => {
  const endpoint = feeds.find(({ route }) => route === path.replace(/topic\/[^/]+/, 'topic/:slug'))
  const { context, asked } = newsContext(options)
  const answer = await endpoint?.handle(
    {
      method: 'GET',
      path,
      parameters: {},
      query: new URLSearchParams(),
      form: new URLSearchParams(),
      header: () => undefined,
    },
    context,
  )
  return { answer, asked, body: String(answer?.body) }
}
const parse = (xml: string) => new XMLParser({ ignoreAttributes: false, processEntities: true }).parse(xml)
const kiln = anArticle({
  authors: [author],
  blurb: '<p>Fire &amp; clay</p>',
  updatedDate: '2026-03-02',
  categories: [{ uid: 't', contentType: 'article_category', title: 'Conservation' }],
})

describe('the news feed', () => {
  it('NEWS-023 NEWS-024 holds every article with name, address and e-mail of its authors', async () => {
    const { item } = parse((await read('/news/rss.xml', { entries: [kiln] })).body).rss.channel
    expect(item).toMatchObject({
      title: 'What the Kiln Taught Us',
      link: 'https://www.ellery.example/news/what-the-kiln-taught-us',
      description: '<p>Fire &amp; clay</p>',
      author: 'mquill@ellery.example (Mara Quill)',
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
    const outside = anArticle({ path: null, url: 'https://stories.example.org/a' })
    expect(parse((await read('/news/rss.xml', { entries: [outside] })).body).rss.channel.item.link).toBe(
      'https://stories.example.org/a',
    )
  })

  it('NEWS-025 asks for the newest fifty by the date that counts', async () => {
    const { asked, answer } = await read('/news/rss.xml', { entries: [kiln] })
    expect(asked[0]).toMatchObject({
      types: 'article',
      query: { sort: [{ field: 'sortDate', order: 'descending' }, { field: 'title' }], page: { number: 1, size: 50 } },
    })
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
    const { feed } = parse((await read('/news/atom.xml', { entries: [kiln] })).body)
    expect(feed.entry).toMatchObject({
      published: '2026-02-24T00:00:00-08:00',
      updated: '2026-03-02T00:00:00-08:00',
      author: { name: 'Mara Quill' },
    })
    const json = JSON.parse((await read('/news/feed.json', { entries: [kiln] })).body)
    expect(json.items[0]).toMatchObject({
      url: 'https://www.ellery.example/news/what-the-kiln-taught-us',
      date_published: '2026-02-24T00:00:00-08:00',
      tags: ['Conservation'],
    })
  })

  it('NEWS-025 exists for each topic, and for nothing else', async () => {
    const at = {
      '/news/topic/conservation': { uid: 'topic_conservation', contentType: 'article_category', title: 'Conservation' },
    }
    const { asked, body } = await read('/news/topic/conservation/rss.xml', { entries: [kiln], at })
    expect(asked[0]?.query.where).toEqual({ categories: 'topic_conservation' })
    expect(parse(body).rss.channel.title).toBe('Conservation: news from The Ellery')
    expect((await read('/news/topic/none/rss.xml', { entries: [kiln] })).answer).toBeNull()
  })

  it('NEWS-025 is valid with nothing in it', async () => {
    const { channel } = parse((await read('/news/rss.xml', { entries: [] })).body).rss
    expect(channel).toMatchObject({ title: 'News from The Ellery', link: 'https://www.ellery.example/news' })
    expect(channel.item).toBeUndefined()
  })
})
