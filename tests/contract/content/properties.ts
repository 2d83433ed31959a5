import type { Where } from 'atrium'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { matches } from '#engine/content/matches.ts'
import type { Query } from '#engine/contract/ports/content.ts'
import { type Harness, uids } from './harness.ts'

const days = ['2026-01-01', '2026-01-08', '2026-01-15', '2026-01-22', '2025-12-31']
const VALUES: Record<string, readonly (string | number | boolean)[]> = {
  priority: [0, 1, 2, 3, 9],
  rating: [0.125, 1.125, 3, 4.625],
  featured: [true, false],
  status: ['draft', 'running', 'none'],
  sortDate: days,
  publication_date: days,
  'details.published': days,
  keywords: ['clay', 'paper', 'glass', 'wood'],
  'details.levels': ['K-2', '3-5'],
  topicTags: ['tag_a', 'tag_b', 'tag_draft', 'nobody'],
  writers: ['writer_x', 'nobody'],
  issue: ['issue_1'],
  initials: ['c', 'p', 'z'],
  uid: ['story_03', 'notice_1', 'sketch_22'],
}

const condition = (field: string) => {
  const values = VALUES[field] as readonly (string | number | boolean)[]
  const one = fc.constantFrom(...values)
  const bounds = typeof values[0] === 'boolean' ? {} : { lt: one, lte: one, gt: one, gte: one }
  return fc.oneof(
    one,
    fc.record({ exists: fc.boolean(), in: fc.array(one, { maxLength: 3 }), not: one, ...bounds }, { requiredKeys: [] }),
  )
}

const conditions = fc
  .subarray(Object.keys(VALUES), { maxLength: 3 })
  .chain((fields) => fc.record(Object.fromEntries(fields.map((field) => [field, condition(field)]))))

const wheres = fc
  .tuple(conditions, fc.option(fc.array(conditions, { minLength: 1, maxLength: 3 }), { nil: undefined }))
  .map(([all, or]): Where => ({ ...all, ...(or && { or }) }) as Where)

const sorts = fc.array(
  fc.record({
    field: fc.constantFrom('sortDate', 'priority', 'status', 'rating', 'title', 'details.published'),
    order: fc.constantFrom('ascending' as const, 'descending' as const),
  }),
  { maxLength: 3 },
)

const types = fc.subarray(['story', 'sketch', 'notice', 'tag'], { minLength: 1 })

/** Whatever is asked, the store finds what the rule for purging pages finds, in the order asked for. */
export function describeProperties(harness: () => Harness): void {
  it('finds exactly the entries that match, in order, and counts them', async () => {
    const all = (await harness().published.find(['story', 'sketch', 'notice', 'tag'], {})).items
    await fc.assert(
      fc.asyncProperty(
        types,
        wheres,
        sorts,
        fc.record({ number: fc.integer({ min: 1, max: 4 }), size: fc.integer({ min: 1, max: 30 }) }),
        async (names, where, sort, page) => {
          const expected = all
            .filter((entry) => names.includes(entry.contentType) && matches(entry, where))
            .sort(
              (a, b) =>
                sort.reduce((decided, by) => decided || compare(valueAt(a, by.field), valueAt(b, by.field), by), 0) ||
                (a.uid < b.uid ? -1 : 1),
            )
            .map(({ uid }) => uid)
          const query: Query = { where, sort, page }
          const found = await harness().published.find(names, query)
          expect(uids(found)).toEqual(expected.slice((page.number - 1) * page.size, page.number * page.size))
          expect(found.total).toBe(expected.length)
          expect(uids(await harness().published.find(names, { where, sort }))).toEqual(expected)
          expect(uids(await harness().preview.find(names, { where, sort }))).toEqual(expect.arrayContaining(expected))
        },
      ),
      { numRuns: 150 },
    )
  })
}

const valueAt = (entry: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Record<string, unknown> | undefined)?.[name], entry)

/** Numbers in titles by their value. */
const collator = new Intl.Collator('en', { sensitivity: 'base', numeric: true })

const compare = (a: unknown, b: unknown, { field, order }: { field: string; order: string }): number => {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  const byLetters = field === 'title' ? collator.compare(a as string, b as string) : 0
  return (byLetters || ((a as string) < (b as string) ? -1 : 1)) * (order === 'ascending' ? 1 : -1)
}
