import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { draft, published, writeEntry } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'
import { endpointAddresses } from '../safe/endpoints.ts'
import { definition } from '../safe/hostile-content.ts'
import { demo, demoContent } from './demo-content.ts'
import { ask } from './http.ts'
import { sitemapPaths } from './links.ts'
import { pageTypes } from './page-types.ts'

/** Stands in every draft and nowhere else. */
const MARK = 'Unpublished7'
/** What an entry is called and refers to; everything else that reads like prose gets the mark. */
const KEPT = /^(_.*|uid|url|.*_at|.*_date|href|color_name|layout|locale|environment|time|slug|identifier)$/

/** A newer draft of an entry: the same, with the mark in every text. */
function marked(value: unknown, key = ''): unknown {
  if (typeof value === 'string')
    return KEPT.test(key)
      ? value
      : key && /\s|^<|^[A-Z]/.test(value)
        ? value.replace(/^(<[^>]+>)?/, `$1${MARK} `)
        : value
  if (Array.isArray(value)) return value.map((item) => marked(item, key))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, marked(inner, name)]))
}

const content = demoContent(
  draft('article', {
    uid: 'article_only_draft',
    title: `${MARK} article`,
    url: '/only-a-draft',
    publication_date: '2026-03-10',
    authors: [{ uid: 'author_mara_quill', _content_type_uid: 'author' }],
    categories: [{ uid: 'topic_research', _content_type_uid: 'article_category' }],
    topic_tags: [{ uid: 'tag_paper', _content_type_uid: 'topic_tag' }],
  }),
  draft('topic_tag', { uid: 'tag_only_draft', title: `${MARK} tag`, url: '/only-a-draft' }),
  draft('document', { uid: 'document_only_draft', title: `${MARK} document`, slug: 'only-a-draft' }),
  draft('alert', { uid: 'alert_only_draft', title: `${MARK} alert`, text: `<p>${MARK}</p>` }),
)
/** Published, and refers in every way to what is not. */
const toDraft = (type: string) => ({ uid: `${type}_only_draft`, _content_type_uid: type })
for (const type of ['author', 'image', 'content_promo', 'article_category'])
  writeEntry(content, draft(type, { uid: `${type}_only_draft`, title: `${MARK} ${type}`, url: `/${type}-only-draft` }))
writeEntry(content, draft('image', { uid: 'image_own', title: `${MARK} picture`, iiif: { id: 'of-a-draft' } }))
// A folder of its own, for the one of the demo is shared.
rmSync(join(content, 'images'))
cpSync(join(demo, 'images'), join(content, 'images'), { recursive: true })
for (const id of ['of-a-draft', 'of-nobody'])
  writeFileSync(
    join(content, 'images', `${id}.svg`),
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30"/></svg>',
  )
const REFERRER = '/news/refers-to-drafts'
writeEntry(
  content,
  published('article', {
    uid: 'article_referrer',
    title: 'What refers to drafts',
    url: '/refers-to-drafts',
    publication_date: '2026-03-10',
    authors: [toDraft('author'), { uid: 'author_mara_quill', _content_type_uid: 'author' }],
    categories: [toDraft('article_category')],
    topic_tags: [toDraft('topic_tag')],
    thumbnail: [toDraft('image')],
    content_promos: [toDraft('content_promo')],
    related_articles: [toDraft('article')],
    body: [
      { media_row_block: { layout: 'column-width_16-9', media: [{ reference: [toDraft('image')] }] } },
      { text_block: { text: '<p>Words.</p>' } },
    ],
  }),
)
for (const folder of readdirSync(join(content, 'entries')))
  for (const file of readdirSync(join(content, 'entries', folder))) {
    const entry = JSON.parse(readFileSync(join(content, 'entries', folder, file), 'utf8'))
    if (entry.publish_details) {
      const { publish_details: _, ...rest } = marked(entry) as Record<string, unknown>
      writeEntry(content, rest, '.draft')
    }
  }

const HIDDEN = ['/news/only-a-draft', '/news/tag/only-a-draft', '/only-a-draft']

