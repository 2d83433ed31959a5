// @vitest-environment jsdom
import { CalendarDate, parseAbsolute } from '@internationalized/date'
import { act } from 'react'
import { afterEach, expect, it } from 'vitest'
import { hide, show } from '../testing/app.tsx'
import { DateField, DateTimeField } from './date-field.tsx'

afterEach(hide)

const field = {
  id: 'd',
  label: 'Begins',
  describedBy: undefined,
  isInvalid: false,
  isReadOnly: false,
  isRequired: false,
}
const year = () => document.querySelector<HTMLElement>('[data-type=year]')
const leave = async () => {
  await act(async () => year()?.focus())
  await act(async () => year()?.blur())
}

it.each([
  [26, ['2026-03-14']],
  [2026, []],
  [1926, []],
  [476, []],
])('a day of the year %i, once it is written, is followed by %j', async (typed, expected) => {
  const changes: string[] = []
  const onChange = (value: CalendarDate | null) => void changes.push(String(value))
  await show(<DateField {...field} value={new CalendarDate(typed, 3, 14)} onChange={onChange} />)
  await leave()
  expect(changes).toEqual(expected)
})

it('a year of two digits keeps the time of day', async () => {
  const changes: string[] = []
  const value = parseAbsolute('2026-05-10T02:00:00Z', 'America/Los_Angeles').set({ year: 26 })
  await show(
    <DateTimeField
      {...field}
      timeZone="America/Los_Angeles"
      value={value}
      onChange={(next) => void changes.push(next?.toAbsoluteString() ?? '')}
    />,
  )
  await leave()
  expect(changes).toEqual(['2026-05-10T02:00:00.000Z'])
})
