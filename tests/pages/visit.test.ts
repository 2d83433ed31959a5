import { describe, expect, it } from 'vitest'
import { graphsOf } from '../../server/testing/structured-data.ts'
import { getPage, widths, withSite } from '../browser/index.ts'
import { demoContent } from './demo-content.ts'
import { editEntry } from './edit.ts'
import { ask } from './http.ts'

const SECRET = 'long enough a secret'
const content = demoContent()
const site = withSite({
  content,
  nearDemo: true,
  environment: { CONTENT_SECRET: SECRET, DEPLOY_ENV: 'staging', LOG_LEVEL: 'warn' },
})
const text = async (path: string) => (await ask(site.origin, path)).text
const moveTo = (instant: string) => fetch(`${site.origin}/_clock`, { method: 'POST', body: instant })
const publish = () =>
  ask(site.origin, '/_content/sync', { method: 'POST', headers: { authorization: `Bearer ${SECRET}` } })
const hoursOf = async (id: string) =>
  JSON.parse(await text('/api/hours')).locations.find((place: { id: string }) => place.id === id)

describe('the hours of the sites', () => {
  it('VIS-075 cached pages change with the minute, everywhere at once', async () => {
    expect((await moveTo('2026-03-14T19:59:58-07:00')).status).toBe(200)
    for (const path of ['/visit', '/visit/center', '/visit/center/top-things-to-do']) {
      expect([path, await text(path)]).toEqual([path, expect.stringContaining('Open now until 8pm')])
      const { headers } = await ask(site.origin, path)
      expect([path, headers['cache-status']]).toEqual([path, expect.stringContaining('hit')])
      expect([path, Number(/s-maxage=(\d+)/.exec(String(headers['cache-control']))?.[1] ?? 0) <= 2]).toEqual([
        path,
        true,
      ])
    }
    await moveTo('2026-03-14T20:00:00-07:00')
    for (const path of ['/visit', '/visit/center', '/visit/center/top-things-to-do'])
      expect([path, await text(path)]).toEqual([path, expect.stringContaining('Opens tomorrow at 10am')])
    expect(await hoursOf('center')).toMatchObject({ isOpen: false, text: 'Opens tomorrow at 10am' })
  })

  it('CLR-007 CLR-027 today’s hours stand in the footer of every page, and change as doors close and at midnight', async () => {
    const footer = async () => (await text('/legal/privacy')).replace(/[\s\S]*<footer/, '')
    const said = async (center: string, villa: string) =>
      expect(await footer()).toMatch(
        new RegExp(`href="/visit/center"[\\s\\S]*${center}[\\s\\S]*href="/visit/villa"[\\s\\S]*${villa}`),
      )
    // Both are closed, the Villa for three hours.
    await said('Opens tomorrow at 10am', 'Opens tomorrow at 10am')
    await moveTo('2026-03-16T00:00:00-07:00')
    await said('Closed today. Opens tomorrow at 10am', 'Open today 10am–5pm')
    expect((await ask(site.origin, '/legal/privacy')).headers['cache-status']).toContain('hit')
    await moveTo('2026-03-16T17:00:00-07:00')
    await said('Closed today', 'Opens Wednesday at 10am')
  })

  it('VIS-074 CLR-027 an emergency closure published now stands wherever hours are shown, and goes again', async () => {
    await moveTo('2026-03-17T11:00:00-07:00')
    const places = [
      '/visit',
      '/visit/center',
      '/visit/center/top-things-to-do',
      '/exhibitions/small-hours',
      '/',
      '/api/hours',
    ]
    for (const path of places)
      expect([path, await text(path)]).toEqual([path, expect.not.stringContaining('high wind on the ridge')])
    const set = (closed: boolean) =>
      editEntry(content, 'open_hours', 'hours_center', (entry) => ({
        ...entry,
        emergency_closure: { closed, text: 'Closed today because of high wind on the ridge.' },
      }))
    set(true)
    await publish()
    for (const path of places.filter((path) => !path.startsWith('/exhibitions')))
      expect([path, await text(path)]).toEqual([path, expect.stringContaining('high wind on the ridge')])
    const special = graphsOf(await text('/visit/center'))[0]?.nodes.find(
      (node) => node.specialOpeningHoursSpecification,
    )
    expect(special).toMatchObject({
      specialOpeningHoursSpecification: expect.arrayContaining([
        expect.objectContaining({
          validFrom: '2026-03-17',
          validThrough: '2026-03-17',
          opens: '00:00',
          closes: '00:00',
        }),
      ]),
    })
    set(false)
    await publish()
    for (const path of places)
      expect([path, await text(path)]).toEqual([path, expect.not.stringContaining('high wind on the ridge')])
    expect(await text('/visit/center')).toContain('Open now until 5:30pm')
  })
})

