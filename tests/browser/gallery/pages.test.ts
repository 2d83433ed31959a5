import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { getPage, widths } from '../browser.ts'
import { contentDirectory, documentEntry, draft, writeEntry } from '../content.ts'
import { PREVIEW, withDemo, withSite } from '../server.ts'
import { blocks } from './examples.ts'
import { lookThrough } from './look-through.ts'

const get = async (origin: string, path: string) => {
  const answer = await fetch(origin + path)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const ADDRESSES = ['/_blocks', '/_blocks/', '/_blocks?q=card', '/_blocks/callOut', '/_blocks/callOut/1']

describe('the block gallery', () => {
  const site = withDemo(PREVIEW)

  const problemsOf = lookThrough(site)
  it('shows every block with a link to its page', async () => {
    const { text } = await get(site.origin, '/_blocks')
    const links = [...text.matchAll(/<h3><a href="\/_blocks\/(\w+)"/g)].map(([, type]) => type)
    expect(links.sort()).toEqual([...blocks.keys()].sort())
    expect(text).toContain(`${blocks.size} blocks, each with its examples`)
  })

  it('finds blocks by every word of a search, without scripts, and says how many', async () => {
    const page = await getPage(site, '/_blocks?q=heading', { scripts: false })
    await page.getByLabel('Find a block').fill('call_out')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    expect(await page.getByRole('main').getByRole('status').textContent()).toBe('1 block for “call_out”')
    expect(await page.getByRole('main').getByRole('heading', { level: 3 }).allTextContents()).toEqual(['Call-out'])
    await page.getByLabel('Find a block').fill('no such <block>')
    await Promise.all([page.waitForURL('**q=no*'), page.keyboard.press('Enter')])
    expect(await page.getByRole('main').getByRole('status').textContent()).toBe('0 blocks for “no such <block>”')
    expect(await page.getByRole('link', { name: `Show all ${blocks.size} blocks` }).getAttribute('href')).toBe(
      '/_blocks',
    )
    await page.context().close()
  })

  it('shows of a block its fields, what an editor writes, and the entries in which it stands', async () => {
    const page = await getPage(site, '/_blocks/callOut')
    expect(await page.getByRole('row', { name: /content_promo .*reference/ }).textContent()).toContain('required')
    expect(await page.locator('pre').first().textContent()).toContain('"_content_type_uid": "content_promo"')
    expect(await page.getByText('entries/article/article_one_owl_six_weeks.json').count()).toBe(1)
    const place = page.getByRole('link', { name: 'One Owl, Six Weeks' })
    expect((await fetch(site.origin + (await place.getAttribute('href')))).status).toBe(200)
    expect(await page.getByText(/^Allowed in .*\barticle\.body\b/).count()).toBe(1)
    await page.context().close()
  })

  it('shows of a block that pages compose the page types which do', async () => {
    const { text } = await get(site.origin, '/_blocks/hero')
    expect(text).toContain('Page type article')
    expect((await get(site.origin, '/_blocks/siteHeader')).text).toContain('around pages')
    expect((await get(site.origin, '/_blocks/notFound')).text).toContain('shown where there is none')
  })

  it('shows each example alive, in a frame as high as the example, as wide as asked for', async () => {
    const page = await getPage(site, '/_blocks/pullQuoteBlock?width=390')
    const frames = page.locator('.gallery-frame iframe')
    expect(await frames.count()).toBe(blocks.get('pullQuoteBlock')?.definition.examples.length)
    for (const frame of await frames.all()) {
      await frame.scrollIntoViewIfNeeded()
      await expect.poll(() => fits(frame)).toBe(true)
      expect((await frame.boundingBox())?.width).toBe(390)
    }
    await page.context().close()
  })

  it.each(['/_blocks', '/_blocks?q=nothing-at-all', '/_blocks/mediaRowBlock', '/_blocks/cardListing', '/_blocks/hero'])(
    '%s is in nobody’s way at 390 and 1440 px, with scripts and without',
    async (path) => expect(await problemsOf(path)).toEqual([]),
  )

  it('is reached by keyboard: skip link, list, block, what an editor writes', async () => {
    const page = await getPage(site, '/_blocks?q=call-out', { width: widths.phone })
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Skip to main content')
    await page.keyboard.press('Enter')
    for (const name of ['Find a block', 'Search', 'Show all', 'Block gallery', 'Content types', 'Call-out']) {
      await page.keyboard.press('Tab')
      const { label, text } = await page.evaluate(() => ({
        label: (document.activeElement as HTMLInputElement).labels?.[0]?.textContent,
        text: document.activeElement?.textContent,
      }))
      expect(label ?? text).toContain(name)
    }
    await Promise.all([page.waitForURL('**/_blocks/callOut'), page.keyboard.press('Enter')])
    await page.getByText('What an editor writes').first().focus()
    await page.keyboard.press('Enter')
    await page.locator('pre').first().waitFor({ state: 'visible' })
    await page.context().close()
  })

  it('is kept by nobody and not for search engines, and frames nothing but the site', async () => {
    for (const path of ADDRESSES) {
      const { status, headers, text } = await get(site.origin, path)
      expect([path, status]).toEqual([path, 200])
      expect(headers.get('cache-control')).toBe('no-store')
      expect(headers.get('x-robots-tag')).toBe('noindex')
      expect(text).toContain('<meta name="robots" content="noindex">')
      expect(headers.get('content-security-policy')).toMatch(/frame-src 'self'(;| )/)
    }
    expect(await site.metric('atrium_pages_cached')).toBe(0)
    expect((await get(site.origin, '/news')).headers.get('content-security-policy')).not.toMatch(/frame-src 'self'/)
  })

  it.each(['/_blocks/none', '/_blocks/callOut/0', '/_blocks/callOut/99', '/_blocks/callOut/1/2', '/_blocks/__proto__'])(
    'has nothing at %s',
    async (path) => {
      expect((await get(site.origin, path)).status).toBe(404)
    },
  )
})

/** The frame is as high as the document in it. */
const fits = async (frame: ReturnType<Page['locator']>): Promise<boolean> => {
  const own = await frame.boundingBox()
  const shown = await (await frame.elementHandle())?.contentFrame()
  const height = await shown?.evaluate(() => document.body.getBoundingClientRect().height)
  return own !== null && height !== undefined && Math.abs(own.height - height) <= 1
}

describe('on the public site', () => {
  const site = withSite({ content: contentDirectory(documentEntry('a', 'Words.')) })

  it.each(ADDRESSES)('there is no gallery at %s', async (path) => {
    expect((await get(site.origin, path)).status).toBe(404)
  })
})

describe('the use that the gallery tells of', () => {
  const content = contentDirectory(
    documentEntry('a', 'Words.'),
    draft('document', {
      uid: 'document_b',
      title: 'Not yet',
      slug: 'b',
      body: [{ text_block: { text: '<p>Words.</p>' } }],
    }),
  )
  writeEntry(
    content,
    draft('document', { ...documentEntry('a', 'Newer words.'), uid: 'document_a', title: 'Newer' }),
    '.draft',
  )
  const site = withSite({ content, environment: { ENABLE_PREVIEW: 'true' } })

  it('counts drafts, and names the file that holds them', async () => {
    const { text } = await get(site.origin, '/_blocks/textBlock')
    expect(text).toContain('2 × in 2 entries.')
    expect(text).toContain('entries/document/document_b.json')
    expect(text).toContain('entries/document/document_a.draft.json')
    expect(text).toContain('(draft)')
  })
})
