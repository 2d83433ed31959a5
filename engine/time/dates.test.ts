import { expect, it } from 'vitest'
import { createTranslator } from '../translation/translator.ts'
import { createDateFormats } from './dates.ts'

it.each([
  ['ar', '10:15\u00a0ص', '2026'],
  ['es-US', '10:15\u00a0a.m.', '2026'],
  ['en-US', '10:15am', '2026'],
])('in %s a time stays on one line with its half of the day', (language, time, year) => {
  const dates = createDateFormats('America/Los_Angeles', createTranslator(language, new Map()))
  expect(dates.time('10:15')).toBe(time)
  const printed = dates.dateTime('2026-03-14T10:15:00-07:00')
  expect(printed).toContain(year)
  expect(printed.endsWith(time)).toBe(true)
})
