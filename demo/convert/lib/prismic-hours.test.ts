import { createDateFormats, createTranslator } from 'atrium'
import type { OpenHours } from 'atrium/model/place/hours/open-hours.ts'
import { openingNow } from 'atrium/model/place/hours/opening.ts'
import { sentenceOf } from 'atrium/model/place/hours/opening-text.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { contentOf } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { createClock } from '#engine/time/clock.ts'
import { instantOfLocal } from '#engine/time/zone.ts'
import { openHoursOf } from './prismic-hours.mjs'

const ZONE = 'Europe/London'
const translator = createTranslator('en-US')
const dates = createDateFormats(ZONE, translator)

/** What a venue says at a time on the wall. */
function sayings(venue: object) {
  const entry = { uid: 'h', title: 'Hours', _content_type_uid: 'open_hours', ...openHoursOf(venue, ZONE) }
  const { entryOf, issues } = contentOf({ types: [openHours], entries: [entry] })
  expect(issues.h ?? []).toEqual([])
  const hours = entryOf('h') as unknown as OpenHours
  return (local: string) => {
    const clock = createClock(() => instantOfLocal(local, ZONE), ZONE)
    const opening = openingNow(hours, { clock, dates })
    return opening && sentenceOf(opening, { clock, dates, translate: translator.translate })
  }
}

const times = (start: string | null, end: string | null) => [{ startDateTime: start, endDateTime: end }]
const winter = (close: string) => times('2022-01-23T10:00:00+0000', `2022-01-23T${close}:00+0000`)
const closed = (date: string, type: string) => ({ overrideDate: date, type, startDateTime: null, endDateTime: null })

/** The library, as the content service holds it: times of the week on winter days, of which some were written in summer. */
const library = sayings({
  id: 'library',
  type: 'collection-venue',
  data: {
    title: 'Library',
    monday: winter('18:00'),
    tuesday: winter('18:00'),
    wednesday: winter('18:00'),
    thursday: times('2022-07-01T09:00:00+0000', '2022-07-01T17:00:00+0000'),
    friday: winter('18:00'),
    saturday: winter('16:00'),
    sunday: times(null, null),
    modifiedDayOpeningTimes: [
      closed('2026-07-06T09:00:00+0000', 'other'),
      closed('2026-07-06T23:00:00+0000', 'other'),
      closed('2026-08-29T09:00:00+0000', 'Bank holiday'),
      closed('2026-08-31T09:00:00+0000', 'Bank holiday'),
    ],
  },
})

describe('hours of the library', () => {
  it.each([
    ['on an ordinary day of summer', '2026-06-30T11:00', 'Open now until 6pm'],
    ['in its morning', '2026-06-30T09:59', 'Opens today at 10am'],
    ['on a day whose times were written in summer', '2026-01-15T10:00', 'Open now until 6pm'],
    ['on a Saturday', '2026-07-04T15:59', 'Open now until 4pm'],
    ['on a Sunday', '2026-06-28T12:00', 'Closed today. Opens tomorrow at 10am'],
    ['the evening before a closure', '2026-07-04T16:00', 'Opens Wednesday at 10am'],
    ['the day before it', '2026-07-05T12:00', 'Closed today. Opens Wednesday at 10am'],
    ['on its first day', '2026-07-06T12:00', 'Closed today. Opens Wednesday at 10am'],
    ['on its second, kept as midnight of summer', '2026-07-07T12:00', 'Closed today. Opens tomorrow at 10am'],
    ['the day after it', '2026-07-08T12:00', 'Open now until 6pm'],
    ['the day before a bank holiday', '2026-08-28T12:00', 'Open now until 6pm'],
    ['that evening', '2026-08-28T18:00', 'Opens Tuesday at 10am'],
    ['on the Saturday of it', '2026-08-29T12:00', 'Closed today for the bank holiday. Opens Tuesday at 10am'],
    ['on the Sunday of it', '2026-08-30T12:00', 'Closed today. Opens Tuesday at 10am'],
    ['on the Monday of it', '2026-08-31T12:00', 'Closed today for the bank holiday. Opens tomorrow at 10am'],
    ['the day after it', '2026-09-01T12:00', 'Open now until 6pm'],
  ])('%s', (_when, local, said) => {
    expect(library(local)).toBe(said)
  })
})

