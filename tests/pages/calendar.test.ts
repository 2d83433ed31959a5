import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { parseHtml } from '../../server/testing/parse.ts'
import { withDemo, withSite } from '../browser/server.ts'
import { ask } from './http.ts'
import { calendarOf } from './large-calendar.ts'

describe('a calendar with 5,000 records', () => {
  const site = withSite(() => ({ content: calendarOf(5000), environment: { LOG_LEVEL: 'warn' } }))
  const get = async (path: string) => {
    const { status, text } = await ask(site.origin, path)
    const document = parseHtml(text)
    const titles = [...document.querySelectorAll('main h3')].map(({ textContent }) => textContent)
    return { status, text, document, titles, count: document.querySelector('main [role=status]')?.textContent }
  }

  it('Q-10 EVT-145 counts all of them and shows one page, whatever is chosen', async () => {
    const counts: Record<string, string> = {
      '/calendar/': '5,000 results',
      '/calendar/?category=films': '1,667 of 5,000 results',
      '/calendar/?category=films&location=villa': '834 of 5,000 results',
      '/calendar/?startdate=2026-03-14&enddate=2026-03-15': '34 of 5,000 results',
      '/calendar/?page=209': '5,000 results',
    }
    for (const [path, count] of Object.entries(counts)) {
      const { status, text, document, titles, ...shown } = await get(path)
      expect([path, status, shown.count]).toEqual([path, 200, count])
      expect(titles.length).toBeLessThanOrEqual(24)
      expect(gzipSync(text).length).toBeLessThan(16 * 1024)
      expect(document.querySelectorAll('*').length).toBeLessThan(1000)
    }
  })

  it('EVT-152 CLR-017 CLR-005 leads through all pages in one order', async () => {
    const first = await get('/calendar/')
    expect(first.titles[0]).toBe('Evening 0000')
    const next = first.document.querySelector<HTMLAnchorElement>('.pagination a[rel=next]')?.getAttribute('href')
    expect(next).toBe('/calendar?page=2#calendar')
    expect(first.document.querySelector('link[rel=next]')?.getAttribute('href')).toMatch(/\/calendar\?page=2$/)
    const second = await get('/calendar?page=2')
    expect(second.document.querySelector('.pagination a[rel=prev]')).not.toBeNull()
    expect(first.titles.filter((title) => second.titles.includes(title))).toEqual([])
  })

  it('EVT-065 EVT-066 EVT-067 prints what it costs', async () => {
    expect((await get('/calendar/')).document.querySelector('.calendar-item-facts')?.textContent).toContain(
      '$12.50–$15',
    )
  })

  it('CLR-004 Q-24 shows everything for what was never offered', async () => {
    for (const query of ['category=sculpture', 'date=2020-01-01', 'date=never', 'page=0', 'page=9999', 'x=1'])
      expect([query, (await get(`/calendar/?${query}`)).count]).toEqual([query, '5,000 results'])
  })

  it('Q-10 gives a calendar program all of them, in no more bytes than it can hold', async () => {
    const { status, text } = await ask(site.origin, '/calendar.ics')
    expect(status).toBe(200)
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(5000)
    expect(text.length).toBeLessThan(4 * 1024 * 1024)
  })
})

