import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import {
  axeProblems,
  contentDirectory,
  getPage,
  htmlProblems,
  layoutProblems,
  published,
  withServer,
} from '../browser/index.ts'
import { ask } from './http.ts'
import { graphsOf } from './structured-data.ts'

const to = (type: string, uid: string) => [{ uid, _content_type_uid: type }]
const usual = { open_time: '10:00', close_time: '17:30' }
const exhibition = (uid: string, title: string, fields: object) =>
  published('exhibition', { uid, title, url: `/${uid}`, start_date: '2026-01-20', end_date: '2026-05-10', ...fields })

const content = contentDirectory(
  published('page_exhibitions', { uid: 'exhibitions', title: 'Exhibitions' }),
  published('open_hours', { uid: 'hours', title: 'Hours', daily_hours: { saturday: usual } }),
  ...['center', 'villa'].map((id) =>
    published('ellery_location', {
      uid: id,
      title: `Ellery ${id}`,
      location_id: id,
      open_hours: to('open_hours', 'hours'),
    }),
  ),
  published('image', {
    uid: 'kiln',
    title: 'Kiln',
    alt: 'A kiln at night',
    iiif: { id: 'kiln' },
    width: 2400,
    height: 1350,
  }),
  exhibition('fire', 'Fire and Earth', {
    subtitle: 'Six Thousand Years of Pots',
    feature_image: to('image', 'kiln'),
    locations: to('ellery_location', 'center'),
    end_date: '2026-03-14',
  }),
  exhibition('silver', 'Sea Silver', { locations: to('ellery_location', 'villa') }),
  exhibition('soon', 'Small Hours', {
    locations: to('ellery_location', 'center'),
    start_date: '2026-06-13',
    end_date: '2026-11-01',
  }),
  exhibition('legacy', 'Before the Flood', {
    is_legacy: true,
    url: '/art/exhibitions/flood/',
    location_ids: ['villa'],
  }),
)

describe('exhibitions', () => {
  const site = withServer({ content, environment: { LOG_LEVEL: 'warn', DEPLOY_ENV: 'staging' } })
  const text = async (path: string) => (await ask(site.origin, path)).text
  const titles = (page: Page) => page.locator('#exhibitions-results h4').allTextContents()
  const count = (page: Page) => page.locator('#exhibitions-count').textContent()

  it('EVT-091 EVT-095 EVT-096 EVT-118 has a page with title, picture and structured data', async () => {
    const html = await text('/exhibitions/fire')
    expect(html).toContain('<title>Fire and Earth: Six Thousand Years of Pots | The Ellery</title>')
    expect(html).toMatch(/<header class="hero"[\s\S]*alt="A kiln at night"[\s\S]*<\/header>/)
    const nodes = graphsOf(html)[0]?.nodes ?? []
    expect(nodes.find((node) => node['@type'] === 'ExhibitionEvent')).toMatchObject({
      name: 'Fire and Earth: Six Thousand Years of Pots',
      endDate: '2026-03-14T23:59:59-07:00',
    })
  })

  it('EVT-093 EVT-094 has none for a legacy one, which is listed under its raw url', async () => {
    expect((await ask(site.origin, '/exhibitions/legacy')).status).toBe(404)
    expect((await ask(site.origin, '/art/exhibitions/flood')).status).toBe(404)
    expect(await text('/exhibitions')).toContain('href="/art/exhibitions/flood/"')
  })

  it('EVT-128 is filtered at once, keeps the choice in the address, and goes back', async () => {
    const page = await getPage(site, '/exhibitions')
    const button = page.getByRole('button', { name: 'Show', exact: true })
    await button.waitFor({ state: 'hidden' })
    expect(await titles(page)).toEqual(['Before the Flood', 'Fire and Earth', 'Sea Silver', 'Small Hours'])
    await page.getByRole('checkbox', { name: /^Villa/ }).focus()
    await page.keyboard.press('Space')
    await expect.poll(() => count(page)).toBe('2 of 4 exhibitions')
    expect(await titles(page)).toEqual(['Before the Flood', 'Sea Silver'])
    expect(page.url()).toBe(`${site.origin}/exhibitions?location=villa`)
    expect(await page.evaluate('document.activeElement.value')).toBe('villa')
    await page.getByRole('checkbox', { name: /^Center/ }).check()
    await expect.poll(() => count(page)).toBe('4 exhibitions')
    await page.goBack()
    await expect.poll(() => count(page)).toBe('2 of 4 exhibitions')
    expect(await page.getByRole('checkbox', { name: /^Center/ }).isChecked()).toBe(false)
    await page.goBack()
    await expect.poll(() => count(page)).toBe('4 exhibitions')
    expect(page.url()).toBe(`${site.origin}/exhibitions`)
    await page.context().close()
  })

  it('EVT-128 is filtered by a button without scripts', async () => {
    const page = await getPage(site, '/exhibitions', { scripts: false })
    await page.getByRole('checkbox', { name: /^Online/ }).check()
    await page.getByRole('button', { name: 'Show', exact: true }).click()
    await page.waitForURL('**/exhibitions?location=online')
    expect(await page.locator('#exhibitions-results').textContent()).toContain('Without this filter there are 4')
    await page.getByRole('link', { name: 'Remove Online' }).click()
    await page.waitForURL('**/exhibitions')
    expect(await count(page)).toBe('4 exhibitions')
    await page.context().close()
  })

  it('EVT-128 goes to the page itself when it cannot be had in the background', async () => {
    const page = await getPage(site, '/exhibitions')
    await page.getByRole('button', { name: 'Show', exact: true }).waitFor({ state: 'hidden' })
    await page.route('**/exhibitions?*', (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.abort(),
    )
    await page
      .getByRole('checkbox', { name: /^Villa/ })
      .check()
      .catch(() => {})
    await expect.poll(() => count(page)).toBe('2 of 4 exhibitions')
    expect(await page.getByRole('checkbox', { name: /^Villa/ }).isChecked()).toBe(true)
    await page.context().close()
  })

  it.each(['/exhibitions', '/exhibitions?location=online', '/exhibitions/fire'])(
    'EVT-127 %s is in nobody’s way',
    async (path) => {
      expect(await htmlProblems(await text(path))).toEqual([])
      for (const width of [390, 768, 1440]) {
        const page = await getPage(site, path, { width })
        expect(await axeProblems(page)).toEqual([])
        expect(await layoutProblems(page)).toEqual([])
        await page.context().close()
      }
    },
  )

  it('EVT-117 EVT-120 EVT-123 changes by itself at the end of the last day', async () => {
    const at = (moment: string) => ask(site.origin, '/_clock', { method: 'POST', body: moment })
    await at('=2026-03-14T23:59:59-07:00')
    expect(await text('/exhibitions/fire')).toContain('10am–5:30pm')
    expect(await text('/exhibitions')).toContain('Fire and Earth')
    await at('=2026-03-15T00:00:00-07:00')
    const past = await text('/exhibitions/fire')
    expect(past).toContain('This is a past exhibition.')
    expect(past).not.toContain('Open Today')
    expect(await text('/exhibitions')).not.toContain('Fire and Earth')
  })
})