const day = (dayOfWeek: string, opens: string, closes: string) => ({
  dayOfWeek,
  opens,
  closes,
  isClosed: opens === closes,
})
const exception = (overrideDate: string, overrideType: string, opens = '00:00', closes = '00:00') => ({
  overrideDate,
  overrideType,
  opens,
  closes,
  isClosed: opens === closes,
})

/** The galleries, as the site itself holds them. */
const galleries = sayings({
  id: 'galleries',
  name: 'Galleries and Reading Room',
  openingHours: {
    regular: [
      day('Monday', '00:00', '00:00'),
      ...['Tuesday', 'Wednesday', 'Friday', 'Saturday', 'Sunday'].map((name) => day(name, '10:00', '18:00')),
      day('Thursday', '10:00', '21:00'),
    ],
    exceptional: [
      exception('2022-01-01', 'Christmas and New Year', '12:00', '14:00'),
      exception('2021-12-31', 'Christmas and New Year'),
      exception('2021-12-20', 'Christmas and New Year'),
      exception('2022-02-04', 'Bank holiday'),
      exception('2022-02-05', 'Bank holiday'),
      exception('2021-01-05', 'Bank holiday'),
      exception('2022-12-31', 'Christmas and New Year', '10:00', '14:00'),
    ],
  },
})

describe('hours of the galleries', () => {
  it.each([
    ['on a late Thursday', '2021-12-16T18:30', 'Open now until 9pm'],
    ['the day before a closed Monday that is a holiday too', '2021-12-19T12:00', 'Open now until 6pm'],
    ['on it', '2021-12-20T12:00', 'Closed today for Christmas and New Year. Opens tomorrow at 10am'],
    ['after it', '2021-12-21T12:00', 'Open now until 6pm'],
    ['before the end of the year', '2021-12-30T21:00', 'Opens Saturday at 12pm'],
    ['at the end of the year', '2021-12-31T12:00', 'Closed today for Christmas and New Year. Opens tomorrow at 12pm'],
    ['on a short New Year’s Day, in its morning', '2022-01-01T10:00', 'Opens today at 12pm'],
    ['at noon', '2022-01-01T12:00', 'Open now until 2pm'],
    ['in its afternoon', '2022-01-01T14:00', 'Opens tomorrow at 10am'],
    ['the day after it', '2022-01-02T12:00', 'Open now until 6pm'],
    ['before two bank holidays', '2022-02-03T21:00', 'Opens Sunday at 10am'],
    ['on the first', '2022-02-04T12:00', 'Closed today for the bank holiday. Opens Sunday at 10am'],
    ['on the second', '2022-02-05T12:00', 'Closed today for the bank holiday. Opens tomorrow at 10am'],
    ['after both', '2022-02-06T12:00', 'Open now until 6pm'],
    ['on a single one', '2021-01-05T12:00', 'Closed today for the bank holiday. Opens tomorrow at 10am'],
    ['the day before it, a Monday', '2021-01-04T12:00', 'Closed today. Opens Wednesday at 10am'],
    ['the day after it', '2021-01-06T12:00', 'Open now until 6pm'],
    ['on a short last day of the year', '2022-12-31T13:59', 'Open now until 2pm'],
    ['and after it', '2022-12-31T14:00', 'Opens tomorrow at 10am'],
  ])('%s', (_when, local, said) => {
    expect(galleries(local)).toBe(said)
  })

  it('on both days on which clocks change', () => {
    expect(['2022-03-27T10:00', '2022-10-30T17:59'].map(galleries)).toEqual([
      'Open now until 6pm',
      'Open now until 6pm',
    ])
  })
})
