import { expect, it } from 'vitest'
import { dateWords } from './date-words.ts'

it.each([
  ['2026-04-05', 'Sun, Apr 5, 2026'],
  ['2026-04-05T16:00:00', 'Sun, Apr 5, 2026, 4:00 PM'],
  ['2026-04-05T23:30:00.000Z', 'Sun, Apr 5, 2026, 4:30 PM'],
  ['2026-04-05T01:00:00+02:00', 'Sat, Apr 4, 2026, 4:00 PM'],
  ['2026-13-45', undefined],
  ['2026-04-05 and later', undefined],
])('says %s as %s', (text, words) => {
  expect(dateWords(text, 'en-US', 'America/Los_Angeles')?.replaceAll('\u202f', ' ')).toBe(words)
})
