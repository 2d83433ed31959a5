import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { published, writeEntry } from '../browser/content.ts'
import { takeKeptStore } from '../browser/kept-store.ts'
import { type ServedSite, startServer } from '../browser/server.ts'
import { CacheInFront } from '../outside/cache-in-front.ts'
import { demoContent } from '../pages/demo-content.ts'
import { editEntry } from '../pages/edit.ts'
import { sitemapPaths } from '../pages/links.ts'
import { note } from './report/figures.ts'
import { inParallel } from './traffic.ts'

const SECRET = 'long enough a secret'
/** Pages with the author and the articles that are published, and the lists of these. */
const NAMED =
  /^\/(|news|news\/all|author\/mara-quill|accessibility\/mobility|visit|news\/(topic|tag)\/.*|news\/four-hundred-test-tiles)$/
const FURTHER = ['/news/all?page=2', '/news/rss.xml', '/sitemap.xml', '/no-such-page', '/search?q=vase']

describe('Q-11 a cache in front of the site that keeps pages until it is told otherwise', async () => {
  const content = demoContent()
  const data = temporaryFolder('data')
  const front = await CacheInFront.open()
  const environment = {
    VARNISH_URL: front.vendor.origin,
    CONTENT_SECRET: SECRET,
    CACHE_SHARED_MAX_AGE: '86400',
    LOG_LEVEL: 'warn',
  }
  const start = () => startServer({ content, data, nearDemo: true, environment })
  let site: ServedSite
  beforeAll(() => takeKeptStore(data, content))
  afterAll(() => site?.stop())
  let paths: string[] = []

  const post = (path: string, body?: string) =>
    fetch(site.origin + path, { method: 'POST', headers: { authorization: `Bearer ${SECRET}` }, body })
  const delivered = () => expect.poll(() => site.metric('atrium_outside_purges_waiting')).toBe(0)

  /** Visits every page. @returns those for which the site was asked, and those that are not as it shows them now */
  async function visitAll() {
    const asked: string[] = []
    const old: string[] = []
    const texts = new Map<string, string>()
    await inParallel(paths, 4, async (path) => {
      const { text, isAsked } = await front.visit(site.origin, path)
      if (isAsked) asked.push(path)
      texts.set(path, text)
      if (text !== (await (await fetch(site.origin + path)).text())) old.push(path)
    })
    return { asked, old, texts }
  }

  let before = new Map<string, string>()
  /** @returns pages that are other ones now, and how many others the site was asked for */
  async function publish(change: () => void) {
    change()
    expect((await post('/_content/sync')).status).toBe(200)
    await delivered()
    const { asked, old, texts } = await visitAll()
    expect(old).toEqual([])
    const changed = paths.filter((path) => texts.get(path) !== before.get(path))
    before = texts
    return { changed, needless: asked.filter((path) => !changed.includes(path)).length }
  }

  it('has every page once', async () => {
    site = await start()
    const all = await sitemapPaths(site.origin)
    // Every page costs two visits after each publish: those that are changed below, and some of all others.
    paths = [...all.filter((path, index) => index % 12 === 0 || NAMED.test(path)), ...FURTHER]
    // At first everything is purged, and once more.
    await expect.poll(() => site.metric('atrium_outside_purges_sent_total')).toBe(2)
    await visitAll()
    const { asked, old, texts } = await visitAll()
    expect(paths.length).toBeGreaterThan(60)
    expect([asked, old]).toEqual([[], []])
    before = texts
  })

  const article = 'article_four_hundred_test_tiles'
  const publishes: [string, () => void][] = [
    [
      'a text of a page that nothing else shows',
      () =>
        editEntry(content, 'document', 'document_accessibility_mobility', (entry) => ({
          ...entry,
          body: [{ text_block: { text: '<p>Every door is wide.</p>' } }],
        })),
    ],
    [
      'a title',
      () => editEntry(content, 'article', article, (entry) => ({ ...entry, display_title: 'Four hundred and one' })),
    ],
    [
      'a date, by which lists are sorted',
      () => editEntry(content, 'article', article, (entry) => ({ ...entry, publication_date: '2026-03-12' })),
    ],
    [
      'an author',
      () => editEntry(content, 'author', 'author_mara_quill', (entry) => ({ ...entry, display_name: 'Mara Osei' })),
    ],
    [
      'a new article',
      () =>
        writeEntry(
          content,
          published('article', {
            uid: 'article_newest',
            title: 'The newest vase of all',
            url: '/the-newest-of-all',
            publication_date: '2026-03-13',
            authors: [{ uid: 'author_mara_quill', _content_type_uid: 'author' }],
            categories: [{ uid: 'topic_research', _content_type_uid: 'article_category' }],
          }),
        ),
    ],
    [
      'a page that was missing',
      () => writeEntry(content, published('document', { uid: 'document_found', title: 'Found', slug: 'no-such-page' })),
    ],
    ['a page that is taken down', () => rmSync(join(content, 'entries/document/document_found.json'))],
    ['an article that is taken down', () => rmSync(join(content, 'entries/article/article_newest.json'))],
  ]

  it('shows no old page after any publish, and asks for few others', async () => {
    let needless = 0
    for (const [what, change] of publishes) {
      const result = await publish(change)
      expect(result.changed.length, what).toBeGreaterThan(0)
      needless += result.needless
    }
    note({ what: 'pages asked for needlessly, of each publish', figure: (needless / publishes.length).toFixed(0) })
    expect(needless / publishes.length).toBeLessThan(paths.length / 4)
  })

  it('shows no old page when what was published stands on every one', async () => {
    const rename = (entry: Record<string, unknown>) => ({ ...entry, title: 'Two cookies' })
    const { changed } = await publish(() => editEntry(content, 'document', 'document_legal_cookies_notice', rename))
    expect(changed.length).toBeGreaterThan(paths.length / 2)
  })

  it('is purged by hand, too', async () => {
    const order = async (body: object) => {
      expect((await post('/_cache/purge', JSON.stringify(body))).status).toBe(200)
      await delivered()
      return (await visitAll()).asked
    }
    expect(await order({ paths: ['/visit'] })).toContain('/visit')
    expect(await order({ tags: ['e:author_mara_quill'] })).toContain('/author/mara-quill')
    expect((await order({ all: true })).sort()).toEqual([...paths].sort())
  })

  it('is told what it missed: while it was away, the process was killed, and another one has begun', async () => {
    front.vendor.instead = (request) => request.socket.destroy()
    editEntry(content, 'author', 'author_mara_quill', (entry) => ({ ...entry, display_name: 'Mara Okoro' }))
    expect((await post('/_content/sync')).status).toBe(200)
    await expect.poll(() => site.metric('atrium_outside_purges_failed_total')).toBeGreaterThan(0)
    expect(await site.metric('atrium_outside_purges_waiting')).toBeGreaterThan(0)
    expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
    expect(site.log().filter(({ msg }) => /does not purge/.test(String(msg)))).toHaveLength(1)
    site.process.kill('SIGKILL')
    await site.stop()
    front.vendor.instead = null
    site = await start()
    await delivered()
    expect((await visitAll()).old).toEqual([])
    expect(front.vendor.violations).toEqual([])
    expect(await site.stop()).toBe(0)
  })

  it('keeps its pages when the server has lost its own', async () => {
    for (const name of readdirSync(data)) if (name.startsWith('pages')) rmSync(join(data, name), { recursive: true })
    const purged = front.vendor.purged.length
    site = await start()
    editEntry(content, 'author', 'author_mara_quill', (entry) => ({ ...entry, display_name: 'Mara Quill' }))
    expect((await post('/_content/sync')).status).toBe(200)
    await delivered()
    const keys = front.vendor.purged.slice(purged).flatMap((purge) => purge.keys)
    expect([keys.includes('e:author_mara_quill'), keys.includes('all')]).toEqual([true, false])
    expect((await visitAll()).old).toEqual([])
  })
})
