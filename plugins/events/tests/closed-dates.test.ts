import type { Ports } from 'atrium'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { contentOf, to, type WireEntry } from 'atrium/testing'
import { expect, it } from 'vitest'
import { checkClosedDates } from '../checks/closed-dates.ts'
import event from '../pages/event.ts'
import { anEntry, clockAt } from './help.ts'

const thursday = { openTime: '10:00', closeTime: '17:00' }
const stored: Record<string, object[]> = {
  '{brand}_location': [
    { uid: 'center', title: 'Ellery Center', locationId: 'center', openHours: { uid: 'hours' } },
    { uid: 'online', title: 'Online', locationId: 'online' },
  ],
  open_hours: [{ uid: 'hours', dateHours: [{ date: '2026-11-26' }], dailyHours: { thursday } }],
}
const days = ['2025-11-26', '2026-11-25', '2026-11-26', '2026-11-27']

const problems = (uids: string[], codes: string[] = [], entry: object = { eventMetadata: { eventId: '1' } }) =>
  checkClosedDates({
    entry: { ...entry, locations: uids.map((uid) => ({ uid })) },
    port: async () =>
      ({
        event: async () => ({ startDate: days.map((day) => `${day}T19:00:00.000`), multifilter1: codes }),
      }) as unknown as Ports['calendar'],
    stored: async ({ name }) => (stored[name] ?? []) as never,
    today: '2026-11-20',
    dayOf: clockAt('2026-11-20').clock.dayOf,
  })

it('the content check names what is dated on a day on which its house is closed, by entry or by code', async () => {
  const [problem] = await problems(['center'])
  expect(problem).toMatchObject({
    severity: 'warning',
    field: 'event_metadata.event_id',
    reason: 'is dated on 2026-11-26, when Ellery Center is closed, and is left out of the calendar on that day',
  })
  expect(await problems([], ['center'])).toHaveLength(1)
})

it.each([
  ['in the evening', '2026-11-27T03:00:00.000Z', 1],
  ['in the evening of the day before', '2026-11-26T03:00:00.000Z', 0],
])('the content check takes the day of the institution for a time %s', async (_when, dateTime, count) => {
  expect(await problems(['center'], [], { dateTime })).toHaveLength(count)
})

it('what is online, too, and what has no place, is dated on any day', async () => {
  expect(await problems(['center', 'online'])).toEqual([])
  expect(await problems([])).toEqual([])
})

it.each([
  ['closed in every week then', '2026-03-16', ['center'], 'Ellery Center is closed that day'],
  ['closed on that day alone', '2026-03-18', ['center'], 'Ellery Center is closed that day'],
  [
    'closed where one of its houses is',
    '2026-03-16',
    ['center', 'villa'],
    'Ellery Center & Villa · Ellery Center is closed that day',
  ],
  ['open', '2026-03-17', ['center'], 'Ellery Center'],
  ['closed, and over', '2026-03-09', ['center'], 'Ellery Center'],
])('an event with one date says on its card that its house is %s', async (_row, day, houses, meta) => {
  const center = { uid: 'center', _content_type_uid: 'ellery_location', title: 'Ellery Center', location_id: 'center' }
  const usual = { open_time: '10:00', close_time: '17:00' }
  const hours: WireEntry = {
    ...{ uid: 'hours', _content_type_uid: 'open_hours', title: 'Hours' },
    daily_hours: { tuesday: usual, wednesday: usual },
    date_hours: [{ date: '2026-03-18' }],
  }
  const villa = { uid: 'villa', _content_type_uid: 'ellery_location', title: 'Villa', location_id: 'villa' }
  const entries = [
    ...[hours, villa, { ...center, open_hours: to('open_hours', 'hours') }],
    anEntry('event', 'e', {
      date_time: `${day}T19:00:00`,
      locations: houses.flatMap((uid) => to('ellery_location', uid)),
    }),
  ]
  const { cardOf } = contentOf({ types: [event, openHours], entries, now: '2026-03-14T12:00:00Z' })
  expect((await cardOf('e'))?.meta).toBe(meta)
})
