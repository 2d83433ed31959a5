import { expect, it } from 'vitest'
import { endpointKey, pageKey } from '#engine/request/input/address.ts'
import { isFilterVariant } from './filter-variants.ts'

it('Q-24 answers on endless different terms share one part of the cache, and push out no page that visitors share', () => {
  for (const term of ['kiln', 'a b', '', '?', 'a'.repeat(5000)]) {
    expect(isFilterVariant(endpointKey('/api/search', new URLSearchParams({ q: term }), ['q', 'from']))).toBe(true)
    expect(isFilterVariant(endpointKey('/api/type-ahead', new URLSearchParams({ prefix: term }), ['prefix']))).toBe(
      true,
    )
    if (term) expect(isFilterVariant(pageKey('/search', { q: [term] }, ''))).toBe(true)
  }
  expect(isFilterVariant(pageKey('/search', {}, ''))).toBe(false)
})
