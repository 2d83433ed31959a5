import { describe, expect, it } from 'vitest'
import { endingBody, publishedBody } from './envelope.ts'

const text = (value: object) => `${JSON.stringify(value, null, 2)}\n`
const differences = { uid: 'clay', _holds: 'differences', title: 'Arcilla', updated_at: '2026-03-01' }
const timeZone = 'America/Los_Angeles'
const times = { time: '2026-03-10', timeZone }

describe('what differs in another language', () => {
  it.each([
    ['is published with its original', differences, times, {}],
    ['loses its schedule', { ...differences, scheduled: { publish: '2026-03-10' } }, times, {}],
    [
      'says when it ends',
      differences,
      { ...times, expires: '2026-04-01' },
      { publish_details: { expires: '2026-04-01' } },
    ],
    [
      'goes on to end when it did',
      { ...differences, publish_details: { expires: '2026-05-01' } },
      times,
      { publish_details: { expires: '2026-05-01' } },
    ],
    ['has no end that is over', { ...differences, publish_details: { expires: '2026-03-02' } }, times, {}],
  ])('%s', (_what, value, given, more) => {
    const { scheduled: _, publish_details: __, ...said } = value as Record<string, unknown>
    expect(JSON.parse(publishedBody(text(value), undefined, given, '2026-03-10'))).toEqual({
      ...{ ...said, updated_at: '2026-03-10', ...more },
    })
  })

  it('ends at a moment, and at none again', () => {
    const ending = endingBody(text(differences), '2026-04-01', '2026-03-10', timeZone)
    expect(JSON.parse(ending)).toEqual({ ...differences, publish_details: { expires: '2026-04-01' } })
    expect(JSON.parse(endingBody(ending, undefined, '2026-03-10', timeZone))).toEqual({
      ...differences,
      publish_details: {},
    })
    expect(endingBody(text(differences), undefined, '2026-03-10', timeZone)).toBe(text(differences))
  })
})

it('a whole entry in another language says when it was published, as any does', () => {
  const whole = { uid: 'clay', title: 'Arcilla' }
  expect(JSON.parse(publishedBody(text(whole), undefined, times, '2026-03-10'))).toEqual({
    ...{ ...whole, publish_details: { time: '2026-03-10' } },
  })
})

it('an entry that ends with a day goes on to do so where it is published on that day, and can be made not to', () => {
  const publish_details = { time: '2026-03-01', expires: '2026-03-10' }
  const before = text({ uid: 'clay', publish_details })
  const time = '2026-03-10T20:00:00.000Z'
  expect(JSON.parse(publishedBody(text({ uid: 'clay' }), before, { time, timeZone }, time))).toEqual({
    ...{ uid: 'clay', publish_details: { time, expires: '2026-03-10' } },
  })
  expect(JSON.parse(endingBody(before, undefined, time, timeZone)).publish_details).toEqual({ time: '2026-03-01' })
  expect(endingBody(before, undefined, '2026-03-11T08:00:00.000Z', timeZone)).toBe(before)
})
