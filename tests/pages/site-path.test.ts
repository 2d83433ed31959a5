import { beforeAll, describe, expect, it } from 'vitest'
import { addressesIn } from '../../scripts/compare/addresses.mjs'
import { openWindow, withDemo } from '../browser/index.ts'
import { type Answer, ask } from './http.ts'
import { pageTypes } from './page-types.ts'

const HOST = 'www.ellery.example'
const PATH = '/en-site'
const IN_LANGUAGES = ['/es', '/es/visit', '/es/calendar', '/es/no-such-page', '/ar', '/ar/search?q=paper']
const FEEDS = [
  '/sitemap.xml',
  '/sitemap/visit.xml',
  '/es/sitemap.xml',
  '/robots.txt',
  '/opensearch.xml',
  '/site.webmanifest',
]
const asked = { headers: { host: HOST } }

const plain = withDemo()
const below = withDemo({ LOG_LEVEL: 'warn', SITE_URL: `https://${HOST}${PATH}` })

const isBelow = (address: string) => /^\/en-site(?:$|[/?#])/.test(address)
/** As the same site without a path writes it. */
const withoutPath = (text: string) => text.replace(/\/en-site(?=["'?#<])/g, '/').replaceAll(PATH, '')

/** Everything of the site that an answer names, also by what a style sheet or script loads from where it is. */
function namesIn(answer: Answer, at: string): string[] {
  const { text, headers } = answer
  const isCode = /css|javascript/.test(headers['content-type'] ?? '')
  const loaded = /\burl\(["']?([^"')]+)|(?:\bfrom|\bimport\(?)["'`]([\w./-]+)["'`]|"(\.\/[\w./-]+\.(?:js|css))"/g
  const relative = isCode ? [...text.matchAll(loaded)].map(([, ...found]) => found.find(Boolean) as string) : []
  const here = `https://${HOST}${at}`
  const found = addressesIn(answer as Parameters<typeof addressesIn>[0], at, HOST)
  return [...found, ...relative.filter((name) => !name.startsWith('data:')).map((name) => new URL(name, here).pathname)]
}

describe('a site below a path of its host', () => {
  const pages = [...Object.values(pageTypes), ...IN_LANGUAGES]
  const answers = new Map<string, Answer>()
  const named = new Map<string, string>()
  const note = (answer: Answer, at: string) => {
    for (const address of namesIn(answer, at)) if (!named.has(address)) named.set(address, at)
  }

  beforeAll(async () => {
    for (const page of pages) {
      const address = PATH + (page === '/' ? '' : page)
      const answer = await ask(below.origin, address, asked)
      answers.set(page, answer)
      note(answer, address)
    }
    for (const feed of FEEDS) note(await ask(below.origin, PATH + feed, asked), PATH + feed)
  })

  it('answers each type of page as without it, but for the path', async () => {
    const differing: string[] = []
    for (const [page, { status, text, headers }] of answers) {
      const same = await ask(plain.origin, page, asked)
      expect([page, status, headers.location]).toEqual([
        page,
        same.status,
        same.headers.location && PATH + same.headers.location,
      ])
      if (withoutPath(text) !== withoutPath(same.text)) differing.push(page)
    }
    expect(differing).toEqual([])
  })

  it('names nothing of the site beside the path', () => {
    expect(named.size).toBeGreaterThan(1000)
    expect([...named].filter(([address]) => !isBelow(address))).toEqual([])
  })

  it('has there what was built, and of each part of the site an address of each kind, and what these load', async () => {
    const isBuilt = (address: string) => /^\/en-site\/(?:assets|_css)\//.test(address)
    const kindOf = (address: string) =>
      isBuilt(address) ? address : `${address.split(/[/?]/, 3).join('/')} ${/\.\w+$/.exec(address) ?? ''}`
    const waiting = new Map([...named.keys()].map((address) => [kindOf(address), address]))
    // What is found meanwhile is visited too.
    for (const address of waiting.values()) {
      const method = address.includes('/media/') ? 'HEAD' : 'GET'
      const answer = await ask(below.origin, address, { ...asked, method })
      // A form is sent there by POST.
      const isThere = answer.status < 400 || answer.status === 405 || address.endsWith('/no-such-page')
      expect([address, named.get(address), isThere]).toEqual([address, named.get(address), true])
      for (const name of namesIn(answer, address)) {
        expect([address, isBelow(name) || name]).toEqual([address, true])
        if (isBuilt(name)) waiting.set(name, name)
      }
    }
  })

  it.each(['/', '/visit', '/en-sitevisit', '/_speculation-rules.json', '/robots.txt', '/iiif/center-01/info.json'])(
    'leaves %s to whoever has the host',
    async (address) => {
      const { status, text } = await ask(below.origin, address, asked)
      expect([status, /<a href="([^"]*)"/.exec(text)?.[1]]).toEqual([404, PATH])
    },
  )

  it('is asked whether it is ready at the root of the host, where proxies keep visitors away, and there alone', async () => {
    expect((await ask(below.origin, '/readyz', asked)).text).toMatch(/^ready/)
    for (const address of ['/readyz', '/healthz', '/metrics', '/_clock'])
      expect((await ask(below.origin, PATH + address, asked)).status).toBe(404)
    const report = { method: 'POST', headers: asked.headers, body: '{}' }
    expect((await ask(below.origin, `${PATH}/_browser-errors`, report)).status).toBe(400)
  })

  it('has its home page with and without a slash at its end, and keeps cookies to itself', async () => {
    const [home, slashed] = [await ask(below.origin, PATH, asked), await ask(below.origin, `${PATH}/`, asked)]
    expect([slashed.status, slashed.text]).toEqual([200, home.text])
    expect(home.text).toContain(`<link rel="canonical" href="https://${HOST}${PATH}">`)
    expect(home.headers['speculation-rules']).toBe(`"${PATH}/_speculation-rules.json"`)
    const name = /value="([^"]+)" name="alert"/.exec(home.text)?.[1]
    const { headers } = await ask(below.origin, `${PATH}/alerts/dismiss`, {
      method: 'POST',
      headers: {
        ...asked.headers,
        'content-type': 'application/x-www-form-urlencoded',
        referer: `https://${HOST}${PATH}/es/visit`,
      },
      body: `alert=${name}`,
    })
    expect(headers.location).toBe(`${PATH}/es/visit`)
    expect(headers['set-cookie']?.[0]).toContain(`Path=${PATH};`)
  })
})

describe('in a browser, below the path', () => {
  it('scripts load and work, and nothing is asked for beside it', async () => {
    const requests: string[] = []
    const window = await openWindow(below)
    const page = await window.go(`${PATH}/calendar`)
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.locator('.filtered-list-body[data-ready]').waitFor()
    const choice = page.locator('main form[data-refresh] label:has(small) input:visible').first()
    const [before, count] = [page.url(), page.locator('main .filtered-list-count')]
    const all = await count.textContent()
    await choice.check()
    await expect.poll(() => count.textContent()).not.toBe(all)
    expect(page.url()).not.toBe(before)

    await page.locator('#site-search').click()
    await page.getByRole('combobox', { name: 'Search the site' }).waitFor()
    await page.keyboard.insertText('librar')
    await page.getByRole('listbox', { name: 'Suggestions' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${PATH}/search?q=librar`)

    await page.locator('.languages a[hreflang=es]').first().click()
    await page.waitForURL(`**${PATH}/es/**`)
    expect(await page.locator('html').getAttribute('lang')).toBe('es')
    expect(requests.length).toBeGreaterThan(10)
    expect(requests.filter((path) => !isBelow(path))).toEqual([])
    await page.context().close()
  })

  it('forms and links lead from page to page without scripts', async () => {
    const requests: string[] = []
    const window = await openWindow(below, { scripts: false })
    const page = await window.go(`${PATH}/calendar`)
    page.on('request', (request) => requests.push(new URL(request.url()).pathname))
    await page.locator('main form label:has(small) input:visible').first().check()
    await page.locator('main form button:visible').last().click()
    await page.waitForURL(`**${PATH}/calendar?**`)
    await page.goto(`${below.origin}${PATH}/search`)
    await page.locator('main form input[name=q]').fill('paper')
    await page.locator('main form input[name=q]').press('Enter')
    await page.waitForURL(`**${PATH}/search?q=paper`)
    await page.locator('.languages a[hreflang=es]').first().click()
    await page.waitForURL(`**${PATH}/es/**`)
    for (const path of ['', '/visit', '/es/calendar'])
      expect((await page.goto(below.origin + PATH + path))?.status()).toBe(200)
    expect(requests.length).toBeGreaterThan(10)
    expect(requests.filter((path) => !isBelow(path))).toEqual([])
    await page.context().close()
  })
})
