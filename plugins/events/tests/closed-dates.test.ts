import type { Ports } from 'atrium'
import { expect, it } from 'vitest'
import { checkClosedDates } from '../rules/closed-dates.ts'

const thursday = { openTime: '10:00', closeTime: '17:00' }
const stored: Record<string, object[]> = {
  '{brand}_location': [
    { uid: 'center', title: 'Ellery Center', locationId: 'center', openHours: { uid: 'hours' } },
    { uid: 'online', title: 'Online', locationId: 'online' },
  ],
  open_hours: [{ uid: 'hours', dateHours: [{ date: '2026-11-26' }], dailyHours: { thursday } }],
}
const days = ['2025-11-26', '2026-11-25', '2026-11-26', '2026-11-27']

const problems = (uids: string[], codes: string[] = []) =>
  checkClosedDates({
    entry: { eventMetadata: { eventId: '1' }, locations: uids.map((uid) => ({ uid })) },
    port: async () =>
      ({
        event: async () => ({ startDate: days.map((day) => `${day}T19:00:00.000`), multifilter1: codes }),
      }) as unknown as Ports['calendar'],
    stored: async ({ name }) => (stored[name] ?? []) as never,
    today: '2026-11-20',
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

it('what is online, too, and what has no place, is dated on any day', async () => {
  expect(await problems(['center', 'online'])).toEqual([])
  expect(await problems([])).toEqual([])
})
