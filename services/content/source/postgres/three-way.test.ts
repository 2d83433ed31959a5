import fc from 'fast-check'
import { expect, it } from 'vitest'
import { compare } from './three-way.ts'

const hash = fc.constantFrom('a', 'b', 'c')
const maybe = fc.option(hash, { nil: undefined })

const differing = (mine?: string, sha256?: string, base?: string, taken?: string) => {
  const one = <Value>(value: Value | undefined) => new Map(value === undefined ? [] : [['f', value] as const])
  const known = sha256 === undefined && base === undefined ? undefined : { sha256, base }
  const found = compare(one(mine), one(known), one(taken))
  return Object.entries(found).flatMap(([kind, paths]) => (paths.length > 0 ? kind : []))
}

it('a publish overwrites or deletes nothing that others have written and nobody has taken', () => {
  fc.assert(
    fc.property(maybe, maybe, fc.oneof(hash, fc.constant('')), maybe, (mine, sha256, base, taken) => {
      fc.pre((sha256 ?? '') !== base && mine !== sha256 && (sha256 ?? '') !== (taken ?? 'none'))
      const isAsBefore = (mine ?? '') === base || mine === taken
      expect(differing(mine, sha256, base, taken)).toEqual([
        (isAsBefore && mine !== undefined) || (mine ?? '') === base ? 'theirs' : 'contested',
      ])
    }),
    { numRuns: 500 },
  )
})

it.each([
  ['new here', ['a', undefined, undefined], ['changed']],
  ['changed here', ['b', 'a', undefined], ['changed']],
  ['deleted here', [undefined, 'a', undefined], ['gone']],
  ['the same', ['a', 'a', undefined], []],
  ['written by others', ['a', 'b', 'a'], ['theirs']],
  ['begun by others', [undefined, 'b', ''], ['theirs']],
  ['deleted by others', ['a', undefined, 'a'], ['theirs']],
  ['written by others and here', ['c', 'b', 'a'], ['contested']],
  ['deleted by others and changed here', ['c', undefined, 'a'], ['contested']],
  ['written by others and deleted here', [undefined, 'b', 'a'], ['contested']],
  ['written by others and taken', ['b', 'b', 'a', 'b'], ['settled']],
  ['written by others, taken, and changed here', ['c', 'b', 'a', 'b'], ['changed']],
  ['written by others, taken, and deleted here', [undefined, 'b', 'a', 'b'], ['gone']],
  ['written by others again since it was taken', ['b', 'c', 'a', 'b'], ['theirs']],
  ['written by others, taken, and back to what it was', ['a', 'b', 'a', 'b'], ['theirs']],
  ['written by others and put back by them', ['c', 'a', 'a'], ['changed']],
] as [string, [string?, string?, string?, string?], string[]][])('a file that is %s', (_, given, kinds) => {
  expect(differing(...given)).toEqual(kinds)
})
