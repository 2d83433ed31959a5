import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BoundedCache, bytesOf } from '#engine/host.ts'
import { Known } from '../known.ts'

/** What one list takes. */
const FACT = BoundedCache.itemBytes('l:000000', bytesOf({ types: ['news'] }))

/** An outbox that remembers in memory. @param rows what another process has written @param facts so many have room */
function opened(rows: { id: number; key: string; value: string }[] = [], facts = 100) {
  const state = { now: 0, forgotten: 0 }
  const outbox = {
    known: (after: number) => rows.filter(({ id }) => id > after),
    note: (facts: readonly (readonly [string, string])[]) => {
      for (const [key, value] of facts) rows.push({ id: (rows.at(-1)?.id ?? 0) + 1, key, value })
    },
    forget: () => void rows.splice(0),
  }
  const options = { outbox, clock: () => state.now, onForgotten: () => state.forgotten++ }
  const known = new Known({ ...options, bytes: facts * FACT })
  const note = (count: number, isFilterVariant = false, name = 'l') =>
    known.note(
      Array.from(
        { length: count },
        (_, index) => [`${name}:${String(index).padStart(6, '0')}`, { types: ['news'] }] as const,
      ),
      [],
      isFilterVariant,
    )
  return { known, note, state, rows }
}

describe('what is known of answers outside', () => {
  it('is what other processes have noted, too, each once', () => {
    const { rows, known } = opened()
    const other = opened(rows)
    other.known.note([['l:1', { types: ['news'] }]], [{ key: 'g:1', members: ['e:a', 'e:b'] }], false)
    other.known.note([['l:1', { types: ['news'] }]], [], false)
    expect(known.lists).toEqual([['l:1', { types: ['news'] }]])
    expect(known.groups).toEqual([{ key: 'g:1', members: ['e:a', 'e:b'] }])
    expect(rows).toHaveLength(2)
  })

  it('leaves room for pages beside choices of filters, of which there are any number', () => {
    const { note } = opened()
    expect(note(50, true)).toBe(true)
    expect(note(1, true, 'a')).toBe(false)
    expect(note(50, true)).toBe(true)
    expect(note(50, false, 'p')).toBe(true)
  })

  it('is forgotten and begun anew where there is too much, and not all the time', () => {
    const { note, known, state, rows } = opened()
    note(100)
    expect(note(1, false, 'a')).toBe(true)
    expect([state.forgotten, known.lists.length, rows.length]).toEqual([1, 1, 1])
    note(99, false, 'f')
    expect(note(1, false, 'z')).toBe(false)
    state.now += 3_600_000
    expect(note(1, false, 'z')).toBe(true)
    expect(state.forgotten).toBe(2)
  })

  it('Q-24 takes no more memory than it may, however long the terms that pages were made for', () => {
    const { known } = opened([], 100)
    for (let index = 0; index < 200; index++) {
      const words = { language: 'en', stems: [`${index}`.padStart(2000, 'ж')], beginnings: [], unknown: [] }
      known.note([[`words ${index}`, { types: ['news'], words }]], [], true)
    }
    expect(known.bytes).toBeLessThanOrEqual(50 * FACT)
  })

  it('is read whatever another process, or a damaged disk, has written', () => {
    const value = fc.oneof(fc.json(), fc.string(), fc.constantFrom('{"types":7}', '[1]', 'null', '{"types":["a"]}'))
    fc.assert(
      fc.property(fc.array(value), (values) => {
        const { known } = opened(values.map((one, index) => ({ id: index + 1, key: `k:${index}`, value: one })))
        for (const [, { types }] of known.lists) expect(Array.isArray(types)).toBe(true)
        for (const { members } of known.groups) expect(members.every((key) => typeof key === 'string')).toBe(true)
      }),
    )
  })
})
