// @vitest-environment jsdom
import { CalendarDate, parseAbsolute, type ZonedDateTime } from '@internationalized/date'
import { act, useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { hide, press, show } from '../testing/app.tsx'
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

function Moment({ at }: { at: string }) {
  const [value, setValue] = useState<ZonedDateTime | null>(parseAbsolute(at, 'America/Los_Angeles'))
  return <DateTimeField {...field} timeZone="America/Los_Angeles" value={value} onChange={setValue} />
}
const part = (name: string) => document.querySelector<HTMLElement>(`[data-type=${name}]`) as HTMLElement
const shown = () =>
  document
    .querySelector('.date-input')
    ?.textContent?.replace(/[\u2066\u2069]/g, '')
    .replace('\u202f', ' ')
const note = () => document.querySelector('[role=status]')?.textContent

it('a time in the hour that clocks skip becomes one an hour later, and the field says so', async () => {
  await show(<Moment at="2026-03-08T09:30:00Z" />)
  expect([shown(), note()]).toEqual([expect.stringContaining('3/8/2026, 1:30 AM'), undefined])
  await act(async () => part('hour').focus())
  const typed = new InputEvent('beforeinput', { data: '2', inputType: 'insertText', bubbles: true, cancelable: true })
  await act(async () => void part('hour').dispatchEvent(typed))
  expect(shown()).toContain('3/8/2026, 2:30 AM')
  await act(async () => document.querySelector<HTMLElement>('.date-input button')?.focus())
  expect(shown()).toContain('3/8/2026, 3:30 AM')
  expect(note()).toContain('a time in the hour that is skipped becomes one an hour later')
})

it('a day that is passed through on which the hour is skipped leaves the time as it is', async () => {
  await show(<Moment at="2026-03-07T10:30:00Z" />)
  for (const _ of [1, 2]) await press('ArrowUp', {}, part('day'))
  expect([shown(), note()]).toEqual([expect.stringContaining('3/9/2026, 2:30 AM'), undefined])
})
