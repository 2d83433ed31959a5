import { expect, it } from 'vitest'
import { endpointKey, pageKey } from '#engine/request/input/cache-key.ts'
import { isOneOfMany } from '../../server/pages/keys/shares.ts'

it('Q-24 answers on endless different terms share one part of the cache, and push out no page that visitors share', () => {
  for (const term of ['kiln', 'a b', '', '?', 'a'.repeat(5000)]) {
    expect(isOneOfMany(endpointKey('/api/search', new URLSearchParams({ q: term }), ['q', 'from']))).toBe(true)
    expect(isOneOfMany(endpointKey('/api/type-ahead', new URLSearchParams({ prefix: term }), ['prefix']))).toBe(true)
    if (term) expect(isOneOfMany(pageKey('/search', { q: [term] }, ''))).toBe(true)
  }
  expect(isOneOfMany(pageKey('/search', {}, ''))).toBe(false)
})
