import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { graphsOf } from '../../server/testing/structured-data.ts'
import { getPage, widths } from '../browser/browser.ts'
import { contentDirectory, published } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'

const reference = (type: string, uid: string) => [{ uid, _content_type_uid: type }]
const LONG = '<p>Clay keeps the print of every thumb. </p>'.repeat(60)

function eventContent(): string {
  const content = contentDirectory(
    published('address', { uid: 'address_ridge', title: 'Ridge', street_address1: '1800 Ridge Drive' }),
    published('ellery_location', {
      uid: 'location_center',
      title: 'Ellery Center',
      location_id: 'center',
      address: reference('address', 'address_ridge'),
    }),
    published('event', {
      uid: 'event_night',
      title: 'Night of Clay',
      url: '/night-of-clay',
      meta_page: { title: 'Night of Clay' },
      date_time: '2026-03-14T19:30:00',
      event_metadata: { event_id: '40217', type: 'Performance' },
      about_module: { description: LONG },
    }),
    published('event', { uid: 'event_bare', title: 'Without a page', url: '/without-a-page' }),
    published('tour', {
      uid: 'tour_walk',
      title: 'A Walk',
      url: '/walk',
      location: reference('ellery_location', 'location_center'),
    }),
  )
  mkdirSync(join(content, 'calendar'))
  const record = {
    id: '40217',
    startDate: ['2026-03-14T19:30:00.000'],
    endDate: ['2026-03-14T21:00:00.000'],
    salesStatus: 'S',
    availabilityStatus: 'A',
    availabilityNum: 120,
    minPrice: '$15.00',
    maxPrice: '$25.00',
    multifilter1: ['center'],
    category: ['Performances'],
    venueName: 'Ridge Auditorium GA',
  }
  writeFileSync(join(content, 'calendar/events.json'), JSON.stringify({ events: [record] }))
  return content
}

describe('the pages of events and tours', () => {
  const site = withSite(() => ({
    content: eventContent(),
    siteNow: '=2026-03-14T20:00:00-07:00',
    environment: { DEPLOY_ENV: 'test', LOG_LEVEL: 'warn' },
  }))
  const bodyOf = async (path: string) =>
    parseHtml(await (await fetch(site.origin + path)).text()).querySelector('main') as HTMLElement
  const ways = (main: HTMLElement) => [...main.querySelectorAll('a[href*="performance_ids=40217"]')]

  it('EVT-018 EVT-069 stand under the calendar, an event only with a meta page', async () => {
    const statuses = ['/calendar/night-of-clay', '/calendar/without-a-page', '/calendar/walk'].map(
      async (path) => (await fetch(site.origin + path)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 404, 200])
  })

  it('EVT-023 CLR-020 CLR-022 lead to the tickets in the card and again at the end', async () => {
    const main = await bodyOf('/calendar/night-of-clay')
    const card = main.querySelector('.ticket-card')
    for (const fact of ['Sat, Mar 14, 2026, 7:30pm', 'Location: Ellery Center', '$15–$25', 'Get tickets'])
      expect(card?.textContent).toContain(fact)
    expect(card?.textContent).toMatch(/Ridge Auditorium(?! GA)/)
    expect(ways(main)).toHaveLength(2)
  })

  it('EVT-022 label the tags for those who hear the page', async () => {
    const main = await bodyOf('/calendar/night-of-clay')
    const list = main.querySelector('.tag-list')
    const label = main.querySelector(`#${list?.getAttribute('aria-labelledby')}`)
    expect(label?.textContent).toBe('Event Categories and Location List')
    expect([...(list?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href'))).toEqual([
      '/calendar/?category=performances',
      '/calendar/?location=center',
    ])
  })

  it('EVT-035 EVT-084 are an Event and a TouristAttraction with the address of the place', async () => {
    const nodes = await Promise.all(
      ['/calendar/night-of-clay', '/calendar/walk'].map(async (path) => {
        const [graph] = graphsOf(await (await fetch(site.origin + path)).text())
        return graph?.nodes.at(-1)
      }),
    )
    expect(nodes).toMatchObject([
      { '@type': 'Event', location: { address: { streetAddress: '1800 Ridge Drive' } } },
      { '@type': 'TouristAttraction', address: { streetAddress: '1800 Ridge Drive' } },
    ])
  })

  it.each([
    ['EVT-023 stands before the text on a phone', widths.phone],
    ['EVT-023 stays beside the text on a wide screen', widths.desktop],
  ])('the ticket card %s', async (_row, width) => {
    const page = await getPage(site, '/calendar/night-of-clay', { width })
    const card = page.locator('.ticket-card')
    const text = page.locator('.event-description .rich-text').first()
    const [cardBox, textBox] = [await card.boundingBox(), await text.boundingBox()]
    if (!cardBox || !textBox) throw new Error('The card or the text is not shown.')
    if (width === widths.phone) expect(cardBox.y + cardBox.height).toBeLessThanOrEqual(textBox.y)
    else {
      expect(cardBox.x).toBeGreaterThanOrEqual(textBox.x + textBox.width)
      await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), textBox.y + 600)
      expect((await card.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    }
    await page.context().close()
  })

  it('EVT-037 EVT-049 Q-11 follow the clock: what is over offers no tickets', async () => {
    expect(ways(await bodyOf('/calendar/night-of-clay'))).toHaveLength(2)
    const moved = await fetch(`${site.origin}/_clock`, { method: 'POST', body: '2026-03-14T21:00:01-07:00' })
    expect(moved.status).toBe(200)
    const main = await bodyOf('/calendar/night-of-clay')
    expect(ways(main)).toEqual([])
    expect(main.querySelector('.ticket-card')?.textContent).toContain('This is a past event.')
  })
})
