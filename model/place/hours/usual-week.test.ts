import { createDateFormats, createTranslator } from 'atrium'
import { expect, it } from 'vitest'
import type { OpenHours } from './open-hours.ts'
import { usualWeek } from './usual-week.ts'

const translator = createTranslator('en-US', new Map())
const needs = { dates: createDateFormats('America/Los_Angeles', translator), translate: translator.translate }
const day = { openTime: '10:00', closeTime: '17:30' }
const late = { openTime: '10:00', closeTime: '21:00' }

it.each<[string, OpenHours['dailyHours'], string | undefined]>([
  [
    'days alike together, in the order of the week',
    { tuesday: day, wednesday: day, thursday: day, friday: day, saturday: late, sunday: day },
    'Monday: Closed · Tuesday–Friday, Sunday: 10am–5:30pm · Saturday: 10am–9pm',
  ],
  ['two days one by one', { monday: day, tuesday: day }, 'Monday, Tuesday: 10am–5:30pm · Wednesday–Sunday: Closed'],
  ['nothing where no weekday is known', undefined, undefined],
])('the usual week says %s', (_, dailyHours, said) => {
  expect(usualWeek({ dailyHours, excludeDates: ['2026-11-26'] }, needs)).toBe(said)
})

it('CLR-027 VIS-074 the usual week is not said while a closure is in force', () => {
  const closedFor = (closed: boolean) => usualWeek({ dailyHours: { monday: day }, emergencyClosure: { closed } }, needs)
  expect(closedFor(true)).toBeUndefined()
  expect(closedFor(false)).toBe('Monday: 10am–5:30pm · Tuesday–Sunday: Closed')
})
