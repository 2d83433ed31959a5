import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  contentDirectory,
  documentEntry,
  draft,
  hostSite,
  published,
  startServer,
  withSite,
  writeEntry,
} from './index.ts'
import { ingestBuilt } from './run-built.ts'

const get = async (origin: string, path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(origin + path, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

describe('a page of the built site', () => {
  const site = withSite(() => ({ content: contentDirectory(documentEntry('a', 'First words.')) }))

  it('Q-01 loads the island loader and no other script', async () => {
    const { text } = await get(site.origin, '/a')
    const scripts = [...text.matchAll(/<script(?![^>]*ld\+json)[^>]*src="([^"]+)"/g)].map(
      ([, address]) => address as string,
    )
    expect(scripts).toEqual([expect.stringMatching(/^\/assets\/loader\.[\w-]+\.js$/)])
    expect(text).not.toMatch(/<script(?![^>]*(src=|json))/)
  })

  it('Q-03 loads at most two style sheets, of 12 kB together, and two fonts of 100 kB', async () => {
    const { text } = await get(site.origin, '/a')
    const sizes = async (addresses: string[]) =>
      Promise.all(
        addresses.map(async (address) => {
          const answer = await fetch(site.origin + address, { headers: { 'accept-encoding': 'gzip' } })
          expect(answer.headers.get('cache-control'), address).toBe('public, max-age=31536000, immutable')
          return Number(answer.headers.get('content-length'))
        }),
      )
    const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0)
    const sheets = await sizes(
      [...text.matchAll(/rel="stylesheet" href="([^"]+)"/g)].map(([, address]) => address as string),
    )
    const fonts = await sizes(
      [...text.matchAll(/rel="preload" href="([^"]+)" as="font"/g)].map(([, address]) => address as string),
    )
    expect(sheets.length).toBeLessThanOrEqual(2)
    expect(sum(sheets)).toBeLessThanOrEqual(12 * 1024)
    expect(fonts.length).toBeLessThanOrEqual(2)
    expect(sum(fonts)).toBeLessThanOrEqual(100 * 1024)
  })

  it.each([
    [
      'spells its address otherwise each time',
      (at: number) => `[2001:DB8:0::${(at + 1).toString(16)}%eth${at}]:${at + 1}`,
    ],
    ['says what is no address', (at: number) => `198.51.100.${at}, visitor-${at}`],
  ])('Q-24 limits searches of a visitor who %s', async (_, spell) => {
    const answers = await Promise.all(
      Array.from({ length: 135 }, (_, at) =>
        get(site.origin, `/api/search?q=${Math.random()}`, { 'x-forwarded-for': spell(at) }),
      ),
    )
    expect(answers.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  })

  it('ENG-030 is one with and without a trailing slash, and named without', async () => {
    const [without, with_] = [await get(site.origin, '/a'), await get(site.origin, '/a/')]
    expect([without.status, with_.status]).toEqual([200, 200])
    expect(with_.text).toBe(without.text)
    expect(without.text).toMatch(/<link rel="canonical" href="[^"]+\/a">/)
  })

  it('answers other methods with 405 and those it offers', async () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      const answer = await fetch(`${site.origin}/a`, { method })
      expect([method, answer.status, answer.headers.get('allow')]).toEqual([method, 405, 'GET, HEAD'])
    }
  })

  it.each([
    '/%2e%2e/%2e%2e/package.json',
    '/assets/../../package.json',
    '/.vite/manifest.json',
    '/assets/%2e%2e/%2e%2e/server/main.mjs',
    '/_css/..%2f..',
    '/%00',
    '/%ff',
    '/a%0d%0aset-cookie:%20x=1',
  ])('reaches no file and no header by %s', async (path) => {
    const { status, text, headers } = await get(site.origin, path)
    expect([400, 404]).toContain(status)
    expect(text).toContain('<html')
    expect(headers.get('set-cookie')).toBeNull()
  })

  it('has the same headers kept and not kept', async () => {
    const names = [
      'content-security-policy',
      'x-content-type-options',
      'referrer-policy',
      'permissions-policy',
      'strict-transport-security',
    ]
    const [first, second, missing] = [
      await get(site.origin, '/a?x=1'),
      await get(site.origin, '/a'),
      await get(site.origin, '/none'),
    ]
    for (const name of names) {
      expect(first.headers.get(name), name).toBeTruthy()
      expect(second.headers.get(name)).toBe(first.headers.get(name))
      expect(missing.headers.get(name)).toBe(first.headers.get(name))
    }
  })
})

describe('publishing', () => {
  const content = contentDirectory(documentEntry('a', 'First words.'), documentEntry('b', 'Other words.'))
  const data = mkdtempSync(join(tmpdir(), 'atrium-data-'))
  const site = withSite({ content, data, environment: { CONTENT_SECRET: 'long enough a secret' } })

  it('from another process is seen, and makes only that page anew', async () => {
    await get(site.origin, '/a')
    await get(site.origin, '/b')
    writeEntry(content, documentEntry('a', 'Second words.', { _version: 2 }))
    await ingestBuilt(content, data)
    await expect.poll(async () => (await get(site.origin, '/a')).text).toContain('Second words.')
    const renders = await site.metric('atrium_page_renders_total')
    await get(site.origin, '/b')
    expect(await site.metric('atrium_page_renders_total')).toBe(renders)
  })

  it('through the address of the server is seen with its answer', async () => {
    writeEntry(content, documentEntry('c', 'A third page.'))
    expect((await get(site.origin, '/c')).status).toBe(404)
    const answer = await fetch(`${site.origin}/_content/sync`, {
      method: 'POST',
      headers: { authorization: 'Bearer long enough a secret' },
    })
    expect(answer.status).toBe(200)
    expect((await get(site.origin, '/c')).text).toContain('A third page.')
  })
})

