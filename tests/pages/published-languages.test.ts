import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { contentDirectory, documentEntry, published, writeEntry } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'
import { ask } from './http.ts'

const SECRET = 'long enough a secret'
const content = contentDirectory(
  published('page_home', { uid: 'page_home', title: 'Home', url: '/' }),
  documentEntry('clay', 'Clay from the river.'),
  documentEntry('kiln', 'A kiln of brick.'),
)
writeFileSync(
  join(content, 'institution.json'),
  JSON.stringify({
    ...{ name: 'House of Cups', siteUrl: 'https://cups.example', timeZone: 'Europe/Madrid', language: 'en-US' },
    languages: [
      { tag: 'en-US', path: '' },
      { tag: 'es', path: '/es' },
    ],
    languageByBrowser: true,
  }),
)
const site = withSite({ content, environment: { CONTENT_SECRET: SECRET } })

const fileOf = (slug: string, tag: string) => join(content, `entries/document/document_${slug}.${tag}.json`)
const write = (slug: string, title: string) =>
  writeFileSync(
    fileOf(slug, 'es'),
    JSON.stringify({
      uid: `document_${slug}`,
      _holds: 'differences',
      title,
      body: [{ text_block: { text: '<p>Palabras.</p>' } }],
    }),
  )
const sync = () =>
  ask(site.origin, '/_content/sync', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })
const shown = async (path: string) => {
  const { text, headers } = await ask(site.origin, path)
  const document = parseHtml(text)
  return {
    title: document.querySelector('h1')?.textContent,
    note: document.querySelector('.languages-note')?.textContent,
    languages: [...document.querySelectorAll('link[hreflang]')].map((link) => link.getAttribute('hreflang')),
    etag: headers.etag,
  }
}

it('what is published in one language is seen there at once, and in the others the page alone that names it', async () => {
  const note = 'Esta página todavía no está disponible en español.'
  expect(await shown('/es/clay')).toMatchObject({ title: 'Page clay', note, languages: [] })
  const [clay, kiln] = [await shown('/clay'), await shown('/kiln')]
  expect(clay).toMatchObject({ title: 'Page clay', note: undefined, languages: [] })
  write('clay', 'Barro')
  expect((await sync()).status).toBe(200)
  expect(await shown('/es/clay')).toMatchObject({
    title: 'Barro',
    note: undefined,
    languages: ['en-US', 'es', 'x-default'],
  })
  expect(await shown('/clay')).toMatchObject({ title: 'Page clay', languages: ['en-US', 'es', 'x-default'] })
  expect((await shown('/kiln')).etag).toBe(kiln.etag)
  rmSync(fileOf('clay', 'es'))
  await sync()
  expect(await shown('/es/clay')).toMatchObject({ title: 'Page clay', note })
  expect(await shown('/clay')).toMatchObject(clay)
})

it('a picture that was replaced by one of another shape has its size on pages of every language', async () => {
  const draw = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: 'teal' } }).toFile(join(content, 'images/kiln.png'))
  mkdirSync(join(content, 'images'))
  await draw(400, 300)
  const reference = [{ uid: 'img_kiln', _content_type_uid: 'image' }]
  const size = { width: 400, height: 300 }
  writeEntry(
    content,
    published('image', { uid: 'img_kiln', title: 'Kiln', alt: 'A kiln', iiif: { id: 'kiln' }, ...size }),
  )
  const body = [{ media_row_block: { layout: 'column-width', media: [{ reference }] } }]
  writeEntry(content, documentEntry('pictured', '', { body }))
  await sync()
  const shape = async (path: string) => {
    const picture = parseHtml((await ask(site.origin, path)).text).querySelector('main img[src*="/iiif/kiln/"]')
    return Number(picture?.getAttribute('height')) > Number(picture?.getAttribute('width')) ? 'tall' : picture && 'wide'
  }
  expect([await shape('/pictured'), await shape('/es/pictured')]).toEqual(['wide', 'wide'])
  await draw(300, 400)
  expect((await ask(site.origin, '/iiif/kiln/full/200,/0/default.jpg')).status).toBe(200)
  for (const path of ['/pictured', '/es/pictured']) await expect.poll(() => shape(path)).toBe('tall')
})

it('a file that is not valid costs no page, and is named', async () => {
  write('kiln', 'Horno')
  await sync()
  writeFileSync(fileOf('kiln', 'es'), '{ "title": ')
  await sync()
  expect(await shown('/es/kiln')).toMatchObject({ title: 'Horno' })
  expect(JSON.stringify(site.log())).toContain('document_kiln.es.json is not valid JSON')
})

it('who comes for the first time is led to the language of the browser, and never against a choice', async () => {
  const home = (headers: Record<string, string>) => ask(site.origin, '/', { headers })
  const host = new URL(site.origin).host
  expect((await home({ 'accept-language': 'es-MX,en;q=0.5' })).headers.location).toBe('/es')
  expect((await home({ 'accept-language': 'en' })).status).toBe(200)
  const chosen = await home({ 'accept-language': 'es', referer: `http://${host}/es/kiln` })
  expect([chosen.status, String(chosen.headers['set-cookie'])]).toEqual([
    200,
    expect.stringMatching(/^language=en-US;/),
  ])
  expect(chosen.headers['cache-control']).toMatch(/^private,/)
  const style = await ask(site.origin, '/_css/hero.css', { headers: { referer: `http://${host}/es` } })
  expect(style.headers['set-cookie']).toBeUndefined()
  expect((await home({ 'accept-language': 'es', cookie: 'language=en-US' })).status).toBe(200)
})

describe('below a path of its host', () => {
  const below = withSite({ content, environment: { SITE_URL: 'https://cups.example/en-site' } })
  const home = (headers: Record<string, string>, path = '') =>
    ask(below.origin, `/en-site${path}`, { headers: { host: 'cups.example', 'accept-language': 'es', ...headers } })

  it('whoever comes for the first time is led to the language below the path, and what is chosen is kept for it alone', async () => {
    expect((await home({})).headers.location).toBe('/en-site/es')
    // From another site at the same host one comes for the first time, too.
    expect((await home({ referer: 'https://cups.example/es' })).headers.location).toBe('/en-site/es')
    expect((await home({ referer: 'https://cups.example/en-site/es' })).status).toBe(200)
    const chosen = await home({ referer: 'https://cups.example/en-site/clay' }, '/es')
    expect(chosen.headers['set-cookie']).toEqual([expect.stringContaining('language=es; Path=/en-site;')])
  })
})

it('a link to another language is not fetched ahead: whoever follows it chooses that one', async () => {
  const { text } = await ask(site.origin, '/_speculation-rules.json')
  const [{ where }] = JSON.parse(text).prefetch
  const document = parseHtml((await ask(site.origin, '/clay')).text)
  const isFetched = (link: string) => !document.querySelector(link)?.matches(where.and[2].not.selector_matches)
  expect([isFetched('a[href="/es/clay"]'), isFetched('main a, a[href="/"]')]).toEqual([false, true])
})
