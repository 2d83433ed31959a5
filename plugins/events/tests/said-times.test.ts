import type { Ports } from 'atrium'
import { expect, it } from 'vitest'
import { checkTour } from '../checks/said-times.ts'

const problems = (times: string | undefined, ...begins: string[]) =>
  checkTour({
    entry: { eventMetadata: { eventId: '1' }, times },
    port: async () =>
      ({
        event: async () => ({ startDate: begins.map((time) => `2026-12-01T${time}:00.000`), multifilter1: [] }),
      }) as unknown as Ports['calendar'],
    stored: async () => [],
    today: '2026-11-20',
    dayOf: (date) => date,
  })

it('the content check names a time of a tour at which the calendar has no date', async () => {
  expect(await problems('<p>Daily, 11am, 1pm and 3:30 pm. About 45 minutes.</p>', '11:00', '13:00')).toMatchObject([
    { severity: 'warning', field: 'times', reason: 'names 3:30 pm, when no date of the calendar record begins' },
  ])
})

it.each([
  ['<p>Daily, 11am, 1pm and 3:30pm.</p>', ['11:00', '13:00', '15:30']],
  ['<p>Domingos a las 12:30. Unos 50 minutos.</p>', ['12:30']],
  ['<p>12pm and 12am.</p>', ['12:00', '00:00']],
  ['<p>Any time the Center is open.</p>', ['10:00']],
  ['<p>Daily, 11am.</p>', []],
  [undefined, ['10:00']],
])('it takes %s with dates at %j', async (times, begins) => {
  expect(await problems(times, ...begins)).toEqual([])
})
