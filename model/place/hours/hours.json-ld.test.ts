import { pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'
import { openingHoursFields } from './hours.json-ld.ts'

it.each([
  ['from morning to evening', { openTime: '10:00', closeTime: '17:30' }, { opens: '10:00', closes: '17:30' }],
  // Midnight to midnight would be closed.
  ['day and night', { openTime: '00:00', closeTime: '00:00' }, { opens: '00:00', closes: '23:59' }],
])('VIS-070 tells search engines of a place that is open %s', (_, sunday, times) => {
  expect(openingHoursFields({ dailyHours: { sunday } }, pageContext()).openingHoursSpecification).toEqual([
    { '@type': 'OpeningHoursSpecification', dayOfWeek: ['https://schema.org/Sunday'], ...times },
  ])
})
