import { beforeAll, describe, expect, it } from 'vitest'
import { draft, published, writeEntry } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'
import { demoContent } from '../pages/demo-content.ts'
import { editEntry } from '../pages/edit.ts'
import { ask } from '../pages/http.ts'
import { sitemapPaths } from '../pages/links.ts'

const SECRET = 'long enough a secret'

describe('Q-11 after one publish', () => {
  const content = demoContent()
  const site = withSite({
    content,
    nearDemo: true,
    environment: {
      LOG_LEVEL: 'warn',
      CONTENT_SECRET: SECRET,
    },
  })
  const pages = new Map<string, string>()
  const text = async (path: string) => (await ask(site.origin, path)).text
  const renders = () => site.metric('atrium_page_renders_total')

  beforeAll(async () => {
    const paths = await sitemapPaths(site.origin)
    for (const path of [...paths, '/news/all?page=2', '/news/rss.xml', '/news/topic/research/rss.xml', '/no-such-page'])
      pages.set(path, await text(path))
    expect(pages.size).toBeGreaterThan(150)
  })

  /** Publishes what a change wrote, and asks for every page. @returns pages made again, and those of them that changed */
  async function publish(change: () => void) {
    change()
    const answer = await fetch(`${site.origin}/_content/sync`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
    })
    expect(answer.status).toBe(200)
    const made: string[] = []
    const changed: string[] = []
    const count = await renders()
    for (const [path, before] of pages) {
      const { text, headers } = await ask(site.origin, path)
      if (headers['cache-status'] !== 'Atrium; hit') made.push(path)
      if (text !== before) changed.push(path)
      pages.set(path, text)
    }
    // Nor is an old page kept as it was compressed.
    for (const path of changed) expect(await (await fetch(site.origin + path)).text()).toBe(pages.get(path))
    // What the answers say of themselves is what happened.
    expect((await renders()) - count).toBe(made.length)
    return { made, changed }
  }

  const mentioning = (words: string) => [...pages].filter(([, html]) => html.includes(words)).map(([path]) => path)

  it('every page has had header lines that any proxy takes', async () => {
    const tooLong: string[] = []
    for (const path of pages.keys()) {
      const { headers } = await ask(site.origin, path)
      const bytes = Object.entries(headers).reduce(
        (sum, [name, value]) => sum + `${name}: ${value}\r\n`.length,
        'HTTP/1.1 200 OK'.length + 4,
      )
      if (bytes > 4096 || headers['surrogate-key'] === undefined) tooLong.push(`${path}: ${bytes}`)
    }
    expect(tooLong.filter((line) => !/^\/(sitemap|news\/.*rss)/.test(line))).toEqual([])
  })

  it('of nothing new no page is made again', async () => {
    expect(await publish(() => undefined)).toEqual({ made: [], changed: [] })
    expect(await publish(() => editEntry(content, 'document', 'document_accessibility', (entry) => entry))).toEqual({
      made: [],
      changed: [],
    })
  })

  it('of a document that nothing else shows, that page alone is made again', async () => {
    const { made, changed } = await publish(() =>
      editEntry(content, 'document', 'document_accessibility_mobility', (entry) => ({
        ...entry,
        body: [{ text_block: { text: '<p>Every door is wide.</p>' } }],
      })),
    )
    expect(changed).toEqual(['/accessibility/mobility'])
    expect(made).toEqual(changed)
  })

  it('of a document whose title stands in the footer, every page shows it', async () => {
    const { changed } = await publish(() =>
      editEntry(content, 'document', 'document_legal_cookies_notice', (entry) => ({ ...entry, title: 'Two cookies' })),
    )
    expect(changed).toEqual([...pages.keys()].filter((path) => !path.endsWith('.xml')))
    expect(mentioning('Two cookies')).toEqual(changed)
  })

  it('of an article, its own page and those that show it are made again, and no other', async () => {
    const address = '/news/four-hundred-test-tiles'
    const showing = mentioning(`${address}"`).concat(mentioning(`${address}<`))
    const { made, changed } = await publish(() =>
      editEntry(content, 'article', 'article_four_hundred_test_tiles', (entry) => ({
        ...entry,
        display_title: 'Four hundred and one test tiles',
      })),
    )
    expect(changed).toContain(address)
    expect(pages.get(address)).toMatch(/aria-current="page"[^>]*>Four hundred and one test tiles</)
    expect(changed.length).toBeGreaterThan(3)
    expect(made.filter((path) => path !== address && !showing.includes(path))).toEqual([])
    expect(changed.filter((path) => !made.includes(path))).toEqual([])
  })

  it('of an author, the pages that read the author are made again, each once, and no other', async () => {
    const rename = (name: string) =>
      publish(() => editEntry(content, 'author', 'author_mara_quill', (entry) => ({ ...entry, display_name: name })))
    // A name that stands nowhere else.
    await rename('Mara Osei')
    const expected = mentioning('Mara Osei')
    expect(expected.length).toBeGreaterThan(10)
    expect(expected.length).toBeLessThan(pages.size / 2)
    const { made, changed } = await rename('Mara Okoro')
    expect(made).toEqual(expected)
    expect(changed).toEqual(expected)
    expect(mentioning('Mara Okoro')).toEqual(expected)
  })

  it('of a new article, the lists it enters are made again, and no story beside it', async () => {
    const { made, changed } = await publish(() =>
      writeEntry(
        content,
        published('article', {
          uid: 'article_newest',
          title: 'The newest of all',
          url: '/the-newest-of-all',
          publication_date: '2026-03-13',
          authors: [{ uid: 'author_mara_quill', _content_type_uid: 'author' }],
          categories: [{ uid: 'topic_research', _content_type_uid: 'article_category' }],
          topic_tags: [{ uid: 'tag_paper', _content_type_uid: 'topic_tag' }],
        }),
      ),
    )
    for (const path of [
      '/news/all',
      '/news/topic/research',
      '/news/tag/paper',
      '/author/mara-quill',
      '/news/rss.xml',
      '/news/topic/research/rss.xml',
    ])
      expect(changed).toContain(path)
    const lists =
      /^(\/|\/news|\/news\/all(\?page=\d+)?|\/news\/rss\.xml|\/news\/topic\/research(\/rss\.xml)?|\/news\/tag\/paper|\/author\/mara-quill)$/
    expect(made.filter((path) => !lists.test(path))).toEqual([])
    expect(made).toEqual(changed)
  })

  it('of a draft no page is made again', async () => {
    expect(
      await publish(() =>
        writeEntry(
          content,
          draft('article', {
            uid: 'article_newest',
            title: 'A newer draft',
            url: '/the-newest-of-all',
            publication_date: '2026-03-13',
          }),
          '.draft',
        ),
      ),
    ).toEqual({ made: [], changed: [] })
  })

  it('of a page that was missing, it is found', async () => {
    const { made, changed } = await publish(() =>
      writeEntry(content, published('document', { uid: 'document_found', title: 'Found', slug: 'no-such-page' })),
    )
    expect(changed).toContain('/no-such-page')
    expect(made.filter((path) => path !== '/no-such-page')).toEqual([])
  })
})
