import { beforeAll, describe, expect, it } from 'vitest'
import { withDemo } from '../browser/server.ts'
import { ask } from './http.ts'
import { crawl, sitemapPaths, type Visited } from './links.ts'

const OWN = ['www.ellery.example']

/** What is written in Spanish alone has its own address among the Spanish pages. */
const isInSpanish = (document: Document) => document.querySelector('main')?.lang.startsWith('es')

describe('every page of the demo site', () => {
  const site = withDemo()
  let pages: Visited[]
  let byPath: Map<string, Visited>
  let from: Map<string, string>
  let mapped: string[]

  beforeAll(async () => {
    mapped = await sitemapPaths(site.origin)
    ;({ pages, from } = await crawl(site.origin, ['/', ...mapped], OWN))
    byPath = new Map(pages.map((page) => [page.path, page]))
  })

  const each = (problem: (page: Visited) => string | string[] | undefined) =>
    pages.flatMap((page) => [problem(page) ?? []].flat().map((text) => `${page.path}: ${text}`))
  const ofDocuments = (problem: (document: Document, page: Visited) => string | string[] | undefined) =>
    each((page) => (page.document ? problem(page.document, page) : undefined))

  it('is in the sitemap or reached by links, and answers 200', () => {
    expect(mapped.length).toBeGreaterThan(150)
    expect(
      each(({ status, path }) => (status === 200 ? undefined : `${status}, linked from ${from.get(path)}`)),
    ).toEqual([])
  })

  it('has every anchor that links lead to', () => {
    const broken = [...from].flatMap(([link, source]) => {
      const [path = '', anchor] = link.split('#')
      // A place in a recording, in seconds.
      if (path.startsWith('/media/') && /^t=\d+$/.test(anchor ?? '')) return []
      const target = byPath.get(path)?.document
      return !anchor || target?.getElementById(decodeURIComponent(anchor)) ? [] : [`${link} on ${source}`]
    })
    expect(broken).toEqual([])
  })

  it('is in the sitemap when a link leads there', () => {
    const known = new Set(mapped)
    expect(
      ofDocuments((document, { path }) =>
        isInSpanish(document) || known.has(path.replace(/[?#].*$/, '').replace(/(.)\/$/, '$1'))
          ? undefined
          : 'is in no sitemap',
      ),
    ).toEqual([])
  })

  it('SITE-027 ENG-030 names itself by one address, without a trailing slash', () => {
    expect(
      ofDocuments((document, { path }) => {
        const { pathname, search } = new URL(path, 'http://a')
        // Each page of a list is canonical to itself; filters and all other queries belong to the page without them.
        const page = /^\?page=\d+$/.test(search) && document.querySelector('link[rel=prev]') ? search : ''
        const expected = `https://${OWN[0]}${isInSpanish(document) ? '/es' : ''}${pathname.replace(/(.)\/$/, '$1')}${page}`
        const canonical = document.querySelector('link[rel=canonical]')?.getAttribute('href')
        return canonical === expected ? undefined : `canonical is ${canonical}`
      }),
    ).toEqual([])
  })

  it('SITE-027 SITE-028 SITE-029 SITE-030 has a title, a description and social metadata', () => {
    const isSaid = (document: Document, selector: string) =>
      Boolean(document.querySelector(selector)?.getAttribute('content'))
    expect(
      ofDocuments((document) => [
        ...(document.title.trim() ? [] : ['no title']),
        ...['name="description"', 'property="og:title"', 'property="og:description"', 'name="twitter:title"']
          .filter((name) => !isSaid(document, `meta[${name}]`))
          .map((name) => `no ${name}`),
        ...(document.querySelector('meta[name="twitter:card"]')?.getAttribute('content') === 'summary_large_image'
          ? []
          : ['twitter:card']),
        ...(document.querySelector('meta[name="twitter:site"]')?.getAttribute('content') === '@theellery'
          ? []
          : ['twitter:site']),
      ]),
    ).toEqual([])
  })

  it('SITE-028 is shared as a website, with a picture and a colour', () => {
    const said = (document: Document, name: string) => document.querySelector(`meta[${name}]`)?.getAttribute('content')
    expect(
      ofDocuments((document) => {
        const kind = said(document, 'property="og:type"')
        return [
          ...(kind === 'website' ? [] : [`og:type ${kind}`]),
          ...(said(document, 'property="og:image"')?.startsWith(`https://${OWN[0]}/`) ? [] : ['no picture']),
          ...(/^#[0-9a-f]{6}$/.test(said(document, 'name="theme-color"') ?? '') ? [] : ['no colour']),
        ]
      }),
    ).toEqual([])
  })

  it('SITE-025 has a description of its own', () => {
    const byText = new Map<string, string[]>()
    for (const { document, path } of pages) {
      const text = document?.querySelector('meta[name="description"]')?.getAttribute('content')
      if (text && !path.includes('?')) byText.set(text, [...(byText.get(text) ?? []), path.replace(/(.)\/$/, '$1')])
    }
    expect([...byText.values()].filter((paths) => new Set(paths).size > 1)).toEqual([])
  })

  it('has titles of its own', () => {
    const titles = new Map<string, string[]>()
    for (const { document, path } of pages)
      if (document && !path.includes('?')) titles.set(document.title, [...(titles.get(document.title) ?? []), path])
    expect([...titles].filter(([, paths]) => new Set(paths.map((path) => path.replace(/\/$/, ''))).size > 1)).toEqual(
      [],
    )
  })

  it('has one first heading, landmarks, and no id twice', () => {
    expect(
      ofDocuments((document) => {
        const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
        return [
          ...(document.querySelectorAll('h1').length === 1
            ? []
            : [`${document.querySelectorAll('h1').length} first headings`]),
          ...['header', 'main', 'footer'].filter((name) => !document.querySelector(name)).map((name) => `no ${name}`),
          ...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `the id ${id} stands twice`),
        ]
      }),
    ).toEqual([])
  })

  it('has headings in order', () => {
    expect(
      ofDocuments((document) => {
        const levels = [...document.querySelectorAll('main h1, main h2, main h3, main h4, main h5, main h6')].map(
          ({ localName }) => Number(localName[1]),
        )
        const skipped = levels.findIndex((level, index) => level > (levels[index - 1] ?? 0) + 1)
        return skipped === -1
          ? undefined
          : `h${levels[skipped]} after ${skipped === 0 ? 'nothing' : `h${levels[skipped - 1]}`}`
      }),
    ).toEqual([])
  })

  it('gives every picture a text, a size and its loading', () => {
    expect(
      ofDocuments((document) =>
        [...document.querySelectorAll('img')].flatMap((image) => {
          const missing = ['alt', 'width', 'height', 'loading'].filter((name) => !image.hasAttribute(name))
          return missing.length > 0 ? [`${image.getAttribute('src')} has no ${missing.join(', ')}`] : []
        }),
      ),
    ).toEqual([])
  })

  it('shows no picture twice, but on cards of one entry that several of its lists name', () => {
    const shows = (image: Element) => ({
      master: /^\/iiif\/([^/]+)\//.exec(image.getAttribute('src') ?? '')?.[1],
      entry: image.closest('article, li, .featured')?.querySelector('h2 a, h3 a, h4 a, a')?.getAttribute('href'),
    })
    const uses = new Map<string, number>()
    const twice = ofDocuments((document) => {
      const seen = new Map<string, (string | null | undefined)[]>()
      for (const { master, entry } of [...document.querySelectorAll('main img[src]')].map(shows))
        if (master) seen.set(master, [...(seen.get(master) ?? []), entry])
      for (const master of seen.keys()) uses.set(master, (uses.get(master) ?? 0) + 1)
      return [...seen].flatMap(([master, entries]) =>
        entries.length > 1 && (!entries[0] || new Set(entries).size > 1) ? [`${master} ${entries.join(', ')}`] : [],
      )
    })
    expect(twice).toEqual([])
    // The demo has many pictures, and none of them stands for everything.
    expect(uses.size).toBeGreaterThan(450)
    expect([...uses].filter(([, pages]) => pages > 70)).toEqual([])
  })

  it('SITE-024 has breadcrumbs that lead from the home page to it', () => {
    expect(
      ofDocuments((document, { path }) => {
        if (path === '/') return undefined
        const links = [...document.querySelectorAll('nav[aria-label="Breadcrumb" i] a')].map(
          (link) => link.getAttribute('href') as string,
        )
        const isWay = links[0] === '/' && links.every((link, index) => index === 0 || path.startsWith(link))
        return isWay ? undefined : `breadcrumbs ${links.join(' ')}`
      }),
    ).toEqual([])
  })

  it('shows pictures that are there', async () => {
    const masters = new Map<string, string>()
    for (const { document, path } of pages)
      for (const image of document?.querySelectorAll('img[src^="/iiif/"]') ?? []) {
        const source = image.getAttribute('src') as string
        masters.set(source.replace(/\/[^/]+\/[^/]+\/[^/]+\/[^/]+$/, ''), path)
      }
    expect(masters.size).toBeGreaterThan(40)
    const answers = await Promise.all(
      [...masters].map(async ([master, path]) => [
        master,
        path,
        (await ask(site.origin, `${master}/info.json`)).status,
      ]),
    )
    expect(answers.filter(([, , status]) => status !== 200)).toEqual([])
  })

  it('puts nothing into the log that went wrong', async () => {
    const wrong = (await site.log()).filter(({ level }) => Number(level) >= 50)
    expect([...new Set(wrong.map(({ uid, msg }) => `${uid}: ${msg}`))]).toEqual([])
  })
})
