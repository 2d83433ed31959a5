import { describe, expect, it } from 'vitest'
import { filterValue } from '../calendar/filter-value.ts'
import { plainVenueName } from '../calendar-service/read-event.ts'
import { priceLabel } from '../prices/labels.ts'
import { categoryLink, placeLink } from '../rules/calendar-links.ts'
import { categoriesOf, pluralCategory, singularCategory } from '../rules/categories.ts'
import { dateLabel, nextStart, startOf } from '../rules/date-label.ts'
import { center, clockAt, institution, online, translate, villa } from './help.ts'

const needs = { institution, translate }

describe('prices', () => {
  it.each([
    ['EVT-058 free', 0, 0, 'Free'],
    ['EVT-059 equal', 15, 15, '$15'],
    ['EVT-059 equal with cents', 12.5, 12.5, '$12.50'],
    ['EVT-060 a range', 15, 25, '$15–$25'],
    ['EVT-060 a range that begins at nothing', 0, 25, '$0–$25'],
    ['EVT-060 no ticket is said to be cheaper than it is', 5, 12.5, '$5–$12.50'],
    ['only one known', null, 1200, '$1,200'],
    ['none known', null, null, undefined],
  ])('of an event: %s', (_row, minPrice, maxPrice, expected) => {
    expect(priceLabel({ minPrice, maxPrice }, needs)).toBe(expected)
  })

  it.each([
    ['EVT-061 free', 0, 0, 'Free'],
    ['EVT-062 equal', 15, 15, '$15'],
    ['EVT-063 a range', 15, 25, '$15–$25'],
  ])('of a tour: %s', (_row, minPrice, maxPrice, expected) => {
    expect(priceLabel({ minPrice, maxPrice }, needs)).toBe(expected)
  })

  it.each([
    ['EVT-065 free', 0, 0, 'Free'],
    ['EVT-066 a range', 15, 25, '$15–$25'],
    ['EVT-064 cents in one', 12.5, 20, '$12.50–$20'],
    ['EVT-064 thousands', 1200, 1500, '$1,200–$1,500'],
    ['EVT-067 equal', 15, 15, '$15'],
    ['none known', null, null, undefined],
    ['only one known', 15, null, '$15'],
  ])('in the calendar: %s', (_row, minPrice, maxPrice, expected) => {
    expect(priceLabel({ minPrice, maxPrice }, needs)).toBe(expected)
  })
})

describe('prices in the currency and language of the institution', () => {
  const spanish = { institution: { ...institution, language: 'es-ES', currency: 'EUR' }, translate }
  const plain = (text: string | undefined) => text?.replace(/\s/g, ' ')
  it.each([
    ['of an event', priceLabel({ minPrice: 15, maxPrice: 15 }, spanish), '15 €'],
    ['of a tour', priceLabel({ minPrice: 1200.5 }, spanish), '1200,50 €'],
    ['in the calendar', priceLabel({ minPrice: 12.5, maxPrice: 20 }, spanish), '12,50 €–20 €'],
  ])('%s', (_what, printed, expected) => expect(plain(printed)).toBe(expected))
})

