import type { Entry } from 'atrium'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Change,
  createDependencies,
  type Dependencies,
  EVERY_PATH,
  effectOf,
  type ListQuery,
} from '#engine/host.ts'
import { changeKeys, listsOf, MAX_KEY_LENGTH, orderKeys, pathKey, withGroups } from '../keys.ts'
import { pageKeys } from '../page-keys.ts'

const uid = fc.constantFrom('a', 'b', 'c,d', 'ü %', 'e:f')
const path = fc.constantFrom('/', '/a', '/b?c', '/ü', '/%')
const type = fc.constantFrom('news', 'event')
const topic = fc.constantFrom('one', 'two')

const list: fc.Arbitrary<ListQuery> = fc.record(
  {
    types: fc.uniqueArray(type, { minLength: 1 }),
    where: fc.record({ topic }, { requiredKeys: [] }),
    sort: fc.constantFrom([{ field: 'title' }], [{ field: 'topic', order: 'descending' as const }]),
  },
  { requiredKeys: ['types'] },
)

const own: fc.Arbitrary<Dependencies> = fc
  .record({
    entries: fc.uniqueArray(uid),
    missing: fc.uniqueArray(uid),
    paths: fc.uniqueArray(fc.oneof(path, fc.constant(EVERY_PATH))),
    lists: fc.array(list, { maxLength: 3 }),
  })
  .map(({ entries, missing, paths, lists }) => ({
    ...createDependencies(),
    entries: new Set(entries),
    missing: new Set(missing.filter((one) => entries.includes(one))),
    paths: new Set(paths),
    queries: new Map(lists.map((one) => [JSON.stringify(one), one])),
  }))
/** Bytes of a header line: enough for all keys, for some, for none but one. */
const limit = fc.constantFrom(2500, 100, 30)
const dependencies = fc
  .tuple(own, fc.array(own, { maxLength: 2 }))
  .map(([whole, parts]) => ({ ...whole, parts: new Set(parts) }))

/** What the entry is; of an entry that is not published nobody has noted more than that it is missing. */
const entry = fc.option(
  fc.record({ contentType: type, title: fc.constantFrom('A', 'B'), topic }).map((fields) => fields as unknown as Entry),
)
const change: fc.Arbitrary<Change> = fc
  .record({ revision: fc.nat(), uid, before: entry, after: entry, paths: fc.uniqueArray(path) })
  .map((one) => ({ ...one, contentType: (one.after ?? one.before)?.contentType ?? 'news' }))

describe('keys of answers and of changes', () => {
  it('an answer is purged outside if and only if it is purged here', () => {
    fc.assert(
      fc.property(dependencies, fc.array(change, { minLength: 1, maxLength: 3 }), limit, (made, changes, most) => {
        const isMissing = [made, ...made.parts].some(({ missing }) => changes.some((one) => missing.has(one.uid)))
        // What was published before is missing from no answer that was made before.
        fc.pre(!isMissing || changes.every(({ before }) => before === null))
        const { keys, groups } = pageKeys('/page', made, most)
        const purged = withGroups(changeKeys(changes, listsOf(made)), groups)
        const isHere = effectOf(changes)(made) !== null
        const common = keys.filter((key) => purged.has(key))
        // Answers from which something is missing do not say what.
        const hasMissing = [made, ...made.parts].some(({ missing }) => missing.size > 0)
        if (isHere || !hasMissing) expect(common.length > 0).toBe(isHere)
      }),
      { numRuns: 1000 },
    )
  })

  it('are words that every cache takes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        const made = createDependencies()
        made.entries.add(text)
        made.paths.add(text)
        made.queries.set(text, { types: [text] })
        const isTaken = (key: string) => /^[!-+\--~]+$/.test(key) && key.length < MAX_KEY_LENGTH
        expect(pageKeys(`/${text}`, made, 2500).keys.filter((key) => !isTaken(key))).toEqual([])
      }),
    )
  })

  it('an address that is ordered is that of the page, whatever its query and variant', () => {
    const made = createDependencies()
    const ordered = [...orderKeys({ tags: [], paths: ['/caf%C3%A9/'], all: false })]
    for (const key of ['/café', 'other:/café', '/café?page=2', '/café#dismissed'])
      expect(pageKeys(key, made, 2500).keys).toEqual(expect.arrayContaining(ordered))
    expect(pageKeys('/cafe', made, 2500).keys).not.toEqual(expect.arrayContaining(ordered))
    expect(pathKey('/a')).not.toBe(pathKey('/b'))
  })

  it('nothing is purged where nothing has changed', () => {
    expect(changeKeys([], []).size).toBe(0)
  })

  it('pages of searches, and those with too many keys, are purged with every change', () => {
    const made = createDependencies()
    made.queries.set('words', {
      types: ['news'],
      words: { language: 'en', stems: ['vase'], beginnings: [], unknown: [] },
    })
    const something: Change = { revision: 1, uid: 'x', contentType: 'news', before: null, after: null, paths: [] }
    const purged = changeKeys([something], [])
    expect(pageKeys('/search', made, 2500).keys.some((key) => purged.has(key))).toBe(true)
    expect(purged).toContain('many')
  })
})
