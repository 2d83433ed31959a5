import { describe, expect, it } from 'vitest'
import type { Query } from '#engine/contract/ports/content.ts'
import { type Harness, uids } from './harness.ts'

const numbers = (found: { items: readonly { uid: string }[] }) => uids(found).map((uid) => Number(uid.split('_')[1]))
const upTo40 = (test: (index: number) => boolean) => Array.from({ length: 40 }, (_, index) => index).filter(test)

/** Each row: a query on `story` and on its twin without indexes, and the numbers of the entries it finds. */
const cases: [string, Query, number[]][] = [
  ['equality', { where: { priority: 1 } }, upTo40((i) => i % 3 !== 0 && i % 4 === 1)],
  ['equality of a truth', { where: { featured: true } }, upTo40((i) => i % 2 === 1)],
  ['equality of an untruth, which a missing one is', { where: { featured: false } }, upTo40((i) => i % 2 === 0)],
  ['equality of a choice', { where: { status: 'running' } }, upTo40((i) => i % 6 !== 0 && i % 3 === 1)],
  ['no match across kinds', { where: { priority: '1' } }, []],
  ['wire spelling', { where: { 'details.published': { exists: true } } }, upTo40((i) => i % 3 === 2)],
  ['ENG-032 a field exists and is not empty', { where: { issue: { exists: true } } }, upTo40((i) => i % 8 === 5)],
  ['ENG-032 a list exists and is not empty', { where: { topic_tags: { exists: true } } }, upTo40((i) => i % 3 !== 1)],
  ['ENG-034 a field is missing', { where: { rating: { exists: false } } }, upTo40((i) => i % 4 !== 1)],
  ['ENG-034 a list is missing', { where: { keywords: { exists: false } } }, upTo40((i) => i % 4 === 0 || i % 12 === 5)],
  ['a group exists', { where: { details: { exists: true } } }, upTo40((i) => i % 3 === 2)],
  [
    'ENG-033 a reference among uids',
    { where: { writers: { in: ['writer_y', 'nobody'] } } },
    upTo40((i) => i % 5 === 2),
  ],
  ['ENG-033 the uid of a reference', { where: { 'writers.uid': { in: ['writer_x'] } } }, upTo40((i) => i % 5 === 2)],
  ['any of several references', { where: { topicTags: 'tag_b' } }, upTo40((i) => i % 3 !== 1 && i % 4 < 2)],
  ['an unpublished reference', { where: { topicTags: 'tag_draft' } }, upTo40((i) => i % 3 !== 1)],
  ['a single reference', { where: { issue: 'issue_1' } }, upTo40((i) => i % 8 === 5)],
  ['a reference inside rows', { where: { 'details.rows.writer': 'writer_y' } }, upTo40((i) => i % 3 === 2)],
  ['a text inside rows', { where: { 'details.rows.label': 'a' } }, upTo40((i) => i % 3 === 2)],
  ['any of a list', { where: { keywords: 'clay' } }, upTo40((i) => i % 4 !== 0 && i % 3 === 0)],
  ['a list inside a group', { where: { 'details.levels': 'K-2' } }, upTo40((i) => i % 3 === 2 && i % 2 === 0)],
  ['a computed list', { where: { initials: 'c' } }, upTo40((i) => i % 4 !== 0 && i % 3 === 0)],
  ['in an empty list', { where: { priority: { in: [] } } }, []],
  ['in several', { where: { priority: { in: [0, 3] } } }, upTo40((i) => i % 3 !== 0 && (i % 4 === 0 || i % 4 === 3))],
  [
    'not, which a missing field satisfies',
    { where: { priority: { not: 1 } } },
    upTo40((i) => i % 3 === 0 || i % 4 !== 1),
  ],
  ['not, of a list', { where: { topicTags: { not: 'tag_b' } } }, upTo40((i) => !(i % 3 !== 1 && i % 4 < 2))],
  [
    'a range with both ends',
    { where: { rating: { gt: 1, lte: 3.125 } } },
    upTo40((i) => i % 4 === 1 && i > 8 && i <= 25),
  ],
  [
    'a range of dates',
    { where: { publication_date: { gte: '2026-01-15', lt: '2026-01-23' } } },
    upTo40((i) => i % 5 !== 0 && [2, 3, 6, 7].includes(i % 9) && [15, 22].includes(1 + (((i % 9) * 7) % 28))),
  ],
  ['a range of another kind', { where: { priority: { lt: 'z' } } }, []],
  [
    'all conditions',
    { where: { featured: true, priority: 1, rating: { exists: true } } },
    upTo40((i) => i % 2 === 1 && i % 3 !== 0 && i % 4 === 1),
  ],
  [
    'any of several branches',
    { where: { or: [{ issue: 'issue_1' }, { writers: 'writer_x' }] } },
    upTo40((i) => i % 8 === 5 || i % 5 === 2),
  ],
  [
    'branches beside conditions',
    { where: { featured: true, or: [{ priority: 0 }, { priority: 3 }] } },
    upTo40((i) => i % 2 === 1 && i % 3 !== 0 && (i % 4 === 0 || i % 4 === 3)),
  ],
  ['no branch at all', { where: { or: [] } }, []],
  ['a condition left open', { where: { priority: undefined } }, upTo40(() => true)],
  ['a field that is none', { where: { 'no.such "field"': 1 } }, []],
  ['a path beyond a text', { where: { 'keywords.deeper': 'clay' } }, []],
]

