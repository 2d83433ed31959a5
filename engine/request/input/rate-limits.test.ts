import { expect, it } from 'vitest'
import { RateLimits } from './rate-limits.ts'

const endpoint = { name: 'search-api', limit: { perMinute: 3 } }

it('lets each caller have so many answers a minute, and says when to ask again', () => {
  let now = 0
  const limits = new RateLimits(() => now)
  const spend = (caller: string | undefined) => limits.spend(endpoint, caller)
  expect([spend('a'), spend('a'), spend('a'), spend('a')]).toEqual([0, 0, 0, 20])
  expect(spend('b')).toBe(0)
  now += 19_000
  expect(spend('a')).toBe(1)
  now += 2_000
  expect([spend('a'), spend('a')]).toEqual([0, 19])
  now += 600_000
  expect([spend('a'), spend('a'), spend('a'), spend('a')]).toEqual([0, 0, 0, 20])
})

it('lets everybody in where nobody is known, and where there is no limit', () => {
  const limits = new RateLimits(() => 0)
  for (let time = 0; time < 10; time++) {
    expect(limits.spend(endpoint, undefined)).toBe(0)
    expect(limits.spend({ name: 'feed' }, 'a')).toBe(0)
  }
})

it('holds a bounded number of callers', () => {
  const limits = new RateLimits(() => 0)
  for (let caller = 0; caller < 30_000; caller++) limits.spend(endpoint, String(caller))
  expect(limits.spend(endpoint, '0')).toBe(0)
})