describe('a day', () => {
  it('is chosen without scripts, told with hours and programme, and printed on one sheet', async () => {
    await moveTo('2026-03-17T11:00:00-07:00')
    const page = await getPage(site, '/', { width: widths.phone, scripts: false })
    await page.getByRole('link', { name: 'Plan your day' }).click()
    await page.getByLabel('Choose a day').fill('2026-03-21')
    await page.getByRole('button', { name: 'Show' }).click()
    expect(new URL(page.url()).search).toBe('?date=2026-03-21')
    const main = page.locator('main')
    expect(await main.getByRole('heading', { level: 2 }).first().textContent()).toBe('Saturday, March 21')
    expect(await main.locator('.day-places').textContent()).toMatch(/Ellery Center10am–8pm.*Ellery Villa10am–5pm/)
    const times = await main
      .locator('.day-programme time')
      .evaluateAll((all) => all.map((time) => time.getAttribute('datetime')))
    expect(times.length).toBeGreaterThan(3)
    expect(times).toEqual([...times].sort())
    const sheet = (await page.pdf({ format: 'Letter' })).toString('latin1')
    expect(sheet.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.context().close()
  })

  it('Q-24 that cannot be shown is told clearly, and all that name none share one cached page', async () => {
    expect(await text('/visit/day?date=2020-01-01')).toContain('That day is over.')
    expect(await text('/visit/day?date=tomorrow')).toContain('We could not read that date.')
    const { headers } = await ask(site.origin, '/visit/day?date=%3Cb%3E')
    expect(headers['cache-status']).toContain('hit')
  })
})

describe('on a phone, from the home page', () => {
  it.each([
    ['center', 'Ellery Center', 'Open now until 5:30pm', /Admission is free/, /Ellery Ridge Drive/],
    ['villa', 'Ellery Villa', /Closed today/, /Admission is free/, /Cormorant Cove Road/],
  ])(
    'VIS-025 VIS-026 says of the %s whether it is open, when, what it costs and how to get there',
    async (id, name, now, cost, street) => {
      await moveTo('2026-03-17T11:00:00-07:00')
      const page = await getPage(site, '/', { width: widths.phone })
      const footer = page.locator('.site-footer-hours')
      expect(await footer.textContent()).toContain(name)
      await footer.getByRole('link', { name }).click()
      await page.waitForURL(`**/visit/${id}`)
      const main = page.locator('main')
      await expect.poll(() => main.locator('.opening-now').first().textContent()).toMatch(now)
      expect(await main.getByText(cost).first().isVisible()).toBe(true)
      expect(await main.getByText(street).first().isVisible()).toBe(true)
      const map = main.locator('#directions').getByRole('link', { name: 'Show on a map' })
      expect(await map.getAttribute('href')).toMatch(/^https:\/\//)
      expect(
        await main
          .locator('#directions')
          .getByRole('link', { name: /Parking|gate/ })
          .count(),
      ).toBeGreaterThan(0)
    },
  )

  it('VIS-012 the map leads to the rooms of the sites, also without scripts', async () => {
    const page = await getPage(site, '/visit', { width: widths.phone, scripts: false })
    await page.locator('.map-pin[data-link-id="2"]').click()
    expect(new URL(page.url()).hash).toBe('#villa')
    await expect
      .poll(() => page.locator('#villa').evaluate((room) => Math.abs(room.getBoundingClientRect().top) < 60))
      .toBe(true)
  })
})