describe('a calendar as time passes', () => {
  const site = withSite(() => ({
    content: calendarOf(3),
    environment: { LOG_LEVEL: 'warn', DEPLOY_ENV: 'staging' },
  }))
  const at = async (now: string) => {
    expect((await fetch(`${site.origin}/_clock`, { method: 'POST', body: `=${now}` })).status).toBe(200)
    const { text } = await ask(site.origin, '/calendar/?date=2026-03-15')
    const document = parseHtml((await ask(site.origin, '/calendar')).text)
    const titles = [...document.querySelectorAll('main h3')].map(({ textContent }) => textContent)
    return { titles, first: /min="([\d-]+)"/.exec(text)?.[1], day: /role="status"[^>]*>([^<]+)</.exec(text)?.[1] }
  }

  it('CLR-016 EVT-126 EVT-139 leaves out an evening from its end on, and a day from its midnight on', async () => {
    const all = ['Evening 0000', 'Evening 0001', 'Evening 0002']
    const saturday = { first: '2026-03-14' }
    const before = await at('2026-03-14T20:59:59-07:00')
    expect(before).toEqual({ titles: all, ...saturday, day: '1 of 3 results' })
    const two = { titles: all.slice(1), day: '1 of 2 results' }
    expect(await at('2026-03-14T21:00:01-07:00')).toEqual({ ...two, ...saturday })
    expect(await at('2026-03-15T00:00:01-07:00')).toEqual({ ...two, first: '2026-03-15' })
    expect(await at('2026-03-15T21:00:01-07:00')).toMatchObject({ titles: all.slice(2), day: '0 of 1 result' })
    expect(await at('2026-03-16T00:00:01-07:00')).toMatchObject({ titles: all.slice(2), day: '1 result' })
  })
})

describe('the calendar of the demo', () => {
  const site = withDemo()

  it('EVT-158 EVT-160 EVT-164 leads from a shortcut to the day, with and without closing slash', async () => {
    for (const path of ['/calendar/today', '/calendar/today/']) {
      const { status, headers } = await ask(site.origin, path)
      expect([status, headers.location]).toEqual([302, '/calendar/?date=2026-03-14'])
    }
  })

  it('EVT-133 EVT-150 EVT-151 lists events, then tours, then exhibitions, nothing that is over', async () => {
    const kinds: string[] = []
    for (let next: string | null | undefined = '/calendar/'; next; ) {
      const { text } = await ask(site.origin, next)
      const document = parseHtml(text)
      for (const item of document.querySelectorAll('.calendar-item'))
        kinds.push(item.querySelector('.calendar-item-kind')?.textContent ?? '')
      next = document.querySelector('.pagination a[rel=next]')?.getAttribute('href')?.replace(/#.*/, '')
    }
    const isExhibition = (kind: string) => kind === 'Exhibition'
    expect(kinds.length).toBeGreaterThan(80)
    expect(kinds.findIndex(isExhibition)).toBe(kinds.length - kinds.filter(isExhibition).length)
  })

  it('EVT-136 EVT-144 EVT-148 finds by the addresses that other pages link to', async () => {
    for (const query of ['category=exhibitions', 'category=performances', 'location=villa', 'location=ellery-villa'])
      expect([
        query,
        (await ask(site.origin, `/calendar/?${query}`)).text.match(/role="status">(?!0 )\d+ of \d+ results/),
      ]).not.toEqual([query, null])
  })

  it('says where its feeds and its file for calendar programs are', async () => {
    const { text } = await ask(site.origin, '/calendar')
    for (const file of ['rss.xml', 'atom.xml', 'feed.json']) {
      expect(text.includes(`href="/calendar/${file}"`)).toBe(true)
      expect((await ask(site.origin, `/calendar/${file}`)).status).toBe(200)
    }
    expect(text.includes('href="webcal://www.ellery.example/calendar.ics"')).toBe(true)
    expect((await ask(site.origin, '/calendar.ics?category=talks')).headers['content-type']).toMatch(/^text\/calendar/)
  })

  it('gives one event to a calendar program, by the link on its page', async () => {
    const { text: html } = await ask(site.origin, '/calendar/lantern-quartet-night-music')
    expect(html.includes('href="/calendar/lantern-quartet-night-music.ics"')).toBe(true)
    const { status, headers, text } = await ask(site.origin, '/calendar/lantern-quartet-night-music.ics')
    expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(text).toContain('DTSTART;TZID=America/Los_Angeles:20260314T193000')
    expect((await ask(site.origin, '/calendar/no-such-evening.ics')).status).toBe(404)
  })
})