describe('with a newer draft of every entry', () => {
  const site = withSite({ content, nearDemo: true, environment: { LOG_LEVEL: 'warn' } })
  const preview = withSite({ content, nearDemo: true, environment: { LOG_LEVEL: 'warn', ENABLE_PREVIEW: 'true' } })
  let paths: string[]
  let endpoints: string[]
  /** What the public site answers at each address. */
  const answers: { path: string; status: number; isDraft: boolean; namesDraft: boolean }[] = []
  const get = (origin: string, path: string, headers: Record<string, string> = {}) => ask(origin, path, { headers })

  beforeAll(async () => {
    const pages = await sitemapPaths(site.origin)
    endpoints = endpointAddresses(definition, pages)
    paths = [...pages, ...Object.values(pageTypes), ...endpoints]
    for (const path of [REFERRER, ...paths]) {
      const { status, text, headers } = await get(site.origin, path)
      const namesDraft = /only_draft/.test(text + JSON.stringify(headers))
      answers.push({ path, status, isDraft: text.includes(MARK), namesDraft })
    }
  })

  it('SITE-017 the public site shows no draft at any address', async () => {
    expect(paths.length).toBeGreaterThan(150)
    expect(answers.filter(({ status, isDraft }) => status >= 500 || isDraft)).toEqual([])
  })

  it('the public site names no draft, neither in a body nor in a header line', async () => {
    expect(answers.filter(({ namesDraft }) => namesDraft)).toEqual([])
    const { status, headers } = await get(site.origin, REFERRER)
    expect([status, String(headers['surrogate-key']).split(' ')]).toEqual([200, expect.arrayContaining(['missing'])])
  })

  it('a picture that only a draft names is not there, one that nobody names or a page shows is', async () => {
    const statusOf = async (origin: string, id: string, rest = 'full/max/0/default.jpg') =>
      (await fetch(`${origin}/iiif/${id}/${rest}`)).status
    expect(await statusOf(site.origin, 'of-a-draft')).toBe(404)
    expect(await statusOf(site.origin, 'of-a-draft', 'info.json')).toBe(404)
    expect(await statusOf(preview.origin, 'of-a-draft')).toBe(200)
    expect(await statusOf(site.origin, 'of-nobody')).toBe(200)
    const shown = /src="[^"]*(\/iiif\/[^"]+)"/.exec((await get(site.origin, '/news/call-slips')).text)?.[1]
    expect((await fetch(site.origin + shown)).status).toBe(200)
  })

  it('words of a visitor make no picture public', async () => {
    for (const path of ['/calendar?category=', '/no-such-page', '/archived-copy?path='])
      await get(site.origin, `${path}${encodeURIComponent('"src="/iiif/of-a-draft/full/max/0/default.jpg"')}`)
    expect((await fetch(`${site.origin}/iiif/of-a-draft/info.json`)).status).toBe(404)
  })

  it('SITE-017 the public site has no page that only a draft has', async () => {
    for (const path of HIDDEN) expect([path, (await get(site.origin, path)).status]).toEqual([path, 404])
  })

  it('the public site leads to no page that only a draft has, and has no block gallery', async () => {
    for (const path of HIDDEN) {
      const { status, headers } = await get(site.origin, `/archived-copy?path=${path}`)
      expect([path, status, headers.location]).toEqual([path, 200, undefined])
    }
    for (const path of ['/_blocks', '/_blocks/callOut', '/_blocks/callOut/1', '/_types', '/_types/article'])
      expect([path, (await get(site.origin, path)).status]).toEqual([path, 404])
  })

  it('no header, cookie or query opens the preview', async () => {
    for (const query of ['', '?preview=true', '?enablePreview=true', '?environment=preview', '?live_preview=1'])
      for (const headers of [{}, { cookie: 'preview=true' }, { 'x-preview': 'true' }])
        for (const path of ['/news/call-slips', '/news/only-a-draft'])
          expect((await get(site.origin, path + query, headers as Record<string, string>)).text).not.toContain(MARK)
  })

  it('SITE-016 SITE-017 the preview shows the drafts, and pages that only a draft has', async () => {
    for (const path of [
      ...Object.values(pageTypes).filter((one) => one !== '/archived-copy?path=/museum/old-visit-guide'),
      ...HIDDEN,
    ]) {
      const { status, text } = await get(preview.origin, path)
      expect([path, status]).toEqual([path, path === '/no-such-page' ? 404 : 200])
      expect([path, text.includes(MARK)]).toEqual([path, true])
    }
    expect((await get(preview.origin, '/news')).text).toContain(`${MARK} article`)
  })

  it('SITE-008 SITE-011 the preview says so on every page, and the public site does not', async () => {
    for (const path of Object.values(pageTypes)) {
      expect([path, />\s*PREVIEW\s*</.test((await get(preview.origin, path)).text)]).toEqual([path, true])
      expect([path, />\s*PREVIEW\s*</.test((await get(site.origin, path)).text)]).toEqual([path, false])
    }
  })

  it('the preview is kept by nobody', async () => {
    for (const path of [...Object.values(pageTypes), ...endpoints]) {
      const { status, headers } = await get(preview.origin, path)
      if (status !== 200) continue
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['surrogate-key']).toBeUndefined()
    }
  })
})
