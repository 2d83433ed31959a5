import { linksOf, shown, texts } from 'atrium/ui/testing/shown.tsx'
import { describe, expect, it } from 'vitest'
import eventDescription from '../blocks/event-description/index.tsx'
import type { TicketCard } from '../event/ticket-card.ts'
import { aRecord } from './help.ts'
import { center, eventShown, online, villa } from './pages.ts'

const selling = { availabilityStatus: 'A', availabilityNum: 120, minPrice: 15, maxPrice: 25 }
const soldOut = { availabilityStatus: 'S', availabilityNum: 0, minPrice: 15, maxPrice: 15 }
const seats =
  'https://tickets.ellery.example/Online/seatSelect.asp?createBO::WSmap=1&BOparam::WSmap::loadBestAvailable::performance_ids=40217'

describe('the ticket card of an event', () => {
  it.each([
    ['EVT-041 EVT-047 EVT-048 tickets', selling, [center], '$15–$25', undefined, `Get tickets ${seats}`],
    [
      'EVT-039 a ticket page of its own',
      { ...selling, filter1: 'https://t.example.org' },
      [center],
      '$15–$25',
      undefined,
      'Get tickets https://t.example.org',
    ],
    [
      'EVT-040 no tickets needed',
      { salesStatus: 'S', availabilityStatus: 'U', availabilityNum: -1, minPrice: 0, maxPrice: 0 },
      [online, villa],
      'Free',
      undefined,
      'Plan your visit https://visit.example.org/villa',
    ],
    ['EVT-050 sold out', soldOut, [center], '$15', 'This event is sold out.', undefined],
    ['EVT-051 sold out onsite', soldOut, [center, online], '$15', 'This event is sold out onsite.', undefined],
    ['EVT-038 EVT-052 not yet', { salesStatus: 'C' }, [center], undefined, 'Coming soon', undefined],
    ['EVT-044 EVT-052 unknown', { minPrice: 12.5, maxPrice: 12.5 }, [center], '$12.50', undefined, undefined],
  ])('%s', async (_row, record, locations, price, message, link) => {
    const { card, of } = await eventShown({ locations, calendar: aRecord(record) })
    expect([card.price, card.message]).toEqual([price, message])
    expect(card.link && `${card.link.title} ${card.link.href}`).toBe(link)
    expect(of('ticketAction').map(({ link }) => link)).toEqual(link ? [card.link] : [])
  })

  it('EVT-037 EVT-049 says that it is over, the moment it is, and offers neither price nor tickets', async () => {
    const fields = { calendar: aRecord(selling) }
    const before = await eventShown(fields, { now: '2026-03-14T20:59:59-07:00' })
    expect([before.card.message, before.card.price]).toEqual([undefined, '$15–$25'])
    expect(before.boundary.next?.toISOString()).toBe('2026-03-15T04:00:00.001Z')
    const after = await eventShown(fields, { now: '2026-03-14T21:00:01-07:00' })
    expect(after.card).toMatchObject({ message: 'This is a past event.' })
    expect([after.card.price, after.card.link, after.of('ticketAction')]).toEqual([undefined, undefined, []])
  })

  it('EVT-052 EVT-053 says "Coming soon" once where the date is to come, too', async () => {
    const { card } = await eventShown({ dateTime: undefined, calendar: aRecord({ startDate: [], salesStatus: 'C' }) })
    expect([card.date?.text, card.message]).toEqual(['Coming soon', undefined])
  })

  it('EVT-023 Q-20 stands without price and tickets where the calendar has no record', async () => {
    const { card, of } = await eventShown()
    expect(card).toEqual({
      date: { text: 'Sat, Mar 14, 2026, 7:30pm' },
      location: { text: 'Ellery Center', label: 'Location: Ellery Center' },
    })
    expect(of('ticketAction')).toEqual([])
  })

  it('CLR-020 EVT-031 repeats the way to the tickets with when, where and for how much', async () => {
    const { of } = await eventShown({ calendar: aRecord(selling) })
    expect(of('ticketAction')).toMatchObject([
      { title: 'Night of Clay', facts: ['Sat, Mar 14, 2026, 7:30pm', 'Ellery Center', '$15–$25'] },
    ])
  })

  it.each([
    ['EVT-053', {}, 'Sat, Mar 14, 2026, 7:30pm', undefined],
    ['EVT-054', { recurrence: true }, 'Daily', 'garden'],
    ['EVT-055 CLR-025', { recurrence: true, recurrenceEndDate: '2026-08-29' }, 'Through August 29', undefined],
    ['EVT-056 CLR-025', { recurrence: true, recurrenceStartDate: '2026-09-01' }, 'From September 1', undefined],
    [
      'EVT-057 CLR-025',
      { recurrence: true, recurrenceStartDate: '2026-03-01', recurrenceEndDate: '2026-03-29' },
      'March 1–March 29',
      undefined,
    ],
  ])('%s shows the date in the long form', async (_row, fields, text, colorName) => {
    const { card } = await eventShown(fields)
    expect([card.date?.text, card.date?.colorName]).toEqual([text, colorName])
  })

  it('CLR-022 EVT-006 names the venue', async () => {
    expect((await eventShown({ calendar: aRecord({ venueName: 'Ridge Auditorium' }) })).card.venue).toEqual({
      name: 'Ridge Auditorium',
    })
  })
})

