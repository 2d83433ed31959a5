import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { contentDirectory, published } from '../browser/content.ts'

const page = published('page_calendar', {
  uid: 'page_calendar',
  title: 'Calendar',
  url: '/calendar',
  meta_page: { description: 'What is on.' },
})

/**
 * A calendar of so many talks, films and courses, one after the other from the anchor day on.
 *
 * @param dates of each of them
 */
export function calendarOf(count: number, dates = 1): string {
  const numbers = Array.from({ length: count }, (_, number) => number)
  const content = contentDirectory(
    page,
    ...numbers.map((number) =>
      published('event', {
        uid: `event_${number}`,
        title: `Evening ${String(number).padStart(4, '0')}`,
        url: `/evening-${number}`,
        meta_page: { description: 'An evening.' },
        event_metadata: { event_id: String(number) },
      }),
    ),
  )
  const dayOf = (number: number) => new Date(Date.UTC(2026, 2, 14 + (number % 300))).toISOString().slice(0, 10)
  const daysOf = (number: number) => Array.from({ length: dates }, (_, turn) => dayOf(number + turn * 15))
  const events = numbers.map((number) => ({
    id: String(number),
    startDate: daysOf(number).map((day) => `${day}T19:30:00.000`),
    endDate: daysOf(number).map((day) => `${day}T21:00:00.000`),
    category: [['Talks', 'Films', 'Courses'][number % 3]],
    multifilter1: [['center', 'villa'][number % 2]],
    minPrice: '$12.50',
    maxPrice: '$15.00',
  }))
  mkdirSync(join(content, 'calendar'))
  writeFileSync(join(content, 'calendar/events.json'), JSON.stringify({ events }))
  return content
}
