import { readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { graphsOf, valuesOf } from '../../server/testing/structured-data.ts'
import {
  axeProblems,
  contentDirectory,
  getPage,
  hostSite,
  htmlProblems,
  layoutProblems,
  openWindow,
  widths,
  withSite,
} from '../browser/index.ts'
import { ask } from './http.ts'
import { crawl, sitemapPaths, type Visited } from './links.ts'
import { englishSaid, textsOf } from './said-texts.ts'

const content = join(import.meta.dirname, '../institution/content')
const OWN = 'www.mareas.example'
/** What only the demo's institution is called, says or has. */
const FOREIGN = /ellery|los[ _]angeles|\bERI\b|\bVilla\b|America\/|\bCalifornia\b/i
/** Of each type of page one address. */
const PAGES = {
  home: '/',
  document: '/visit/puerto',
  visit: '/visit',
  site: '/visit/faro',
  'document in a menu': '/visit/puerto/faqs',
  exhibitions: '/exhibitions',
  exhibition: '/exhibitions/redes-y-nudos',
  'exhibition to come': '/exhibitions/luces-de-costa',
  calendar: '/calendar',
  event: '/calendar/taller-de-nudos',
  'event without a date': '/calendar/noche-de-niebla',
  tour: '/calendar/subida-al-faro',
  series: '/whats-on/tardes-de-muelle',
  'special series': '/costa-y-ciencia',
  'what is on': '/whats-on',
  news: '/news',
  'all news': '/news/all',
  article: '/news/la-ultima-almadraba',
  'press release': '/news/el-faro-abre-de-noche',
  author: '/author/ines-toral',
  topic: '/news/topic/oficios',
  tag: '/news/tag/redes',
  journalists: '/news/journalists',
  'not found': '/no-hay-nada',
}

/** Every address of the site that a document names, in links, pictures, styles, feeds and cards. */
function addressesIn({ document, path }: Visited): string[] {
  const written = [...(document?.querySelectorAll('[href], [src], [srcset], [content]') ?? [])].flatMap((element) => [
    ...['href', 'src', 'content'].map((name) => element.getAttribute(name) ?? ''),
    ...(element.getAttribute('srcset') ?? '').split(', ').map((one) => one.split(' ')[0] ?? ''),
  ])
  return written.flatMap((address) => {
    if (!/^(?:\/|https?:)/.test(address) || !URL.canParse(address, `https://${OWN}${path}`)) return []
    const { host, pathname, search } = new URL(address, `https://${OWN}${path}`)
    return host === OWN ? [pathname + search] : []
  })
}

it('an institution that lacks what a site needs does not start, and is told all of it', async () => {
  const directory = contentDirectory()
  const colors = { blue: { ground: '#7799cc', ink: '#ffffff' } }
  const start = (institution: object) => {
    writeFileSync(join(directory, 'institution.json'), JSON.stringify(institution))
    return hostSite({ content: directory })
  }
  await expect(start({ timeZone: 'Spain', menuLabels: null })).rejects.toThrow(
    /"name" is missing\..*\n"siteUrl" is missing\..*\n"timeZone" is "Spain"\..*\n"language" is missing\./,
  )
  const needed = { name: 'Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'es' }
  await expect(start({ ...needed, colors })).rejects.toThrow(
    /"colors\.blue" gives text of "on-blue" \(#ffffff\) on "blue" \(#7799cc\) a contrast of 2\.91:1; WCAG 2\.2 asks for 4\.5:1/,
  )
})

describe('another institution, from its own directory alone', () => {
  const site = withSite({ content })
  let pages: Visited[]
  let texts: Map<string, { status: number; text: string }>

  beforeAll(async () => {
    const first = [...Object.values(PAGES), ...(await sitemapPaths(site.origin))]
    ;({ pages } = await crawl(site.origin, [...new Set(first)], [OWN]))
    const files = [
      '/robots.txt',
      '/sitemap.xml',
      '/site.webmanifest',
      '/favicon.svg',
      '/opensearch.xml',
      '/calendar.ics',
    ]
    const all = new Set([...files, ...pages.flatMap((page) => [page.path, ...addressesIn(page)])])
    texts = new Map(
      await Promise.all(
        [...all].map(async (path) => {
          const { status, text } = await ask(site.origin, path)
          return [path, { status, text }] as const
        }),
      ),
    )
  })

  it('starts with a directory that names every key it uses, and warns of none', () => {
    expect(readdirSync(content)).toContain('institution.json')
    expect(site.log().filter(({ msg }) => /institution/.test(String(msg)))).toEqual([])
  })

  it('says nothing of the first one, in any page, feed, file, address or picture', () => {
    expect(texts.size).toBeGreaterThan(100)
    const said = [...texts].flatMap(([path, { text }]) => {
      const found = FOREIGN.exec(path) ?? (/\.(?:woff2|jpg|png|js)$/.test(path) ? null : FOREIGN.exec(text))
      return found ? [`${path}: ${(found.input as string).slice(Math.max(0, found.index - 60), found.index + 40)}`] : []
    })
    expect(said).toEqual([])
  })

  it('leads nowhere that is not there', () => {
    const lost = [...texts].filter(
      ([path, { status }]) => status !== 200 && !['/no-hay-nada', '/opensearch.xml'].includes(path),
    )
    expect(lost.map(([path, { status }]) => `${status} ${path}`)).toEqual([])
  })

  it('prints nothing that is not given', () => {
    const odd = pages.flatMap(({ path, document }) => {
      const text = document?.body.textContent ?? ''
      return /undefined|\bnull\b|NaN|\[object/.test(text) ? [path] : []
    })
    expect(odd).toEqual([])
    const footer = pages[0]?.document?.querySelector('.site-footer-print')?.textContent
    expect(footer).toBe('© 2026 Casa de las Mareas · Cádiz')
  })

  it('has its own logo, colours and faces', async () => {
    const logo = pages[0]?.document?.querySelector('.site-header .site-brand > img')
    expect(logo?.getAttribute('alt')).toBe('Casa de las Mareas')
    expect(texts.get(logo?.getAttribute('src') ?? '')?.text).toContain('M4 40q26')
    expect(texts.get('/favicon.svg')?.text).toContain('#e9c46a')
    const page = await getPage(site, '/exhibitions')
    const shown = await page.evaluate(() => {
      const of = (selector: string, name: string) =>
        getComputedStyle(document.querySelector(selector) as Element).getPropertyValue(name)
      const logo = document.querySelector('.site-header .site-brand > img')?.getBoundingClientRect()
      return [
        Math.round(((logo?.width ?? 0) / (logo?.height ?? 1)) * 10),
        of(':root', '--blue'),
        of('.site-footer', 'background-color'),
        of('body', 'font-family'),
      ]
    })
    expect(shown).toEqual([37, '#0b5d66', 'rgb(16, 42, 46)', 'Verdana, system-ui, sans-serif'])
    await page.context().close()
  })

  it('filters by its own sites, and has its own menus, costs and links', () => {
    const filters = (path: string) =>
      [...(pages.find((page) => page.path === path)?.document?.querySelectorAll('[name=location]') ?? [])].map(
        (input) => input.getAttribute('value'),
      )
    expect(filters('/exhibitions')).toEqual(['puerto', 'faro', 'online'])
    expect(filters('/calendar')).toEqual(['puerto', 'faro', 'online'])
    const choices =
      pages.find(({ path }) => path === '/calendar')?.document?.querySelectorAll('.filter-choice > span') ?? []
    expect([...choices].map(({ textContent }) => textContent)).toEqual([
      ...['Talleres', 'Charlas', 'Visitas', 'Exposiciones', 'Público general', 'Familias'],
      ...['Casa del Puerto', 'Casa del Faro', 'En línea'],
    ])
    const text = (path: string) => texts.get(path)?.text ?? ''
    expect(text('/exhibitions')).toContain('href="/archivo/exposiciones"')
    expect(text('/exhibitions/redes-y-nudos')).toContain('Gratis')
    expect(text('/calendar/taller-de-nudos')).toMatch(/4\s€–6,50\s€/)
    expect(text('/visit/puerto/faqs')).toContain('Puerto')
    expect(text('/visit')).toMatch(
      /id="puerto" data-color="sky"[\s\S]*Abierto ahora hasta las 19:00[\s\S]*id="faro" data-color="yellow"/,
    )
    expect(text('/visit')).toContain('Abierto ahora hasta la 1:00')
    expect(text('/visit/faro')).toMatch(/viernes, 20 de marzo[\s\S]*la revisión de la linterna/)
    expect(text('/contacto')).toMatch(/Horario[\s\S]*Casa del Puerto[\s\S]*Abierto hoy 10:00–19:00/)
  })

  it('describes itself, in its own place, zone and language', () => {
    for (const { path, document } of pages) {
      if (!document) continue
      expect([path, document.documentElement.lang]).toEqual([path, 'es-ES'])
      const [graph] = graphsOf(document)
      const organization = graph?.nodes.find((node) => node['@type'] === 'Organization')
      expect(organization).toEqual({
        '@type': 'Organization',
        '@id': `https://${OWN}/#organization`,
        name: 'Casa de las Mareas',
        url: `https://${OWN}/`,
        address: { '@type': 'PostalAddress', addressLocality: 'Cádiz', addressCountry: 'ES' },
        logo: `https://${OWN}/icon-512.png`,
        sameAs: ['https://fotos.example/mareas'],
      })
      for (const date of valuesOf('startDate', graph?.nodes))
        if (String(date).includes('T')) expect(date).toMatch(/\+0[12]:00$/)
    }
    expect(texts.get('/calendar.ics')?.text).toContain('TZID:Europe/Madrid')
  })

  it('speaks Spanish wherever the site itself speaks', () => {
    const english = englishSaid()
    const said = pages.flatMap(({ path, document }) =>
      (document ? textsOf(document) : []).flatMap((text) => (english(text) ? [`${path}: ${text}`] : [])),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(said).toEqual([])
    expect(texts.get('/calendar')?.text).toContain('Elegir en un calendario')
    expect(site.log().filter(({ msg }) => /said in English/.test(String(msg)))).toEqual([])
  })

  it.each(Object.entries(PAGES))('has a valid page: %s', async (_name, path) => {
    expect(await htmlProblems(texts.get(path)?.text ?? '')).toEqual([])
  })

  it('is in nobody’s way on a phone and on a wide screen', async () => {
    const [phone, desktop] = await Promise.all(
      [widths.phone, widths.desktop].map((width) => openWindow(site, { width })),
    )
    const problems: string[] = []
    for (const path of Object.values(PAGES)) {
      const small = (await phone?.go(path)) as Page
      const large = (await desktop?.go(path)) as Page
      const found = [await axeProblems(small), await layoutProblems(small), await layoutProblems(large)].flat()
      problems.push(...found.map((problem) => `${path}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
})
