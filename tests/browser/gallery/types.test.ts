import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { installedFacts } from '#engine/outputs/installed/installed.ts'
import { getPage, widths } from '../browser.ts'
import { contentDirectory, documentEntry, draft } from '../content.ts'
import { PREVIEW, withDemo, withSite } from '../server.ts'
import { definition } from './examples.ts'
import { lookThrough } from './look-through.ts'

const get = async (origin: string, path: string) => {
  const answer = await fetch(origin + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const preview = { environment: PREVIEW }
const { contentTypes, pages } = definition
const ADDRESSES = ['/_types', '/_types/', '/_types?q=people', '/_types/article', '/_types/image']

describe('the pages about content types', () => {
  const site = withDemo(PREVIEW)
  const problemsOf = lookThrough(site)

  it('show every content type with a link to its page, and which of them a site needs', async () => {
    const { text } = await get(site.origin, '/_types')
    const links = [...text.matchAll(/<h4><a href="\/_types\/(\w+)"/g)].map(([, type]) => type)
    expect(links.sort()).toEqual([...contentTypes.keys()].sort())
    const page = await getPage(site, '/_types')
    const needs = page.locator('#what-a-site-needs')
    expect(await needs.getByRole('link').allTextContents()).toEqual(
      expect.arrayContaining(['Home page', 'Home page with stories']),
    )
    expect(await page.locator('#vocabulary').getByRole('heading', { name: 'Person' }).count()).toBe(2)
    await page.context().close()
  })

  it('find a type by every word of a search, without scripts, and say how many', async () => {
    const page = await getPage(site, '/_types', { scripts: false })
    await page.getByLabel('Find a content type').fill('alternative text')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    expect(await page.getByRole('main').getByRole('status').textContent()).toBe('1 content type for “alternative text”')
    expect(await page.getByRole('main').getByRole('heading', { level: 4 }).allTextContents()).toEqual(['Image'])
    expect(await page.getByRole('link', { name: `Show all ${contentTypes.size} content types` }).count()).toBe(1)
    await page.context().close()
  })

  it('show of a type its address, what an entry needs, its fields and what they may hold', async () => {
    const page = await getPage(site, '/_types/article')
    const facts = page.locator('.hero-details')
    expect(await facts.textContent()).toMatch(/\/news\/….*uid, title, url, publication_date.*shown as a card/)
    expect(await facts.getByText('plugins/news/pages/article.ts').count()).toBe(1)
    const row = (name: RegExp) => page.getByRole('row', { name })
    expect(await row(/publication_date /).textContent()).toMatch(/YYYY-MM-DD.*required/)
    expect(
      await row(/Topics categories /)
        .getByRole('link', { name: 'article_category' })
        .getAttribute('href'),
    ).toBe('/_types/article_category')
    expect(
      await row(/^Body body /)
        .getByRole('link')
        .getAttribute('href'),
    ).toBe('/_blocks')
    expect(await row(/key_media\.media\[\]\.reference/).textContent()).toContain('media_reference')
    await page.context().close()
  })

  it('lead to the entries of a type, to their pages and to their files', async () => {
    const page = await getPage(site, '/_types/article')
    const entries = page.locator('#entries')
    const [place, file] = await entries.getByRole('listitem').first().getByRole('link').all()
    expect((await fetch(site.origin + (await place?.getAttribute('href')))).status).toBe(200)
    const { status, headers, text } = await get(site.origin, String(await file?.getAttribute('href')))
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8'])
    const name = String(await file?.textContent())
    expect(text).toBe(readFileSync(`demo/content/${name}`, 'utf8'))
    await page.context().close()
  })

  it.each(['/_types', '/_types?q=nothing-at-all', '/_types/page_home', '/_types/image', '/_types/document'])(
    '%s is in nobody’s way at 390 and 1440 px, with scripts and without',
    async (path) => expect(await problemsOf(path)).toEqual([]),
  )

  it('are reached by keyboard: skip link, part of the page, example to copy', async () => {
    const page = await getPage(site, '/_types/image', { width: widths.phone })
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    // Past the list, the search with its button, and the two lists of the gallery.
    for (let stop = 0; stop < 6; stop++) await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Examples to copy')
    await page.getByRole('article', { name: 'An entry with every field' }).locator('summary').focus()
    await page.keyboard.press('Enter')
    await page.getByText('"image_crops"').waitFor({ state: 'visible' })
    await page.context().close()
  })

  it('are cached by nobody and not for search engines', async () => {
    for (const path of [...ADDRESSES, '/_types/article/article_one_owl_six_weeks.json']) {
      const { status, headers } = await get(site.origin, path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
    }
  })

  it.each([
    '/_types/none',
    '/_types/__proto__',
    '/_types/article/none.json',
    '/_types/image/article_one_owl_six_weeks.json',
    '/_types/article/article_one_owl_six_weeks',
    '/_types/article/..%2F..%2Fdemo.json',
    '/_types/article/x/y',
  ])('have nothing at %s', async (path) => {
    expect((await get(site.origin, path)).status).toBe(404)
  })
})

describe.each([
  ['the smallest entry', 'smallest'],
  ['an entry with every field', 'full'],
] as const)('%s of every type, copied as it is shown', (_, fill) => {
  const types = installedFacts(definition).contentTypes
  const content = contentDirectory(
    ...types.map(({ name, example }) => ({ ...example(fill), _content_type_uid: name }) as never),
  )
  const site = withSite({ content, ...preview })

  it('is a site whose pages answer', async () => {
    const routes = types.flatMap(({ page }) => page?.route ?? [])
    for (const { name, page } of types.filter(({ page }) => page)) {
      const { text } = await get(site.origin, `/_types/${name}`)
      const [, path] = /id="entries".*?<ul class="gallery-rows"><li><span><a href="([^"]+)"/s.exec(text) ?? []
      const isContested = routes.filter((other) => other === page?.route).length > 1 && !page?.route.includes(':')
      if (path || !(isContested || pages.get(name)?.definition.address))
        expect([name, path, (await get(site.origin, path ?? '')).status]).toEqual([name, expect.any(String), 200])
    }
    expect((await get(site.origin, '/')).status).toBe(200)
    expect(site.log().filter(({ level }) => Number(level) >= 50)).toEqual([])
  })
})

describe('without entries', () => {
  const site = withSite({ content: contentDirectory(), ...preview })

  it('references of examples lead to examples', async () => {
    const { text } = await get(site.origin, '/_types/article')
    expect(text).toContain('The present content has none.')
    expect(text).toContain('author_example')
  })
})

describe('on the public site', () => {
  const site = withSite({ content: contentDirectory(documentEntry('a', 'Words.')) })

  it.each([...ADDRESSES, '/_types/document/document_a.json'])('there are no such pages at %s', async (path) => {
    expect((await get(site.origin, path)).status).toBe(404)
  })
})

describe('entries in the preview', () => {
  const secret = draft('document', { uid: 'document_b', title: 'Not yet', slug: 'b' })
  const site = withSite({ content: contentDirectory(secret), ...preview })

  it('are named as drafts', async () => {
    const { text } = await get(site.origin, '/_types/document')
    expect(text).toContain('The present content has 1.')
    expect(text).toContain('(draft)')
    expect((await get(site.origin, '/_types/document/document_b.json')).text).toBe(JSON.stringify(secret, null, 2))
  })
})
