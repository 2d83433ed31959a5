import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contentDirectory, published } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'
import { sitemapPaths } from './links.ts'

const article = published('article', {
  uid: 'article_kiln',
  title: 'What the kiln kept',
  url: '/what-the-kiln-kept',
  publication_date: '2026-03-01',
  authors: [{ uid: 'author_ida', _content_type_uid: 'author' }],
  topic_tags: [{ uid: 'tag_clay', _content_type_uid: 'topic_tag' }],
  body: [{ text_block: { text: '<p>Ash, mostly.</p><script>alert(1)</script>' } }],
})
const author = published('author', { uid: 'author_ida', title: 'Ida Moss', url: '/author/ida-moss' })
const tag = published('topic_tag', { uid: 'tag_clay', title: 'Clay', url: '/clay/' })

describe('a content directory of a few files', () => {
  const content = contentDirectory(article, author, tag)
  const entries = join(content, 'entries')
  writeFileSync(join(entries, 'article/article_torn.json'), '{ "uid": "article_torn", "title": ')
  writeFileSync(
    join(entries, 'article/article_dateless.json'),
    JSON.stringify({
      ...article,
      uid: 'article_dateless',
      title: 'Dateless',
      url: '/dateless',
      publication_date: undefined,
    }),
  )
  writeFileSync(
    join(entries, 'article/article_odd.json'),
    JSON.stringify({ ...article, uid: 'article_odd', title: 'Odd', url: '/odd', subtitle: 7, authors: 'Ida Moss' }),
  )
  mkdirSync(join(entries, 'sculpture'))
  writeFileSync(
    join(entries, 'sculpture/one.json'),
    JSON.stringify(published('sculpture', { uid: 'one', title: 'One' })),
  )
  const site = withSite({ content })
  const get = async (path: string) => {
    const answer = await fetch(site.origin + path)
    return { status: answer.status, text: await answer.text() }
  }

  it('is served, exactly, and nothing of the demo', async () => {
    expect((await sitemapPaths(site.origin)).sort()).toEqual([
      '/author/ida-moss',
      '/news/odd',
      '/news/tag/clay',
      '/news/what-the-kiln-kept',
    ])
    expect((await get('/news/what-the-kiln-kept')).text).toContain('Ash, mostly.')
    expect((await get('/author/ida-moss')).text).toContain('What the kiln kept')
    expect((await get('/news/tag/clay')).text).toContain('What the kiln kept')
    for (const path of ['/', '/news', '/news/call-slips', '/accessibility'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
  })

  it('leads from page to page by what entries refer to', async () => {
    const { text } = await get('/news/what-the-kiln-kept')
    expect(text).toContain('href="/author/ida-moss"')
    expect(text).toContain('href="/news/tag/clay"')
  })

  it('comes out without scripts of its own', async () => {
    expect((await get('/news/what-the-kiln-kept')).text).not.toContain('alert(1)')
  })

  it('reports a file that cannot be read, by path and reason, and a missing field by name', () => {
    const said = site
      .log()
      .map((line) => ({ file: line.file, field: line.field, reason: line.reason, remedy: line.remedy }))
    expect(said).toContainEqual({
      file: 'entries/article/article_torn.json',
      field: expect.any(String),
      reason: expect.stringMatching(/JSON/),
      remedy: expect.any(String),
    })
    expect(said).toContainEqual({
      file: 'entries/article/article_dateless.json',
      field: 'publication_date',
      reason: expect.any(String),
      remedy: expect.any(String),
    })
  })

  it('CLR-003 loses an optional field of a wrong kind, and not the entry', async () => {
    const { status, text } = await get('/news/odd')
    expect(status).toBe(200)
    expect(text).toContain('Ash, mostly.')
    const said = site.log().filter(({ file }) => file === 'entries/article/article_odd.json')
    expect(said.map(({ field }) => field).sort()).toEqual(['authors', 'subtitle'])
  })

  it('ENG-027 ENG-028 ENG-045 says which route is skipped and which type has no model', () => {
    const messages = site.log().map(({ msg }) => msg)
    expect(messages).toContain('Skipping Route /news/dateless No payload returned')
    expect(messages).toContain('No model found for content type sculpture (uid one)')
  })

  it('answers 404 where a broken file would stand', async () => {
    for (const path of ['/news/torn', '/news/dateless']) expect((await get(path)).status).toBe(404)
  })
})

describe('no content at all', () => {
  const site = withSite(() => ({ content: contentDirectory() }))

  it('still answers: a page that says there is none, and empty lists', async () => {
    const home = await fetch(site.origin)
    expect(home.status).toBe(404)
    expect(await home.text()).toContain('<main')
    for (const path of ['/sitemap.xml', '/robots.txt', '/news/rss.xml', '/news/atom.xml', '/news/feed.json', '/readyz'])
      expect([path, (await fetch(site.origin + path)).status]).toEqual([path, 200])
  })
})
