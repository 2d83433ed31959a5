import { describe, expect, it } from 'vitest'
import { contentDirectory, published } from '../browser/content.ts'
import { withSite } from '../browser/server.ts'

const to = (type: string, ...uids: string[]) => uids.map((uid) => ({ uid, _content_type_uid: type }))
const hero = { blurb: '<p>Ten places.</p>', background_color_name: { color_name: 'sunset' }, display_date: 'One year' }

describe('series and what’s on', () => {
  const site = withSite(() => ({
    content: contentDirectory(
      published('series_item', { uid: 'tide', title: 'Night Tide', start_date: '2026-03-14', end_date: '2026-03-14' }),
      published('event', { uid: 'walk', title: 'Salt Walk', date_time: '2026-03-15T20:00:00Z' }),
      published('pst_series_page', {
        uid: 'salt',
        title: 'Salt and Light',
        url: '/salt-and-light',
        hero,
        series_items: { items: to('series_item', 'tide') },
      }),
      published('page_series', {
        uid: 'slow',
        title: 'Slow Evenings',
        url: '/slow-evenings',
        hero,
        series_items: { items: [...to('series_item', 'tide'), ...to('event', 'walk')] },
      }),
      published('page_series', { uid: 'doors', title: 'Open Doors', hero }),
      published('page_what_s_on', {
        uid: 'on',
        title: 'What’s On',
        family: { title: 'For families', items: to('page_series', 'doors', 'slow') },
      }),
    ),
    siteNow: '=2026-03-14T23:59:00-07:00',
    environment: { DEPLOY_ENV: 'test' },
  }))
  const page = async (path: string) => (await fetch(site.origin + path)).text()
  const group = (html: string, id: string) =>
    new RegExp(`<section[^>]* id="${id}"[^]*?</section>`).exec(html)?.[0] ?? 'no such group'

  it('EVT-222 a series without a page of its own leads to what’s on, which keeps its address', async () => {
    const html = await page('/whats-on')
    expect(html).toMatch(/<h1[^>]*>What’s On<\/h1>/)
    expect(html).toMatch(/<a[^>]* href="\/whats-on"[^>]*>Open Doors<\/a>/)
    expect(html).toMatch(/<a[^>]* href="\/whats-on\/slow-evenings"[^>]*>Slow Evenings<\/a>/)
  })

  it('EVT-167 EVT-189 EVT-193 opens in the accent of its pages, and a series in its own colour, under one heading', async () => {
    expect(await page('/whats-on')).toMatch(/<header class="hero"[^>]* data-color="accent"/)
    const html = await page('/salt-and-light')
    expect(html).toMatch(/<header class="hero"[^>]* data-color="sunset"/)
    expect(html.match(/<h1/g)).toHaveLength(1)
  })

  it('EVT-204 EVT-205 EVT-214 EVT-216 regroups its items at the moment at which that is due', async () => {
    expect(group(await page('/salt-and-light'), 'on-now')).toContain('Night Tide')
    const before = await page('/whats-on/slow-evenings')
    expect(group(before, 'on-now')).toContain('Night Tide')
    expect(group(before, 'upcoming')).toContain('Salt Walk')
    await fetch(`${site.origin}/_clock`, { method: 'POST', body: '2026-03-15T00:00:01-07:00' })
    expect(group(await page('/salt-and-light'), 'past')).toContain('Night Tide')
    const after = await page('/whats-on/slow-evenings')
    expect(group(after, 'on-now')).toContain('Salt Walk')
    expect(group(after, 'past')).toContain('Night Tide')
    expect(group(after, 'upcoming')).toBe('no such group')
  })
})
