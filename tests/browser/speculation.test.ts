import { describe, expect, it } from 'vitest'
import { contentDirectory, documentEntry, getPage, published, withSite } from './index.ts'

const LINKS = [
  ['plain', '/next'],
  ['query', '/next?page=2'],
  ['file', '/news/rss.xml'],
  ['picture', '/iiif/none/full/full/0/default.jpg'],
  ['internal', '/_css/none.css'],
] as const
const links = LINKS.map(([name, href]) => `<p><a href="${href}">The ${name} link</a></p>`).join('')

describe('a link that the visitor points at', () => {
  const site = withSite({
    content: contentDirectory(
      documentEntry('start', `<p>Words.</p>${links}`),
      documentEntry('next', '<p>The next words.</p>'),
      documentEntry('last', '<p>The last words.</p>'),
      published('alert', { uid: 'wind', title: 'Wind', text: '<p>The gate is closed.</p>' }),
    ),
    environment: { LOG_LEVEL: 'info' },
  })
  /** Requests for pages so far, in whatever way they were answered. */
  const asked = async () => {
    const text = await (await fetch(`${site.origin}/metrics`)).text()
    return [...text.matchAll(/^atrium_page_requests_total\{.*\} (\d+)$/gm)].reduce(
      (sum, [, count]) => sum + Number(count),
      0,
    )
  }
  const answered = (url: string) => site.log().filter((line) => line.url === url).length

  it('is fetched ahead, once, and shown without another request', async () => {
    const page = await getPage(site, '/start')
    const before = await asked()
    await page.getByText('The plain link').hover()
    await expect.poll(() => answered('/next')).toBe(1)
    await page.getByText('The plain link').click()
    await page.waitForURL('**/next')
    await expect.poll(() => page.textContent('main')).toContain('The next words.')
    expect(await asked()).toBe(before + 1)
    await page.context().close()
  })

  it('CLR-010 shows no alert that was dismissed after it was fetched', async () => {
    const page = await getPage(site, '/start')
    const before = await asked()
    await page.getByText('The plain link').hover()
    await expect.poll(asked).toBe(before + 1)
    await page.getByRole('button', { name: /dismiss/i }).click()
    await expect.poll(() => page.getByText('The gate is closed.').count()).toBe(0)
    await page.getByText('The plain link').click()
    await page.waitForURL('**/next')
    expect(await page.getByText('The gate is closed.').count()).toBe(0)
    await page.context().close()
  })

  it("is left alone when it leads to a file, a picture, an inner address or a list of the visitor's own", async () => {
    const page = await getPage(site, '/start')
    for (const [name, href] of LINKS.slice(1)) {
      await page.getByText(`The ${name} link`).hover()
      // Longer than browsers wait before they fetch ahead.
      await page.waitForTimeout(600)
      expect([href, answered(href)]).toEqual([href, 0])
    }
    await page.context().close()
  })

  it('works without scripts', async () => {
    const page = await getPage(site, '/start', { scripts: false })
    await page.getByText('The plain link').click()
    await page.waitForURL('**/next')
    await page.context().close()
  })

  it('is answered to a browser that asks ahead as to any other', async () => {
    const ahead = await fetch(`${site.origin}/last`, { headers: { 'sec-purpose': 'prefetch' } })
    const page = await fetch(`${site.origin}/last`)
    expect([ahead.status, await ahead.text()]).toEqual([200, await page.text()])
    expect(ahead.headers.get('cache-control')).toBe(page.headers.get('cache-control'))
  })

  it('is told of by a header alone, in a file of the type that browsers ask for', async () => {
    const page = await fetch(`${site.origin}/start`)
    expect(await page.text()).not.toContain('speculation')
    const address = JSON.parse(page.headers.get('speculation-rules') as string)
    const rules = await fetch(site.origin + address)
    expect([rules.status, rules.headers.get('content-type')]).toEqual([200, 'application/speculationrules+json'])
    expect(Object.keys(await rules.json())).toEqual(['prefetch'])
  })
})
