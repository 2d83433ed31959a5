import { describe, expect, it } from 'vitest'
import { contentDirectory, published, withSite } from '../browser/index.ts'
import { ask } from '../pages/http.ts'
import { sitemapPaths } from '../pages/links.ts'

const SECRET = 'the-corpus-of-strange-uids'
/** What entries may be called, and what references may name. */
const UIDS = [
  'author_Dvořák',
  'author with spaces',
  '100% linen',
  '猫の名前',
  'owl_🦉',
  'a,b;c="d"',
  'line\r\nSet-Cookie: pwned=1',
  'nothing\u0000more',
  'half_\ud800',
  'x'.repeat(128),
  '猫'.repeat(42),
]
const isFileName = (uid: string) => !/[\0\ud800]/.test(uid)

const article = (index: number, uid: string) =>
  published('article', {
    uid: `article_${index}`,
    title: `Article ${index}`,
    url: `/article-${index}`,
    publication_date: '2026-03-01',
    authors: [{ uid, _content_type_uid: 'author' }],
    topic_tags: [{ uid, _content_type_uid: 'topic_tag' }],
    body: [{ text_block: { text: '<p>Words of the article.</p>' } }],
  })
const content = contentDirectory(
  published('home', {
    uid: UIDS[0] as string,
    title: 'Home',
    featured_stories: UIDS.map((_, index) => ({ uid: `article_${index}`, _content_type_uid: 'article' })),
  }),
  ...UIDS.filter(isFileName).map((uid, index) =>
    published('author', { uid, title: `Author ${index}`, url: `/author/author-${index}` }),
  ),
  ...UIDS.map((uid, index) => article(index, uid)),
  // That of the house, which every page names.
  published('image', { uid: 'img_center_01', title: 'The house', iiif: { id: 'center-01' } }),
)

describe('uids of all kinds', () => {
  const site = withSite({ content, environment: { LOG_LEVEL: 'warn', CONTENT_SECRET: SECRET } })
  const pages = async () => [...(await sitemapPaths(site.origin)), '/news/rss.xml', '/sitemap.xml', '/no-such-page']

  it('are answered at the first visit and at every other, in header lines that any cache can read', async () => {
    for (const round of ['first', 'second', 'third'])
      for (const path of await pages()) {
        const { status, headers } = await ask(site.origin, path)
        expect([round, path, status]).toEqual([round, path, path === '/no-such-page' ? 404 : 200])
        expect(headers['surrogate-key'] ?? '').toMatch(/^[!-~]*(?: [!-~]+)*$/)
        expect(headers['set-cookie']).toBeUndefined()
      }
    expect(site.log().filter(({ level }) => Number(level) >= 50)).toEqual([])
  })

  const purge = async (tag: string) => {
    const { status, text } = await ask(site.origin, '/_cache/purge', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ tags: [tag] }),
    })
    return { status, ...(JSON.parse(text) as { purged: number }) }
  }

  it('are taken as tags, written as they are or encoded', async () => {
    for (const tag of ['e:author_Dvo%C5%99%C3%A1k', 'e:author_Dvořák', 'e:author with spaces', 'e:100%25%20linen']) {
      await pages()
      for (const path of await sitemapPaths(site.origin)) await ask(site.origin, path)
      const { status, purged } = await purge(tag)
      expect([tag, status, purged > 0]).toEqual([tag, 200, true])
    }
  })

  it('name what is published, on every page that shows it; what is not there is named by no page', async () => {
    for (const [index, uid] of UIDS.entries()) {
      const { text, headers } = await ask(site.origin, `/news/article-${index}`)
      const tags = String(headers['surrogate-key']).split(' ').map(decodeURIComponent)
      expect([uid, tags.includes(`e:${uid}`), tags.includes('missing')]).toEqual([
        uid,
        isFileName(uid),
        !isFileName(uid),
      ])
      expect(text.includes('/author/author-')).toBe(isFileName(uid))
    }
  })
})
