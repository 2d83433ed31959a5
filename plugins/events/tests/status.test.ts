import type { Card } from 'atrium'
import { describe, expect, it } from 'vitest'
import { calendarExhibitions, calendarTours } from '../calendar/sort.ts'
import { exhibitionStatus, listingStatus } from '../rules/exhibition-status.ts'
import { seriesDates, seriesGroups, seriesStatus } from '../rules/series-status.ts'
import { clockAt, compare, dates } from './help.ts'

const noon = '2026-03-14T12:00:00-07:00'

describe('the status of an exhibition', () => {
  it.each([
    ['EVT-120 current', '2026-03-01', '2026-03-31', 'current', 'current'],
    ['EVT-120 on its first day', '2026-03-14', '2026-03-31', 'current', 'current'],
    ['EVT-126 on its last day', '2026-03-01', '2026-03-14', 'current', 'current'],
    ['EVT-120 future', '2026-03-15', '2026-03-31', 'future', 'future'],
    ['EVT-120 EVT-121 past', '2026-03-01', '2026-03-13', 'past', undefined],
    ['EVT-126 ended this morning', '2026-03-01', '2026-03-14T17:00:00.000Z', 'past', 'current'],
    ['EVT-126 opens tonight', '2026-03-15T02:00:00.000Z', '2026-04-01', 'future', 'current'],
    ['without end', '2026-03-01', undefined, 'current', 'current'],
    ['without end, to come', '2026-03-20', undefined, 'future', 'future'],
    ['without start', undefined, '2026-03-31', 'current', undefined],
    ['EVT-122 without dates', undefined, undefined, undefined, undefined],
  ])('EVT-123 %s', (_row, startDate, endDate, onPage, inListing) => {
    const period = { ...(startDate && { startDate }), ...(endDate && { endDate }) }
    const { clock } = clockAt(noon)
    const { status, isPast, isUpcoming } = exhibitionStatus(period, clock)
    expect({ status, isPast, isUpcoming }).toEqual({
      status: onPage,
      isPast: onPage === 'past',
      isUpcoming: !startDate && !endDate,
    })
    expect(listingStatus(period, clock)).toBe(inListing)
  })

  it('EVT-120 changes exactly at the end of the last day, and in listings at midnight', () => {
    const page = clockAt(noon)
    exhibitionStatus({ startDate: '2026-03-01', endDate: '2026-03-31' }, page.clock)
    expect(page.boundary.next).toEqual(new Date('2026-04-01T00:00:00-07:00'))
    const listing = clockAt(noon)
    listingStatus({ startDate: '2026-03-01', endDate: '2026-03-31' }, listing.clock)
    expect(listing.boundary.next).toEqual(new Date('2026-03-15T00:00:00-07:00'))
  })
})

const card = (contentType: string, startDate?: string, endDate?: string, title = 'One'): Card => ({
  title,
  contentType,
  ...(startDate && { startDate }),
  ...(endDate && { endDate }),
})

