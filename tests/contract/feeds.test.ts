import { defineContentType, f } from 'atrium'
import { entryOf, stub, testSite } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import { checkFeed } from '../pages/feeds/check-feed.ts'

const author = defineContentType({ name: 'author', label: 'Author', schema: z.object({ email: f.email() }) })
const story = definePage({
  type: 'story',
  label: 'Story',
  route: '/stories/:slug',
  fields: { blurb: f.html(), authors: f.references(author), topics: f.list(f.text()), publicationDate: f.date() },
})
const stories = definePage({
  type: 'page_stories',
  label: 'Stories',
  route: '/stories',
  list: { of: story, where: () => ({}) },
  feed: {
    title: () => 'Stories',
    where: {},
    include: ['authors'],
    item: ({ entry }) => ({
      categories: entry.topics as string[],
      authors: (entry.authors as { name: string; path: string | null; email?: string }[]).map(
        ({ name, path, email }) => ({ name, url: path ?? undefined, email }),
      ),
    }),
  },
})
const storyOf = (uid: string, fields: object) =>
  entryOf('story', uid, { title: uid, url: `/${uid}`, publicationDate: '2026-02-24', ...fields })
const people = ['mara', 'ines', 'tomas'].map((uid) =>
  entryOf('author', uid, { title: `${uid} & Daughters`, path: `/author/${uid}`, email: `${uid}@ellery.example` }),
)
const written = entryOf('page_stories', 'all', { title: 'Stories' })

const hostile = [
  storyOf('two', { authors: [stub('author', 'mara'), stub('author', 'ines')] }),
  storyOf('three', { authors: ['mara', 'ines', 'tomas'].map((uid) => stub('author', uid)) }),
  storyOf('links', { blurb: '<p><a href="/a?b=1&amp;c=2">x</a> <a href="#d">y</a> <a href="tel:+1">z</a></p>' }),
  storyOf('wordless', { blurb: '<p> &nbsp; </p>', topics: ['\u0001', 'Clay \u0002& glaze'] }),
  storyOf('controls', { title: 'A\u0000 jar\u000c <and> a\ud800 bowl', blurb: '<p>\u0007Rings\u009f</p>' }),
  storyOf('ünïcode “signs” {a}', {}),
]

async function feedsOver(entries: ReturnType<typeof entryOf>[]) {
  const { request } = testSite({ types: [stories, story, author], entries: [written, ...people, ...entries] })
  const texts = ['rss.xml', 'atom.xml', 'feed.json'].map(async (file) => (await request(`/stories/${file}`)).text)
  const [rss = '', atom = '', json = ''] = await Promise.all(texts)
  return { rss, atom, json }
}

describe('feeds', () => {
  it.each([...hostile.map((entry) => ({ what: entry.uid, entries: [entry] })), { what: 'nothing', entries: [] }])(
    'NEWS-023 NEWS-025 are valid in each form: $what',
    async ({ entries }) => {
      const { rss, atom, json } = await feedsOver(entries)
      expect([checkFeed(rss), checkFeed(atom), checkFeed(json)]).toEqual([[], [], []])
      expect(JSON.parse(json).items).toHaveLength(entries.length)
    },
  )

  it('NEWS-024 name several authors with address and e-mail, the first as author', async () => {
    const { rss, atom } = await feedsOver(hostile.slice(1, 2))
    const tagsOf = (xml: string, name: string) => xml.match(new RegExp(`<${name}>`, 'g')) ?? []
    expect(['dc:creator', 'atom:author', 'atom:contributor'].map((name) => tagsOf(rss, name).length)).toEqual([3, 1, 2])
    for (const uid of ['mara', 'ines', 'tomas'])
      for (const xml of [rss, atom]) {
        expect(xml).toContain(`${uid}@ellery.example`)
        expect(xml).toContain(`https://www.ellery.example/author/${uid}`)
      }
  })

  it('NEWS-025 change when their newest item does', async () => {
    const { rss } = await feedsOver([storyOf('old', { publicationDate: '2019-05-01' }), storyOf('new', {})])
    expect(rss).toContain('<lastBuildDate>Tue, 24 Feb 2026 08:00:00 GMT</lastBuildDate>')
  })
})

describe('the check of feeds', () => {
  const rss = (item: string, channel = '') =>
    `<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel><title>A</title><link>https://a.example</link><description>A</description>${channel}<atom:link rel="self" href="https://a.example/rss.xml"/>${item}</channel></rss>`
  const item = (more: string) =>
    rss(`<item><title>B</title><link>https://a.example/b</link><guid>b</guid>${more}</item>`)

  it.each([
    ['an author that stands twice', item('<author>a@b.example</author><author>c@d.example</author>'), 'several author'],
    ['several Atom authors', item('<atom:author/><atom:author/>'), 'several atom:author'],
    ['one author said twice', item('<author>a@b.example</author><dc:creator>A</dc:creator>'), 'as author and as dc'],
    ['a relative address', item('<description>&lt;a href="/b"&gt;x&lt;/a&gt;</description>'), 'relative address: /b'],
    ['a script', item('<description>&lt;script&gt;x&lt;/script&gt;</description>'), 'may run'],
    ['a blank category', item('<category> </category>'), 'category is blank'],
    ['a date of 1970', rss('', '<lastBuildDate>Thu, 01 Jan 1970 08:00:00 GMT</lastBuildDate>'), 'is of 1970'],
    ['HTML in a title', rss('<item><title>&lt;b&gt;B&lt;/b&gt;</title></item>'), 'contains HTML'],
    ['a control character', item('<description>a\u0085b</description>'), 'control characters'],
    ['what is no XML', '<rss><channel></rss>', 'is not valid XML'],
  ])('finds %s', (_what, text, expected) => {
    expect(checkFeed(text).join()).toContain(expected)
  })

  it('are of a list of their own, where the page shows another or none', async () => {
    const kiln = definePage({
      type: 'page_kiln',
      label: 'Kiln',
      route: '/kiln',
      feed: { of: story, where: { topics: 'clay' }, sort: [{ field: 'title' }], size: 2, title: () => 'From the kiln' },
    })
    const entries = ['d', 'c', 'b', 'a'].map((uid) => storyOf(uid, { topics: uid === 'b' ? ['glass'] : ['clay'] }))
    const { request } = testSite({ types: [kiln, story, author], entries: [entryOf('page_kiln', 'kiln'), ...entries] })
    const { title, items } = JSON.parse((await request('/kiln/feed.json')).text)
    expect([title, items.map((item: { title: string }) => item.title)]).toEqual(['From the kiln', ['a', 'c']])
  })
})