describe('the clock', () => {
  const site = withSite(() => ({
    content: contentDirectory(documentEntry('a', 'Words.')),
    siteNow: '=2026-12-31T23:59:00-08:00',
    environment: { DEPLOY_ENV: 'test' },
  }))

  it('is moved where SITE_NOW is set, and pages follow', async () => {
    expect((await get(site.origin, '/a')).text).toContain('© 2026')
    const answer = await fetch(`${site.origin}/_clock`, { method: 'POST', body: '2027-01-01T00:00:30-08:00' })
    expect(answer.status).toBe(200)
    expect((await get(site.origin, '/a')).text).toContain('© 2027')
  })

  it('is not moved in production', async () => {
    const production = await hostSite({ content: contentDirectory(), environment: { DEPLOY_ENV: 'production' } })
    const answer = await fetch(`${production.origin}/_clock`, {
      method: 'POST',
      body: 'now=x',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([404, 405]).toContain(answer.status)
    await production.stop()
  })
})

describe('preview', () => {
  const content = contentDirectory(documentEntry('a', 'Published words.'))
  writeEntry(
    content,
    draft('document', {
      uid: 'document_a',
      title: 'Page a',
      slug: 'a',
      body: [{ text_block: { text: '<p>Draft words.</p>' } }],
    }),
    '.draft',
  )
  const data = mkdtempSync(join(tmpdir(), 'atrium-data-'))
  const preview = withSite({ content, data, environment: { ENABLE_PREVIEW: 'true' } })
  const open = withSite({ content })

  it('SITE-017 shows drafts in preview only', async () => {
    expect((await get(preview.origin, '/a')).text).toContain('Draft words.')
    expect((await get(open.origin, '/a')).text).toContain('Published words.')
    expect((await get(open.origin, '/a')).text).not.toContain('Draft words.')
  })

  it('shows what became of a draft with its next answer, whoever ingested it', async () => {
    const linking = (words: string) => [{ text_block: { text: `<p>${words}</p>` } }]
    for (const words of ['Second draft.', 'Third draft.']) {
      const changed = { uid: 'document_a', title: words, slug: 'a', body: linking(words) }
      writeEntry(content, draft('document', changed), '.draft')
      await ingestBuilt(content, data)
      expect((await get(preview.origin, '/a')).text).toContain(`<p>${words}</p>`)
    }
  })

  it('is never kept', async () => {
    const renders = await preview.metric('atrium_page_renders_total')
    const answers = [await get(preview.origin, '/a'), await get(preview.origin, '/a')]
    expect(await preview.metric('atrium_page_renders_total')).toBe(renders + 2)
    for (const { headers } of answers) expect(headers.get('cache-control')).toBe('no-store')
    expect(await preview.metric('atrium_pages_cached')).toBe(0)
  })
})

describe('a start that cannot succeed', () => {
  it('ENG-041 names every wrong variable and ends', async () => {
    const starting = startServer({ environment: { CALENDAR_URL: 'nowhere', CACHE_MEGABYTES: 'much' } })
    await expect(starting).rejects.toThrow(/CALENDAR_URL is "nowhere"\. Give a whole address/)
    await expect(starting).rejects.toThrow(/CACHE_MEGABYTES is "much"\. Give a whole number/)
  })

  it('names the port that is taken', async () => {
    const first = await startServer({ content: contentDirectory() })
    const PORT = new URL(first.origin).port
    await expect(startServer({ content: contentDirectory(), environment: { PORT } })).rejects.toThrow(
      `PORT is "${PORT}", where another program listens.`,
    )
    expect(await first.stop()).toBe(0)
  })
})

describe('dismissed alerts', () => {
  const alert = published('alert', { uid: 'alert_wind', title: 'Wind', text: '<p>High wind.</p>' })
  const site = withSite(() => ({ content: contentDirectory(documentEntry('a', 'Words.'), alert) }))

  it('CLR-010 make a private variant; unknown ones share the common page', async () => {
    const common = await get(site.origin, '/a')
    expect(common.text).toContain('High wind.')
    const name = /<button[^>]*value="([^"]+)"[^>]*name="alert"|<button[^>]*name="alert"[^>]*value="([^"]+)"/.exec(
      common.text,
    )
    const form = await fetch(`${site.origin}/alerts/dismiss`, {
      method: 'POST',
      body: new URLSearchParams({ alert: name?.[1] ?? name?.[2] ?? '' }),
      redirect: 'manual',
    })
    const cookie = (form.headers.get('set-cookie') ?? '').split(';')[0] as string
    const dismissed = await get(site.origin, '/a', { cookie })
    expect(dismissed.text).not.toContain('High wind.')
    expect(dismissed.headers.get('cache-control')).toBe('private, max-age=0')
    expect((await get(site.origin, '/a')).text).toContain('High wind.')
    const renders = await site.metric('atrium_page_renders_total')
    for (let index = 0; index < 20; index++) await get(site.origin, '/a', { cookie: `dismissed=unknown${index}` })
    expect(await site.metric('atrium_page_renders_total')).toBe(renders)
  })
})