describe('the status of a series item', () => {
  it.each([
    ['EVT-203 upcoming', '2026-03-15', '2026-03-20', 'upcoming'],
    ['EVT-204 past', '2026-03-01', '2026-03-13', 'past'],
    ['EVT-205 on now', '2026-03-01', '2026-03-14', 'on-now'],
    ['on now on its only day', '2026-03-14', undefined, 'on-now'],
    ['upcoming tonight', '2026-03-15T02:30:00.000Z', undefined, 'upcoming'],
    ['upcoming without dates', undefined, undefined, 'upcoming'],
    ['EVT-036 upcoming where no start is known', '1970-01-01T00:00:00.000', undefined, 'upcoming'],
  ])('on a special series page: %s', (_row, start, end, status) => {
    expect(seriesStatus(card('series_item', start, end), 'special', clockAt(noon).clock)).toBe(status)
  })

  it.each([
    ['a tour', 'tour', '2026-03-01', 'on-now'],
    ['an exhibition', 'exhibition', '2026-03-01', 'on-now'],
    ['an event that recurs', 'event', '2026-03-13', 'on-now'],
    ['a partner’s item', 'series_item', '2026-03-13', 'past'],
  ])('EVT-205 on a special series page %s without end', (_row, contentType, start, status) => {
    expect(seriesStatus(card(contentType, start), 'special', clockAt(noon).clock)).toBe(status)
  })

  it.each([
    ['on now until then', '2026-05-10', 'on-now'],
    ['past after it', '2026-03-13', 'past'],
  ])('EVT-120 EVT-203 on a special series page an exhibition with an end alone is %s', (_row, end, status) => {
    expect(seriesStatus(card('exhibition', undefined, end), 'special', clockAt(noon).clock)).toBe(status)
  })

  it.each([
    ['EVT-215 exhibition upcoming', 'exhibition', '2026-03-15', '2026-03-20', 'upcoming'],
    ['EVT-215 exhibition past', 'exhibition', '2026-03-01', '2026-03-13', 'past'],
    ['EVT-215 exhibition on now', 'exhibition', '2026-03-14', '2026-03-14', 'on-now'],
    ['EVT-215 CLR-024 exhibition without end', 'exhibition', '2026-03-20', undefined, 'past'],
    ['EVT-216 event upcoming', 'event', '2026-03-15', undefined, 'upcoming'],
    ['EVT-216 event past', 'event', '2026-03-13', undefined, 'past'],
    ['EVT-216 event whose date is to come soon', 'event', '1970-01-01T00:00:00.000', undefined, 'upcoming'],
    ['EVT-216 EVT-214 event on now, at whatever hour', 'event', '2026-03-14T15:00:00.000Z', undefined, 'on-now'],
    ['EVT-217 tour upcoming', 'tour', '2026-03-15', '2026-03-20', 'upcoming'],
    ['EVT-217 tour past', 'tour', '2026-03-01', '2026-03-13', 'past'],
    ['EVT-217 tour that starts today', 'tour', '2026-03-14', '2026-03-20', 'on-now'],
    ['EVT-217 tour without end', 'tour', '2026-03-01', undefined, 'on-now'],
    ['EVT-217 CLR-024 running tour with an end', 'tour', '2026-03-01', '2026-03-20', 'past'],
  ])('under what’s on: %s', (_row, contentType, start, end, status) => {
    expect(seriesStatus(card(contentType, start, end), 'whats-on', clockAt(noon).clock)).toBe(status)
  })

  it('EVT-201 EVT-219 EVT-220 EVT-221 CLR-021 groups come in order, each sorted, none empty', () => {
    const items = [
      card('event', '2026-03-02', undefined, 'Old'),
      card('event', '2026-03-12', undefined, 'Late'),
      card('event', '2026-06-01', undefined, 'Far'),
      card('event', '2026-03-20', undefined, 'Near'),
    ]
    const groups = seriesGroups(items, 'whats-on', clockAt(noon))
    expect(groups.map(({ heading, items: found }) => [heading, ...found.map(({ title }) => title)])).toEqual([
      ['Upcoming', 'Near', 'Far'],
      ['Past', 'Late', 'Old'],
    ])
  })

  it('EVT-221 CLR-018 lists an event without a date after those that have one', () => {
    const items = [
      card('event', '1970-01-01T00:00:00.000', undefined, 'Soon'),
      card('event', '2026-03-20', undefined, 'Near'),
    ]
    const [upcoming] = seriesGroups(items, 'special', clockAt(noon))
    expect(upcoming?.items.map(({ title }) => title)).toEqual(['Near', 'Soon'])
  })

  it.each([
    ['2026-03-14', '2026-03-14', 'Mar 14, 2026'],
    ['2026-03-14', undefined, 'Mar 14, 2026'],
    ['2026-03-14', '2026-04-02', 'Mar 14–Apr 2, 2026'],
    [undefined, undefined, undefined],
  ])('EVT-206 %s to %s is labelled %s', (start, end, label) => {
    expect(seriesDates(card('series_item', start, end), dates)).toBe(label)
  })
})

describe('orders of the calendar', () => {
  const titles = (items: readonly { title: string }[]) => items.map(({ title }) => title)
  const b = { title: 'B', startDate: '2026-03-14', endDate: '2026-05-01' }
  const a = { title: 'A', startDate: '2026-03-14', endDate: '2026-06-01' }
  const evening = { title: 'Evening', startDate: '2026-03-15T02:30:00.000Z' }
  const next = { title: 'Next', startDate: '2026-03-15' }
  const none = { title: 'None' }
  const all = [none, evening, b, next, a]

  it('EVT-154 CLR-017 exhibitions by start, title and end', () => {
    expect(titles(calendarExhibitions(all, { dates, compare }))).toEqual(['A', 'B', 'Evening', 'Next', 'None'])
    const [early, late] = [{ ...a, endDate: '2026-05-01' }, a]
    expect(calendarExhibitions([late, early], { dates, compare })).toEqual([early, late])
  })

  it('EVT-153 tours by title, then location', () => {
    const at = (title: string, ...locationLabels: string[]) => ({ title, locationLabels })
    expect(calendarTours([at('B', 'Center'), at('A', 'Villa'), at('A', 'Center')], { compare })).toEqual([
      at('A', 'Center'),
      at('A', 'Villa'),
      at('B', 'Center'),
    ])
  })
})
