import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { getPage } from '../browser/browser.ts'
import { withDemo } from '../browser/server.ts'
import { demo } from './demo-content.ts'
import { ask } from './http.ts'

const KEPT = '/museum/old-visit-guide'
const NOT_AVAILABLE = '/library/reading-room-webcam'
const entry = JSON.parse(readFileSync(join(demo, 'entries/page_404/page_404.json'), 'utf8'))
const archive = JSON.parse(readFileSync(join(demo, 'archive.json'), 'utf8'))
const said = (html: string) => parseHtml(html).body.textContent?.trim() as string
const messages = {
  success: said(entry.archive_lookup_status_messages.success),
  failure: said(entry.archive_lookup_status_messages.failure),
}

describe('a missing page', () => {
  const site = withDemo()
  const get = async (path: string) => {
    const answer = await ask(site.origin, path)
    return { ...answer, document: parseHtml(answer.text) }
  }

  it('SITE-044 answers 404 with a page that says so', async () => {
    for (const path of [
      KEPT,
      '/news/no-such-story',
      '/author/nobody',
      '/news/topic/none',
      '/a/b/c/d',
      '/news/x.html',
    ]) {
      const { status, document } = await get(path)
      expect([path, status, document.querySelector('h1')?.textContent]).toEqual([path, 404, 'Page Not Found'])
      expect(document.title).toContain('Page Not Found')
    }
  })

  it('SITE-046 SITE-047 SITE-048 SITE-049 SITE-050 shows what the entry holds', async () => {
    const { document } = await get(KEPT)
    expect(document.querySelector('.not-found-subheading')?.textContent).toBe(entry.title)
    const section = document.querySelector('.not-found')
    const description = document.getElementById(section?.getAttribute('aria-describedby') ?? '')
    expect(description?.textContent).toBe(entry.a11y_description)
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toBe(entry.a11y_description)
    const image = document.querySelector('main img')
    expect(image?.getAttribute('src')).toContain('/iiif/lost/')
    expect(image?.getAttribute('alt')).toBeTruthy()
    expect(document.querySelector('main [id="img_lost"]')).not.toBeNull()
    const links = [...document.querySelectorAll('main nav a')].map((link) => [
      link.textContent?.trim(),
      link.getAttribute('href'),
    ])
    expect(links).toEqual(entry.links.map(({ title, href }: { title: string; href: string }) => [title, href]))
  })

  it('SITE-054 does not wait for the archive, and sends no query there', async () => {
    const { document } = await get(`${KEPT}?from=newsletter`)
    const link = document.querySelector<HTMLAnchorElement>('main a[href*="archived-copy"]')
    expect(link?.getAttribute('href')).toBe(`/archived-copy?path=${encodeURIComponent(KEPT)}`)
    expect(document.body.textContent).not.toContain(messages.success)
    expect(document.body.textContent).not.toContain(messages.failure)
  })

  it('CLR-009 SITE-051 SITE-052 leads visitors without scripts to a page that looks the copy up', async () => {
    const page = await getPage(site, KEPT, { scripts: false })
    await page.getByRole('link', { name: /archived copy/i }).click()
    await page.waitForURL('**/archived-copy?**')
    expect(await page.locator('main').textContent()).toContain(messages.success)
    expect(await page.getByRole('link', { name: entry.archive_link_title }).getAttribute('href')).toBe(
      archive[KEPT].url,
    )
    await page.context().close()
  })

  it('SITE-051 SITE-052 SITE-059 fills the answer in where scripts run', async () => {
    const page = await getPage(site, KEPT)
    const copy = page.getByRole('link', { name: entry.archive_link_title })
    await copy.waitFor()
    expect(await copy.getAttribute('href')).toBe(archive[KEPT].url)
    expect(await page.locator('main').textContent()).toContain(messages.success)
    expect(page.url()).toBe(site.origin + KEPT)
    await page.context().close()
  })

  it('SITE-058 SITE-059 says that there is no copy when none was kept or it is not available', async () => {
    for (const path of [NOT_AVAILABLE, '/never/heard/of']) {
      const { status, document } = await get(`/archived-copy?path=${encodeURIComponent(path)}`)
      expect(status).toBe(200)
      expect(document.querySelector('main')?.textContent).toContain(messages.failure)
      expect(document.querySelector('main')?.innerHTML).not.toContain('archive.example.org')
    }
    const page = await getPage(site, NOT_AVAILABLE)
    await page.getByText(messages.failure).waitFor()
    await page.context().close()
  })

  it('is looked up under one spelling of its path', async () => {
    for (const path of [KEPT, `${KEPT}/`, `${KEPT}?a=b`, `${KEPT}#there`])
      expect(
        (await get(`/archived-copy?path=${encodeURIComponent(path)}`)).document.querySelector('main')?.textContent,
      ).toContain(messages.success)
  })

  it('leads on when the page is there after all, and looks nothing else up', async () => {
    const { status, headers } = await get('/archived-copy?path=/accessibility')
    expect([status, headers.location]).toEqual([302, '/accessibility'])
    for (const path of ['', '?path=', '?path=https://evil.example/', '?path=evil', `?path=/${'a'.repeat(3000)}`])
      expect((await get(`/archived-copy${path}`)).status).toBe(404)
    expect((await get('/archived-copy?path=//evil.example/x')).headers.location).toBeUndefined()
  })
})