describe('the date of an event', () => {
  const at = clockAt('2026-03-10T12:00:00Z')
  const single = { dateTime: '2026-03-15T02:30:00.000Z' }
  const recurring = { recurrence: true }
  const [recurrenceStartDate, recurrenceEndDate] = ['2026-03-14', '2026-04-02']
  it.each([
    ['EVT-053 a single one', single, 'Sat, Mar 14, 2026, 7:30pm', 'Sat, Mar 14, 2026, 7:30pm'],
    [
      'EVT-053 by the calendar where the entry names no time',
      { calendar: { startDate: ['2026-03-14T19:30:00.000'], endDate: [] } },
      'Sat, Mar 14, 2026, 7:30pm',
      'Sat, Mar 14, 2026, 7:30pm',
    ],
    [
      'EVT-037 EVT-053 by the calendar the next one when the first is over',
      { calendar: { startDate: ['2026-03-28T19:30', '2026-03-01T19:30', '2026-03-14T19:30'], endDate: [] } },
      'Sat, Mar 14, 2026, 7:30pm',
      'Sat, Mar 14, 2026, 7:30pm',
    ],
    [
      'EVT-053 by the calendar the one that is going on',
      {
        calendar: {
          startDate: ['2026-03-09T10:00', '2026-03-14T10:00'],
          endDate: ['2026-03-12T10:00', '2026-03-14T11:00'],
        },
      },
      'Mon, Mar 9, 2026, 10am',
      'Mon, Mar 9, 2026, 10am',
    ],
    [
      'EVT-053 by the calendar the last one when all are over',
      { calendar: { startDate: ['2026-03-08T19:30', '2026-03-01T19:30'], endDate: [] } },
      'Sun, Mar 8, 2026, 7:30pm',
      'Sun, Mar 8, 2026, 7:30pm',
    ],
    [
      'EVT-053 its own time, whatever the calendar says',
      { ...single, calendar: { startDate: ['2026-03-28T19:30'], endDate: [] } },
      'Sat, Mar 14, 2026, 7:30pm',
      'Sat, Mar 14, 2026, 7:30pm',
    ],
    ['EVT-053 none known', {}, 'Coming soon', 'Coming soon'],
    ['EVT-054 always', recurring, 'Daily', 'Daily'],
    ['EVT-055 CLR-025 to an end', { ...recurring, recurrenceEndDate }, 'Through April 2', 'Through Apr 2'],
    ['EVT-056 CLR-025 from a start', { ...recurring, recurrenceStartDate }, 'From March 14', 'From Mar 14'],
    [
      'EVT-057 CLR-025 between both',
      { ...recurring, recurrenceStartDate, recurrenceEndDate },
      'March 14–April 2',
      'Mar 14–Apr 2',
    ],
    [
      'EVT-055 to an end in another year, which is said',
      { ...recurring, recurrenceEndDate: '2027-08-29' },
      'Through August 29, 2027',
      'Through Aug 29, 2027',
    ],
    [
      'EVT-057 between both in different years, which are said',
      { ...recurring, recurrenceStartDate, recurrenceEndDate: '2027-03-14' },
      'March 14, 2026–March 14, 2027',
      'Mar 14, 2026–Mar 14, 2027',
    ],
    [
      'CLR-025 months are never folded',
      { ...recurring, recurrenceStartDate, recurrenceEndDate: '2026-03-20' },
      'March 14–March 20',
      'Mar 14–Mar 20',
    ],
  ])('%s', (_row, event, long, short) => {
    expect([dateLabel(event, at, 'long').text, dateLabel(event, at, 'short').text]).toEqual([long, short])
  })

  it('EVT-054 is green when it is every day, and plain otherwise', () => {
    expect(dateLabel(recurring, at, 'long').colorName).toBe('garden')
    expect(dateLabel(single, at, 'long').colorName).toBeUndefined()
  })

  it.each([
    ['its own', single, single.dateTime],
    ['that of its recurrence', { ...recurring, recurrenceStartDate }, recurrenceStartDate],
    ['nothing that it says', {}, undefined],
  ])('starts with %s', (_row, event, expected) => {
    expect(startOf(event)).toBe(expected)
  })

  it('EVT-037 EVT-053 changes when a date of the calendar is over', () => {
    const calendar = { startDate: ['2026-03-10T10:00', '2026-03-14T19:30'], endDate: ['2026-03-10T11:00', undefined] }
    const before = clockAt('2026-03-10T17:30:00Z')
    expect(nextStart({ calendar }, before)).toBe('2026-03-10T10:00')
    const { next } = before.boundary
    expect(next && nextStart({ calendar }, clockAt(next.toISOString()))).toBe('2026-03-14T19:30')
  })
})

describe('places', () => {
  it('EVT-008 EVT-033 lead to the calendar', () => {
    expect([center, villa, online].map((place) => placeLink(place).href)).toEqual([
      '/calendar/?location=center',
      '/calendar/?location=villa',
      '/calendar/?location=online',
    ])
  })

  it.each([
    ['Ridge Auditorium GA', 'Ridge Auditorium'],
    ['Ridge Auditorium Reserved', 'Ridge Auditorium'],
    ['GALLERY', 'GALLERY'],
    ['Ridge GA Auditorium', 'Ridge GA Auditorium'],
  ])('EVT-006 the venue %s is %s', (name, expected) => {
    expect(plainVenueName(name)).toBe(expected)
  })
})

describe('categories', () => {
  it('EVT-011 Talks,Films counts as both', () => {
    expect(categoriesOf(['Talks,Films', 'Talks', ' Tours '])).toEqual(['Talks', 'Films', 'Tours'])
  })

  it.each([
    ['Performances', 'Performance'],
    ['Talks', 'Talk'],
    ['Films', 'Film'],
    ['Tours', 'Tour'],
    ['Courses', 'Course'],
    ['Open house', 'Open house'],
  ])('EVT-012 %s are shown as %s, and back', (plural, singular) => {
    expect(singularCategory(plural)).toBe(singular)
    expect(pluralCategory(singular)).toBe(plural)
  })

  it('EVT-034 CLR-019 lead to the calendar by their plural, lower-cased', () => {
    expect(categoryLink('Performance', { settings: {} as never }).href).toBe('/calendar/?category=performances')
    expect(categoryLink('Open House', { settings: {} as never }).href).toBe('/calendar/?category=open%20house')
  })

  it.each([
    ['General Public', 'general-public'],
    ['general public', 'general-public'],
    ['general-public', 'general-public'],
  ])('EVT-147 EVT-148 %s is filtered by as %s', (label, value) => {
    expect(filterValue(label)).toBe(value)
  })
})