/** What queries find; the same with indexes and without. */
export function describeQueries(harness: () => Harness): void {
  for (const type of ['story', 'sketch'])
    describe(`queries on ${type}`, () => {
      it.each(cases)('%s', async (_, query, expected) => {
        const found = await harness().published.find([type], query)
        expect(numbers(found)).toEqual(expected)
        expect(found.total).toBe(expected.length)
        const sorted = await harness().published.find([type], {
          ...query,
          sort: [{ field: 'sortDate', order: 'descending' }],
        })
        expect(numbers(sorted).sort((a, b) => a - b)).toEqual(expected)
        const page = await harness().published.find([type], {
          ...query,
          sort: [{ field: 'sortDate' }],
          page: { number: 1, size: 2 },
        })
        expect([page.items.length, page.total]).toEqual([Math.min(2, expected.length), expected.length])
      })

      it.each(['ascending', 'descending'] as const)(
        'ENG-035 sorts %s, missing values last, ties by uid',
        async (order) => {
          const { items } = await harness().published.find([type], { sort: [{ field: 'priority', order }] })
          const expected = [...items].sort((a, b) => compare(a.priority, b.priority, order) || (a.uid < b.uid ? -1 : 1))
          expect(items.map(({ uid }) => uid)).toEqual(expected.map(({ uid }) => uid))
          expect(items.at(-1)?.priority).toBeUndefined()
        },
      )

      it('ENG-035 sorts by several fields, also by wire names', async () => {
        const { items } = await harness().published.find([type], {
          sort: [{ field: 'status' }, { field: 'publication_date', order: 'descending' }, { field: 'rating' }],
        })
        const expected = [...items].sort(
          (a, b) =>
            compare(a.status, b.status, 'ascending') ||
            compare(a.publicationDate, b.publicationDate, 'descending') ||
            compare(a.rating, b.rating, 'ascending') ||
            (a.uid < b.uid ? -1 : 1),
        )
        expect(items.map(({ uid }) => uid)).toEqual(expected.map(({ uid }) => uid))
      })
    })

  it.each(['ascending', 'descending'] as const)('merges several types in one order, %s', async (order) => {
    const { published } = harness()
    const found = await published.find(['notice', 'story', 'sketch', 'story'], {
      where: { topicTags: 'tag_a' },
      sort: [{ field: 'sortDate', order }],
    })
    const expected = [...found.items].sort((a, b) => compare(a.sortDate, b.sortDate, order) || (a.uid < b.uid ? -1 : 1))
    expect(uids(found)).toEqual(expected.map(({ uid }) => uid))
    expect(new Set(found.items.map(({ contentType }) => contentType))).toEqual(new Set(['notice', 'story', 'sketch']))
    expect(found.total).toBe(found.items.length)
  })

  it('ENG-037 gets entries by tag uid from two content types, newest first', async () => {
    const { items } = await harness().published.find(['story', 'notice'], {
      where: { topicTags: 'tag_a' },
      sort: [{ field: 'sortDate', order: 'descending' }],
      page: { number: 1, size: 5 },
    })
    expect(items.map(({ sortDate }) => sortDate)).toEqual([...items.map(({ sortDate }) => sortDate)].sort().reverse())
    expect(items).toHaveLength(5)
  })

  it('pages follow each other without gap or repetition', async () => {
    const query = { where: { featured: true }, sort: [{ field: 'sortDate', order: 'descending' as const }] }
    const whole = await harness().published.find(['story', 'notice', 'sketch'], query)
    const pages = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) =>
        harness().published.find(['story', 'notice', 'sketch'], { ...query, page: { number, size: 7 } }),
      ),
    )
    expect(pages.flatMap(uids)).toEqual(uids(whole))
    expect(new Set(pages.slice(0, 5).map(({ total }) => total))).toEqual(new Set([whole.total]))
    const beyond = await harness().published.find(['story'], { page: { number: 99, size: 10 } })
    expect(beyond).toMatchObject({ items: [], total: 40 })
  })
}

const compare = (a: unknown, b: unknown, order: 'ascending' | 'descending'): number => {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return ((a as string) < (b as string) ? -1 : 1) * (order === 'ascending' ? 1 : -1)
}
