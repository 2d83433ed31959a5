import { XMLParser } from 'fast-xml-parser'
import { beforeAll, describe, expect, it } from 'vitest'
import { withDemo } from '../browser/server.ts'
import { checkFeed } from './feeds/check-feed.ts'
import { pageTypes } from './page-types.ts'

const SITE = 'https://www.ellery.example'
const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['item', 'entry', 'link', 'category', 'author'].includes(name),
})

// biome-ignore lint/suspicious/noExplicitAny: what the parser gives has no type
type Parsed = any

interface Item {
  title: string
  url: string
  updated: number
}

describe.each([
  { base: '/news', what: 'all articles', least: 40 },
  { base: '/news/topic/research', what: 'one topic', least: 3 },
])('the feeds of $what', ({ base, least }) => {
  const site = withDemo()
  const read = async (file: string) => {
    const answer = await fetch(`${site.origin}${base}/${file}`)
    expect(answer.status).toBe(200)
    return { text: await answer.text(), type: answer.headers.get('content-type') }
  }
  let items: Record<'rss' | 'atom' | 'json', Item[]>

  beforeAll(async () => {
    const parsed = async (file: string): Promise<Parsed> => parser.parse((await read(file)).text)
    const { rss } = await parsed('rss.xml')
    const { feed } = await parsed('atom.xml')
    const json = JSON.parse((await read('feed.json')).text)
    const text = (value: unknown) => String((value as Record<string, unknown>)?.['#text'] ?? value)
    const item = (title: unknown, url: unknown, updated: string): Item => ({
      title: text(title),
      url: text(url),
      updated: Date.parse(updated),
    })
    items = {
      rss: rss.channel.item.map((one: Parsed) => item(one.title, one.link?.[0], one.pubDate)),
      atom: feed.entry.map((one: Parsed) => item(one.title, one.link?.[0]['@_href'], one.updated)),
      json: json.items.map((one: Parsed) => item(one.title, one.url, one.date_modified)),
    }
  })

  it('NEWS-023 NEWS-025 are sent as what they are, in three forms', async () => {
    expect((await read('rss.xml')).type).toBe('application/rss+xml; charset=utf-8')
    expect((await read('atom.xml')).type).toBe('application/atom+xml; charset=utf-8')
    expect((await read('feed.json')).type).toBe('application/feed+json; charset=utf-8')
  })

  it('NEWS-025 hold the newest articles, at most fifty, the same in each form', () => {
    expect(items.atom.length).toBeGreaterThanOrEqual(least)
    expect(items.atom.length).toBeLessThanOrEqual(50)
    const dates = items.atom.map(({ updated }) => updated)
    expect(dates).toEqual([...dates].sort((a, b) => b - a))
    for (const form of ['rss', 'json'] as const)
      expect(items[form].map(({ url }) => url)).toEqual(items.atom.map(({ url }) => url))
  })

  it.each(['rss.xml', 'atom.xml', 'feed.json'])('NEWS-023 are valid: %s', async (file) => {
    expect(checkFeed((await read(file)).text)).toEqual([])
  })

  it('lead to pages of the site that are there', async () => {
    for (const { url } of items.json.filter(({ url }) => url.startsWith(SITE)))
      expect([url, (await fetch(url.replace(SITE, site.origin))).status]).toEqual([url, 200])
  })

  it('NEWS-024 name the authors with their address', async () => {
    const json = JSON.parse((await read('feed.json')).text)
    const authors = json.items.flatMap((item: { authors?: { name: string; url?: string }[] }) => item.authors ?? [])
    expect(authors.length).toBeGreaterThan(0)
    for (const author of authors) expect(author.name).toBeTruthy()
    expect(authors.some(({ url }: { url?: string }) => url?.startsWith(`${SITE}/author/`))).toBe(true)
    expect((await read('rss.xml')).text).toContain('@ellery.example')
  })

  it('NEWS-025 are announced on the pages they belong to', async () => {
    const paths = base === '/news' ? [pageTypes.page_news, pageTypes.article] : [base]
    for (const path of paths) {
      const html = await (await fetch(site.origin + path)).text()
      for (const [, href] of html.matchAll(/<link rel="alternate" href="([^"]+)" type=/g))
        expect((await fetch(new URL(href as string, site.origin))).status).toBe(200)
      for (const file of ['rss.xml', 'atom.xml', 'feed.json'])
        expect(html).toContain(`<link rel="alternate" href="${base}/${file}"`)
    }
  })

  it('are the same to whoever has them already', async () => {
    const first = await fetch(`${site.origin}${base}/rss.xml`)
    const again = await fetch(`${site.origin}${base}/rss.xml`, {
      headers: { 'if-none-match': first.headers.get('etag') ?? '' },
    })
    expect(again.status).toBe(304)
  })
})

describe('a feed of nothing', () => {
  const site = withDemo()
  it.each(['/news/topic/none/rss.xml', '/news/tag/paper/rss.xml', '/news/topic/rss.xml'])(
    '%s answers 404',
    async (path) => {
      expect((await fetch(site.origin + path)).status).toBe(404)
    },
  )
})
