import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Version } from '../store/versions.ts'
import { JOINED_FOR, type Noting, notingOf } from './joining.ts'
import { isMarked, outdated, ROW_BYTES } from './keeping.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const version = (fields: Partial<Version> = {}): Version => ({
  ...{ id: 1, began: 0, at: 0, person: 'Ana', what: 'saved', note: null, hash: 'a', audit: 1 },
  ...fields,
})

describe('what becomes of a write in the history', () => {
  const next = version({ hash: 'b', at: MINUTE })
  const cases: [string, Version | undefined, Version, Noting][] = [
    ['the first', undefined, next, 'add'],
    ['a further save of the same person', version(), next, 'join'],
    ['a further save of who made the entry', version({ what: 'created' }), next, 'join'],
    ['a save of somebody else', version({ person: 'Ben' }), next, 'add'],
    ['a save after the minutes', version(), { ...next, at: JOINED_FOR }, 'add'],
    ['a save in the last of them', version(), { ...next, at: JOINED_FOR - 1 }, 'join'],
    ['a save when the clock was set back', version({ at: HOUR, began: HOUR }), next, 'add'],
    ['a save of which something is said', version(), { ...next, note: 'Why' }, 'add'],
    ['a save after one of which something is said', version({ note: 'Why' }), next, 'add'],
    ['publishing', version(), { ...next, what: 'published' }, 'add'],
    ['a save after publishing', version({ what: 'published' }), next, 'add'],
    ['others', version(), { ...next, what: 'disk', person: null }, 'add'],
    ['others with the same text', version(), version({ what: 'disk', person: null, at: MINUTE }), 'nothing'],
    ['a save that was seen before it was noted', version({ what: 'disk', person: null }), version({ at: 9 }), 'claim'],
    ['a save of what others wrote long ago', version({ what: 'disk', person: null }), version({ at: HOUR }), 'add'],
  ]
  it.each(cases)('%s', (_, last, write, noting) => {
    expect(notingOf(last, write)).toBe(noting)
  })
})

describe('which versions are kept no longer', () => {
  const now = 1000 * DAY
  const ages = (...given: number[]): Version[] =>
    given.map((age, index) => version({ id: index + 1, at: now - age, hash: `h${index}` }))

  it.each([
    ['of the last day none', ages(23 * HOUR, 22 * HOUR, 5, 4, 3), []],
    ['of an hour before it all but the last', ages(40.9 * HOUR, 40.5 * HOUR, 40.1 * HOUR, 1), [1, 2]],
    ['of a day before the last month all but the last', ages(50.9 * DAY, 50.5 * DAY, 50.1 * DAY, 1), [1, 2]],
    ['of a week before the last year all but the last', ages(706 * DAY, 705 * DAY, 701 * DAY, 1), [1, 2]],
    ['never the newest', ages(900 * DAY), []],
  ])('%s', (_, versions, gone) => {
    expect(outdated(versions, new Map(), now)).toEqual(gone)
  })

  it('what visitors saw, and what somebody said something of, stays', () => {
    const [one, two, three] = ages(50.9 * DAY, 50.5 * DAY, 50.1 * DAY) as [Version, Version, Version]
    expect(outdated([{ ...one, what: 'published' }, { ...two, note: 'Kept' }, three], new Map(), now)).toEqual([])
  })

  it('beyond the bytes the oldest goes, and what is marked last', () => {
    const versions = ages(5, 4, 3, 2, 1).map((one, index) => (index < 2 ? { ...one, what: 'published' as const } : one))
    const sizes = new Map(versions.map(({ hash }) => [hash as string, 1000]))
    const most = (count: number) => count * (1000 + ROW_BYTES)
    expect(outdated(versions, sizes, now, most(4))).toEqual([3])
    expect(outdated(versions, sizes, now, most(2))).toEqual([1, 3, 4])
    expect(outdated(versions, sizes, now, 0)).toEqual([1, 2, 3, 4])
    // A text that two versions have counts once.
    const same = versions.map((one) => ({ ...one, hash: 'h0' }))
    expect(outdated(same, sizes, now, 1000 + 5 * ROW_BYTES)).toEqual([])
  })

  it('whatever there is: the newest stays, the bytes are kept, and a second look finds nothing more', () => {
    const one = fc.record({
      age: fc.integer({ min: 0, max: 900 * DAY }),
      what: fc.constantFrom('saved' as const, 'published' as const, 'disk' as const),
      note: fc.constantFrom(null, 'Why'),
      hash: fc.constantFrom('a', 'b', 'c', 'd', 'e'),
    })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), fc.integer({ min: 2000, max: 20_000 }), (given, most) => {
        const sizes = new Map([...'abcde'].map((hash, index) => [hash, 300 * index]))
        const versions = given
          .sort((a, b) => b.age - a.age)
          .map(({ age, ...own }, index) => version({ ...own, id: index + 1, at: now - age }))
        const gone = new Set(outdated(versions, sizes, now, most))
        const left = versions.filter(({ id }) => !gone.has(id))
        const bytes = [...new Set(left.map(({ hash }) => hash))].reduce(
          (sum, hash) => sum + (sizes.get(hash ?? '') ?? 0),
          0,
        )
        expect(versions.length === 0 || left.at(-1) === versions.at(-1)).toBe(true)
        expect(bytes + left.length * ROW_BYTES).toBeLessThanOrEqual(most)
        expect(outdated(left, sizes, now, most)).toEqual([])
        const isPlainLeft = left.slice(0, -1).some((version) => !isMarked(version))
        if (isPlainLeft) expect(versions.filter(({ id }) => gone.has(id)).some(isMarked)).toBe(false)
      }),
    )
  })
})
