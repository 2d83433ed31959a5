import type { Section } from 'atrium'
import location from 'atrium/model/place/types/location.ts'
import { composed, entryOf } from 'atrium/testing'
import { shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import dayChoice from '../blocks/day-choice/index.tsx'
import daySheet from '../blocks/day-sheet/index.tsx'
import { dateParameter } from '../day/asked-day.ts'
import dayPage from '../pages/day.ts'

const usual = { openTime: '10:00', closeTime: '17:30' }
const center = entryOf('ellery_location', 'center', {
  title: 'Ellery Center',
  locationId: 'center',
  primaryUrl: 'https://center.example.org',
  openHours: entryOf('open_hours', 'hc', {
    dailyHours: { wednesday: usual, thursday: usual, friday: usual },
    dateHours: [{ date: '2026-11-26', reason: 'Thanksgiving' }],
  }),
})
const villa = entryOf('ellery_location', 'villa', {
  title: 'Ellery Villa',
  locationId: 'villa',
  openHours: entryOf('open_hours', 'hv', { dailyHours: { wednesday: usual, thursday: usual, monday: usual } }),
})
const library = entryOf('open_hours', 'hl', { dailyHours: { thursday: { openTime: '09:30', closeTime: '17:00' } } })
const promo = (uid: string) => entryOf('content_promo', uid, { title: uid, blurbAlternate: `<p>About ${uid}.</p>` })
const fields = {
  title: 'Your Day',
  sites: [
    {
      location: center,
      facts: [promo('bus'), promo('quiet')],
      weather: [
        { from: 11, to: 3, text: 'Bring a coat.' },
        { from: 7, to: 10, text: 'Bring a hat.' },
      ],
    },
    { location: villa, facts: [promo('beach')] },
  ],
  further: [{ title: 'Library', href: '/library', openHours: library }],
}
const talk = { uid: 'talk', title: 'Talk', kind: 'Talk', start: '2026-11-26T14:00:00-08:00', when: '2pm' }
const events = {
  name: 'events',
  provides: {
    onDay: async () => (day: string) => ({
      events: [talk, { uid: 'loom', title: 'The Loom', kind: 'Course' }],
      exhibitions: [{ uid: 'warp', title: 'Warp', kind: 'Exhibition', when: 'Through May 2' }],
      href: `/calendar/?date=${day}`,
    }),
  },
}
const at = (now: string, date?: string, plugins: object[] = [events]) =>
  composed(dayPage, fields, {
    ...{ now, types: [location], plugins: plugins as never, entries: [center, villa] },
    query: date === undefined ? {} : { date },
  })
const NOW = '2026-11-25T12:00:00-08:00'
const sheetOf = async (...given: Parameters<typeof at>) => (await at(...given)).of('daySheet')[0] as Section
const problemOf = async (date: string) => {
  const page = await at(NOW, date)
  expect(page.of('daySheet')).toEqual([])
  return page.of('dayChoice')[0]?.problem
}

describe('a day', () => {
  it('says of each site and of what has its own hours when it is open, why not, and when again', async () => {
    expect((await sheetOf(NOW, '2026-11-26')).places).toEqual([
      {
        ...{ uid: 'center', title: 'Ellery Center', href: 'https://center.example.org' },
        ...{ hours: 'Closed', isClosed: true, reason: 'Thanksgiving', next: 'Opens Friday, November 27 at 10am' },
      },
      { uid: 'villa', title: 'Ellery Villa', hours: '10am–5:30pm', isClosed: false },
      { uid: 'hl', title: 'Library', href: '/library', hours: '9:30am–5pm', isClosed: false },
    ])
  })

  it('is today without a date, with what holds at this moment, and changes at midnight', async () => {
    const page = await at(NOW)
    expect(page.of('daySheet')).toMatchObject([
      { title: 'Wednesday, November 25', places: [{ now: 'Open now until 5:30pm' }, {}, { isClosed: true }] },
    ])
    expect(page.head).toMatchObject({
      title: expect.stringContaining('Your Day: Wednesday, November 25 |'),
      noindex: false,
    })
    const evening = await at('2026-11-25T18:00:00-08:00')
    expect(evening.of('daySheet')).toMatchObject([{ places: [{ now: 'Opens Friday at 10am' }, {}, {}] }])
    expect(evening.context.dependencies.next).toEqual(new Date('2026-11-26T00:00:00-08:00'))
  })

  it('shows an emergency closure today, and the plan of the days after it', async () => {
    const closed = entryOf('ellery_location', 'center', {
      title: 'Ellery Center',
      locationId: 'center',
      openHours: entryOf('open_hours', 'he', {
        dailyHours: { wednesday: usual, friday: usual },
        emergencyClosure: { closed: true, text: 'High wind.' },
      }),
    })
    const placesOn = async (date: string) => {
      const around = { now: NOW, types: [location], entries: [closed], query: { date } }
      return (await composed(dayPage, { title: 'Your Day' }, around)).of('daySheet')[0]?.places
    }
    expect(await placesOn('2026-11-25')).toMatchObject([{ hours: 'High wind.', isClosed: true }])
    expect(await placesOn('2026-11-27')).toMatchObject([{ hours: '10am–5:30pm', isClosed: false }])
  })

  it('tells what helps at the sites that are open, and what the season asks for', async () => {
    const uidsOn = async (date: string) => ((await sheetOf(NOW, date)).sites as { uid: string }[]).map(({ uid }) => uid)
    expect(await uidsOn('2026-11-25')).toEqual(['center', 'villa'])
    expect(await uidsOn('2026-11-26')).toEqual(['villa'])
    const weatherOn = async (date: string) =>
      ((await sheetOf(NOW, date)).sites as { weather: string[] }[]).flatMap(({ weather }) => weather)
    expect(await weatherOn('2027-01-06')).toEqual(['Bring a coat.'])
    expect(await weatherOn('2027-05-05')).toEqual([])
    expect(await weatherOn('2027-08-04')).toEqual(['Bring a hat.'])
  })

  it('lists what is on by its time, and what lasts all day after it', async () => {
    const body = shown(daySheet, await sheetOf(NOW, '2026-11-26'))
    expect(texts(body, '.day-programme time')).toEqual(['2pm'])
    expect(texts(body, '.day-item')).toEqual(['Talk', 'The Loom', 'Warp'])
    expect(texts(body, 'h2, h3, h4')).toEqual([
      ...['Thursday, November 26', 'Opening hours', 'What is on', 'All day', 'Ellery Villa', 'beach'],
    ])
    expect(body.querySelector('.day-main .cta')?.getAttribute('href')).toBe('/calendar/?date=2026-11-26')
  })

  it('is there without an area that knows what is on', async () => {
    const sheet = await sheetOf(NOW, '2026-11-26', [])
    expect(texts(shown(daySheet, sheet), 'h3')).toEqual(['Opening hours', 'Ellery Villa'])
  })
})

describe('the choice of a day', () => {
  it('is a form that needs no script, with the days around it', async () => {
    const body = shown(dayChoice, (await at(NOW, '2026-11-26')).of('dayChoice')[0] as Section)
    const field = body.querySelector('form[method="get"][action="/visit/day"] input[type="date"][name="date"]')
    expect(field?.getAttribute('value')).toBe('2026-11-26')
    expect([field?.getAttribute('min'), field?.getAttribute('max')]).toEqual(['2026-11-25', '2027-11-25'])
    const links = [...body.querySelectorAll('nav a')].map((link) => [link.textContent, link.getAttribute('href')])
    expect(links).toEqual([
      ['Wednesday, November 25', '/visit/day'],
      ['Friday, November 27', '/visit/day?date=2026-11-27'],
    ])
    // Search engines would go on to the next day for a year.
    const rels = [...body.querySelectorAll('nav a')].map((link) => link.getAttribute('rel'))
    expect(rels).toEqual(['nofollow prev', 'nofollow next'])
  })

  it('leads to no day that cannot be shown', async () => {
    expect((await at(NOW)).of('dayChoice')[0]).not.toHaveProperty('previous')
    expect((await at(NOW, '2027-11-25')).of('dayChoice')[0]).not.toHaveProperty('next')
  })

  it('says clearly why it shows no day, and keeps such pages from search engines', async () => {
    expect(await problemOf('unreadable')).toMatch(/could not read that date.*2027-11-25/)
    expect(await problemOf('2026-11-24')).toBe('That day is over. Choose today or a day to come.')
    expect(await problemOf('2027-11-26')).toMatch(/too far ahead.*November 25, 2027/)
    const page = await at(NOW, '2026-11-24')
    expect(page.head.noindex).toBe(true)
    expect(page.of('dayChoice')[0]?.next).toEqual({ title: 'Wednesday, November 25', href: '/visit/day' })
    const body = shown(dayChoice, page.of('dayChoice')[0] as Section)
    expect(body.querySelector('[aria-invalid="true"]')?.getAttribute('aria-describedby')).toBe('day-problem')
    expect(texts(body, '#day-problem')).toHaveLength(1)
  })

  it('Q-24 has one page for whatever is no day, however it is written', () => {
    const { accept } = dateParameter
    expect([' 2026-11-26 ', '2028-02-29'].map(accept)).toEqual(['2026-11-26', '2028-02-29'])
    expect(['', ' '].map(accept)).toEqual([undefined, undefined])
    const nonsense = ['tomorrow', '11/26/2026', '2026-02-30', '2026-13-01', '9999-01-01', '0000-00-00', '<b>', '1e9']
    expect(new Set(nonsense.map(accept)).size).toBe(1)
  })
})
