import { expect, it } from 'vitest'
import { schedulesOf } from '../rules/schedule.ts'
import { dates } from './help.ts'

const on = (...days: string[]) =>
  days.map((day) => ({ start: `${day}T19:00`, end: `${day}T20:30`, days: { from: day, to: day } }))
const times = { startTime: '19:00:00', endTime: '20:30:00' }

it('a weekly date is one schedule, with the day on which it does not take place', () => {
  expect(schedulesOf(on('2026-03-05', '2026-03-12', '2026-03-26'), dates)).toEqual([
    { from: '2026-03-05', to: '2026-03-26', weekdays: [4], ...times, except: ['2026-03-19'] },
  ])
})

it('several days of a week are one schedule, also over a change of the clocks; each time of day has its own', () => {
  const matinees = [
    { start: '2026-03-07T15:00', days: { from: '2026-03-07', to: '2026-03-07' } },
    { start: '2026-03-14T15:00', days: { from: '2026-03-14', to: '2026-03-14' } },
  ]
  expect(schedulesOf([...on('2026-03-06', '2026-03-07', '2026-03-13', '2026-03-14'), ...matinees], dates)).toEqual([
    { from: '2026-03-06', to: '2026-03-14', weekdays: [5, 6], ...times, except: [] },
    { from: '2026-03-07', to: '2026-03-14', weekdays: [6], startTime: '15:00:00', endTime: undefined, except: [] },
  ])
})

it.each([[on('2026-03-05')], [on('2026-03-05', '2026-06-04')], [[]]])(
  'a single date, and dates that follow no week, are none',
  (occurrences) => expect(schedulesOf(occurrences, dates)).toEqual([]),
)