describe('coming dates', () => {
  const evenings = Array.from({ length: 40 }, (_, week) => new Date(Date.UTC(2026, 0, 7 + 7 * week)))
  const startDate = evenings.map((day) => `${day.toISOString().slice(0, 10)}T18:00:00.000`)
  const calendar = aRecord({
    startDate,
    endDate: startDate.map((start) => start.replace('T18', 'T19')),
  })
  const datesOf = async (fields: object, now?: string) =>
    (await eventShown(fields, { ...(now && { now }) })).facts.find(({ label }) => label === 'Coming Dates') as
      | { lines: { text: string }[]; more?: { lines: { text: string }[] } }
      | undefined

  it('EVT-002 lists those that are not over, the next first, a handful in sight', async () => {
    const dates = await datesOf({ calendar })
    expect(dates?.lines).toHaveLength(6)
    expect(dates?.lines[0]).toEqual({ text: 'Wed, Mar 18, 2026, 6pm', iso: '2026-03-18T18:00:00-07:00' })
    expect(dates?.more?.lines).toHaveLength(24)
  })

  it('EVT-002 ends a long list with its last date', async () => {
    expect((await datesOf({ calendar }, '2026-01-01T10:00:00-08:00'))?.more?.lines.at(-1)).toEqual({
      text: 'and more until October 7, 2026',
    })
  })

  it('EVT-002 has none for a single date, and none when all are over', async () => {
    expect(await datesOf({ calendar: aRecord() })).toBeUndefined()
    expect(await datesOf({ calendar }, '2027-01-01T10:00:00-08:00')).toBeUndefined()
  })
})

describe('the visitor’s own calendar', () => {
  const routes = ['/calendar/night-of-clay.ics']
  it.each([
    ['to come, and served', { calendar: aRecord() }, { routes }, routes[0]],
    ['not served', { calendar: aRecord() }, {}, undefined],
    ['over', { calendar: aRecord() }, { routes, now: '2026-03-15T10:00:00-07:00' }, undefined],
    ['without a record', {}, { routes }, undefined],
  ])('is offered an event that is %s', async (_case, fields, around, file) => {
    expect((await eventShown(fields, around)).card.calendarFile).toBe(file)
  })
})

describe('the card as it is read', () => {
  const show = (ticketCard: TicketCard) => shown(eventDescription, { ticketCard })

  it('says the language of what the calendar calls the venue, where that is another than that of the page', () => {
    const arabic = show({ venue: { name: 'Ridge Auditorium', lang: 'en-US' } })
    expect(arabic.querySelector('[lang="en-US"]')?.textContent).toBe('Ridge Auditorium')
  })

  it('EVT-013 EVT-014 EVT-023 says date, places, venue and price, and leads to the tickets', () => {
    const card = show({
      date: { text: 'Sat, Mar 14' },
      note: 'One evening only',
      location: { text: 'Ellery Center & Online', label: 'Location: Ellery Center & Online' },
      venue: { name: 'Ridge Auditorium' },
      price: '$15',
      link: { title: 'Get tickets', href: 'https://t.example.org' },
      calendarFile: '/calendar/night.ics',
    })
    expect(texts(card, '[aria-hidden="true"]:not(svg)')).toEqual(['Ellery Center & Online'])
    for (const hidden of card.querySelectorAll('[aria-hidden="true"]')) hidden.remove()
    expect(texts(card, 'p')).toEqual([
      'Sat, Mar 14',
      'One evening only',
      'Location: Ellery Center & Online',
      'Ridge Auditorium',
      'Price: $15',
    ])
    expect(linksOf(card)).toEqual(['Get tickets → https://t.example.org', 'Add to calendar → /calendar/night.ics'])
  })

  it('EVT-072 EVT-073 EVT-075 is not there where nothing of it is known', () => {
    expect(show({}).querySelector('.ticket-card')).toBeNull()
    expect(show({ date: { text: 'Daily' } }).querySelector('.ticket-card')).not.toBeNull()
  })

  it('EVT-054 paints "Daily" in garden', () => {
    const date = show({ date: { text: 'Daily', colorName: 'garden' } }).querySelector<HTMLElement>('[data-ink]')
    expect([date?.textContent, date?.dataset.ink]).toEqual(['Daily', 'garden'])
  })
})
