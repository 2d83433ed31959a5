import { pageContext } from 'atrium/testing'
import { expect, it } from 'vitest'
import { notOver } from './not-over.ts'

it.each([
  ['an evening, to the end of its day', '2026-03-14', '2026-03-15T06:59:00Z', true],
  ['an evening no more on the next day', '2026-03-14', '2026-03-15T07:01:00Z', false],
  ['something to an instant', '2026-03-14T21:00:00-07:00', '2026-03-15T04:01:00Z', false],
  ['what names no end', undefined, '2030-01-01T00:00:00Z', true],
])('lists %s', (_what, endDate, now, isListed) => {
  const items = [{ title: 'Night', endDate }]
  expect(notOver(items, pageContext({ now }).clock)).toEqual(isListed ? items : [])
})
