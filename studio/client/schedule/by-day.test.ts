import { expect, it } from 'vitest'
import type { Coming } from '../api/contract.ts'
import { byDay } from './by-day.ts'

const coming = (uid: string, at: string, release?: string) => ({ at, release, row: { ref: { uid } } }) as Coming
const shown = (items: readonly Coming[], timeZone: string) =>
  byDay(items, { language: 'en', timeZone }).map(({ day, moments }) => [
    day,
    ...moments.map(({ time, releases }) => [
      time.replace('\u202f', ' '),
      ...releases.map(({ release = '', items }) => [release, ...items.map(({ row }) => row.ref.uid)].join(' ')),
    ]),
  ])

it('puts what is to come together by day, moment and release, as the house counts days', () => {
  const items = [
    coming('a', '2027-05-02T02:00:00Z'),
    coming('b', '2027-05-02T16:00:00Z', 'Spring'),
    coming('c', '2027-05-02T16:00:00Z'),
    coming('d', '2027-05-02T16:00:00Z', 'Spring'),
  ]
  expect(shown(items, 'America/Los_Angeles')).toEqual([
    ['Saturday, May 1, 2027', ['7:00 PM PDT', ' a']],
    ['Sunday, May 2, 2027', ['9:00 AM PDT', 'Spring b d', ' c']],
  ])
})

it('tells the two hours apart that a clock shows when it is set back', () => {
  const items = [coming('a', '2027-11-07T08:30:00Z'), coming('b', '2027-11-07T09:30:00Z')]
  expect(shown(items, 'America/Los_Angeles')).toEqual([
    ['Sunday, November 7, 2027', ['1:30 AM PDT', ' a'], ['1:30 AM PST', ' b']],
  ])
})
