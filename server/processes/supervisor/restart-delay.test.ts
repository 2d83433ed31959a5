import { expect, it } from 'vitest'
import { failuresAfter, restartDelay } from './restart-delay.ts'

it('a server that dies again and again is started later and later, up to half a minute', () => {
  const delays: number[] = []
  for (let failures = failuresAfter(0, 0); delays.length < 8; failures = failuresAfter(failures, 500))
    delays.push(restartDelay(failures) / 1000)
  expect(delays).toEqual([1, 2, 4, 8, 16, 30, 30, 30])
})

it('one that has lived for a minute is started soon again', () => {
  expect(restartDelay(failuresAfter(7, 60_000))).toBe(1000)
})
