import { beforeAll, describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { graphsOf } from '../../server/testing/structured-data.ts'
import { withDemo } from '../browser/index.ts'
import { ask } from './http.ts'
import { internalLinks, type Visited } from './links.ts'
import { pageTypes } from './page-types.ts'

const OWN = 'www.ellery.example'
const LANGUAGES = { 'en-US': '', es: '/es', ar: '/ar' } as const
type Tag = keyof typeof LANGUAGES
/** Pages that are written in all three. */
const WRITTEN = [
  ...['/', '/visit', '/visit/center', '/visit/villa', '/visit/day', '/accessibility', '/calendar', '/whats-on'],
  ...['/exhibitions', '/news', '/education/k-12-learning', '/search'],
]

const site = withDemo()
const addressIn = (tag: Tag, path: string) => `${LANGUAGES[tag]}${path === '/' && tag !== 'en-US' ? '' : path}`
const visit = async (path: string): Promise<Visited> => {
  const { status, text } = await ask(site.origin, path)
  return { path, status, document: parseHtml(text) }
}
const attributesOf = (document: Document | undefined, selector: string, name: string) =>
  [...(document?.querySelectorAll(selector) ?? [])].map((element) => element.getAttribute(name) ?? '')

describe('in each language', () => {
  it.each(Object.entries(pageTypes).filter(([name]) => name !== 'archived copy'))(
    '%s is shown, and around it everything is in that language',
    async (name, path) => {
      for (const tag of ['es', 'ar'] as const) {
        let page = await visit(addressIn(tag, path))
        // A slug may be another one there.
        if (page.status === 301) page = await visit((await ask(site.origin, page.path)).headers.location as string)
        const { document, status } = page
        expect([page.path, status]).toEqual([page.path, name === 'not found' ? 404 : 200])
        const { lang, dir } = document?.documentElement ?? {}
        expect([lang, dir]).toEqual([tag, tag === 'ar' ? 'rtl' : 'ltr'])
        const header = document?.querySelector('.site-header')
        expect(header?.querySelector('.site-brand')?.getAttribute('href')).toBe(LANGUAGES[tag])
        expect(header?.textContent).toContain(tag === 'ar' ? 'القائمة' : 'Menú')
        const main = document?.querySelector('main')
        const isForeign = main?.hasAttribute('lang')
        // What is not written in it says so.
        expect([page.path, document?.querySelector('.languages-note') !== null]).toEqual([page.path, isForeign])
        const strays = internalLinks(page, [OWN]).filter((link) => !/^\/(?:es|ar)(?:[/?#]|$)/.test(link))
        expect([page.path, strays.filter((link) => !/^\/(?:media|brand)\//.test(link))]).toEqual([page.path, []])
      }
    },
  )

  it.each(['es', 'ar'] as const)(
    'the pages that are written in %s lead to pages and places that are there',
    async (tag) => {
      const found = new Map<string, string>()
      for (const path of WRITTEN)
        for (const link of internalLinks(await visit(addressIn(tag, path)), [OWN])) found.set(link, path)
      const pages = new Map<string, Promise<Visited>>()
      const target = (path: string) => {
        const page = pages.get(path) ?? visit(path)
        pages.set(path, page)
        return page
      }
      const missing = [...found].map(async ([link, from]) => {
        const [path = '', place] = link.split('#')
        const { status, document } = await target(path)
        if (![200, 301, 302].includes(status)) return [`${status}: ${link} on ${from}`]
        const isThere = !place || status !== 200 || document?.getElementById(decodeURIComponent(place))
        return isThere ? [] : [`no such place: ${link} on ${from}`]
      })
      expect((await Promise.all(missing)).flat()).toEqual([])
      expect(found.size).toBeGreaterThan(100)
    },
  )
})

describe('for machines', () => {
  let sitemaps: Record<Tag, Map<string, Record<string, string>>>
  const sitemapOf = async (tag: Tag) => {
    const index = await ask(site.origin, `${LANGUAGES[tag]}/sitemap.xml`)
    const files = [...index.text.matchAll(/<loc>https:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path as string)
    const urls = new Map<string, Record<string, string>>()
    for (const file of files) {
      const { text } = await ask(site.origin, file)
      for (const [, url = ''] of text.matchAll(/<url>(.*?)<\/url>/g)) {
        const [, address = ''] = /<loc>([^<]+)<\/loc>/.exec(url) ?? []
        const alternates = [...url.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)]
        urls.set(address, Object.fromEntries(alternates.map(([, language, href]) => [language, href])))
      }
    }
    return urls
  }
  beforeAll(async () => {
    const [english, spanish, arabic] = await Promise.all((['en-US', 'es', 'ar'] as const).map(sitemapOf))
    sitemaps = { 'en-US': english, es: spanish, ar: arabic } as typeof sitemaps
  })

  it('sitemaps name each page in every language that it is written in, and each of them names all others', () => {
    expect(sitemaps.es.size).toBeGreaterThan(150)
    expect(sitemaps['en-US'].size).toBeGreaterThan(sitemaps.es.size)
    const broken = Object.entries(sitemaps).flatMap(([tag, urls]) =>
      [...urls].flatMap(([address, alternates]) =>
        Object.entries(alternates).flatMap(([other, href]) =>
          JSON.stringify(sitemaps[other as Tag]?.get(href)) === JSON.stringify(alternates) &&
          alternates[tag] === address
            ? []
            : [`${address} names ${href}`],
        ),
      ),
    )
    expect(broken).toEqual([])
    const prefixed = [...sitemaps.es.keys()].filter((address) => !address.startsWith(`https://${OWN}/es`))
    expect(prefixed).toEqual([])
  })

  it('robots are told of all sitemaps', async () => {
    const { text } = await ask(site.origin, '/robots.txt', { headers: { host: OWN } })
    if (text.includes('Sitemap'))
      expect(text.match(/Sitemap: .*/g)).toEqual(
        Object.values(LANGUAGES).map((path) => `Sitemap: https://${OWN}${path}/sitemap.xml`),
      )
  })

  it.each(WRITTEN)('the head of %s names all languages, from each of them alike', async (path) => {
    const pages = await Promise.all((['en-US', 'es', 'ar'] as const).map((tag) => visit(addressIn(tag, path))))
    const alternates = pages.map(({ document }) => attributesOf(document, 'link[rel=alternate][hreflang]', 'href'))
    const own = (['en-US', 'es', 'ar'] as const).map((tag) => `https://${OWN}${addressIn(tag, path)}`)
    for (const named of alternates) expect(named).toEqual([...own, own[0]])
    expect(attributesOf(pages[0]?.document, 'link[rel=alternate][hreflang]', 'hreflang')).toEqual([
      'en-US',
      'es',
      'ar',
      'x-default',
    ])
    expect(
      pages.flatMap(({ document }) =>
        attributesOf(document, 'link[rel=canonical]', 'href').map((one) => one.replace(/\?.*/, '')),
      ),
    ).toEqual(own)
    expect(pages.map(({ document }) => attributesOf(document, 'meta[property="og:locale"]', 'content'))).toEqual([
      ['en_US'],
      ['es'],
      ['ar'],
    ])
    for (const [index, { document }] of pages.entries()) {
      const page = graphsOf(document as Document)[0]?.nodes.find(
        (node) => String(node['@id']).endsWith('#webpage') || node.url === own[index],
      )
      expect([path, page?.inLanguage ?? Object.keys(LANGUAGES)[index]]).toEqual([path, Object.keys(LANGUAGES)[index]])
    }
  })

  it('a page that shows the words of another language names that page as its own', async () => {
    const { document, status } = await visit('/es/legal/privacy')
    expect(status).toBe(200)
    expect(attributesOf(document, 'link[rel=canonical]', 'href')).toEqual([`https://${OWN}/legal/privacy`])
    expect(attributesOf(document, 'link[rel=alternate][hreflang]', 'href')).toEqual([])
    expect(document?.querySelector('main')?.getAttribute('lang')).toMatch(/^en/)
  })

  it.each([
    ['/es/calendar.ics', /X-WR-CALNAME[^\n]*Ellery/],
    ['/es/news/atom.xml', /xml:lang="es"/],
    ['/ar/site.webmanifest', /"start_url":"\/ar",.*"lang":"ar","dir":"rtl"/],
    ['/es/site.webmanifest', /"start_url":"\/es",.*"lang":"es","dir":"ltr"/],
    ['/es/opensearch.xml', /template="https:\/\/www\.ellery\.example\/es\/search\?q=/],
  ])('%s speaks the language and leads to its pages', async (path, says) => {
    const { status, text } = await ask(site.origin, path)
    expect([path, status]).toEqual([path, 200])
    expect(text).toMatch(says)
    const addresses = [...text.matchAll(/https:\/\/www\.ellery\.example(\/[^\s"'<\\]*)/g)].map(
      ([, address]) => address as string,
    )
    const pages = addresses.filter((address) => !/^\/(?:iiif|media|brand|favicon|icon|apple)/.test(address))
    expect(pages.filter((address) => !address.startsWith(path.slice(0, 3)))).toEqual([])
  })
})

describe('visitors change the language', () => {
  const languagesOf = async (path: string) => {
    const { document } = await visit(path)
    return [...(document?.querySelectorAll('.languages')[0]?.querySelectorAll('a') ?? [])].map((link) => [
      link.getAttribute('href'),
      link.getAttribute('hreflang'),
      link.textContent,
    ])
  }

  it('by links to the same page, without scripts', async () => {
    expect(await languagesOf('/es/visit/center')).toEqual([
      ['/visit/center', 'en-US', 'English'],
      ['/ar/visit/center', 'ar', 'العربية'],
    ])
    const [spanish] = await languagesOf('/news/closed-mondays')
    expect(spanish?.[0]).toBe('/es/news/lunes-cerrado')
    expect((await ask(site.origin, '/es/news/closed-mondays')).headers.location).toBe('/es/news/lunes-cerrado')
  })

  it('and find what they asked for: the same day, the same words, the same page of a list', async () => {
    const asked = async (path: string) => (await languagesOf(path)).map(([href]) => href)
    expect(await asked('/es/visit/day?date=2026-03-16&utm_source=letter')).toEqual([
      '/visit/day?date=2026-03-16',
      '/ar/visit/day?date=2026-03-16',
    ])
    expect(await asked('/search?q=clay+jar&type=article')).toEqual([
      '/es/search?q=clay+jar&type=article',
      '/ar/search?q=clay+jar&type=article',
    ])
    expect(await asked('/ar/news/all?page=2')).toEqual(['/news/all?page=2', '/es/news/all?page=2'])
  })

  it('from what is nowhere to the home page, which is said', async () => {
    expect(await languagesOf('/es/nada')).toEqual([
      ['/', 'en-US', 'English (página de inicio)'],
      ['/ar', 'ar', 'العربية (página de inicio)'],
    ])
  })
})
