import { rememberingLog } from 'atrium/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { Query } from '#engine/contract/ports/content.ts'
import { testDirectory } from '../../../../tests/content/directory.ts'
import { conformanceSite } from '../../../../tests/contract/content/site.ts'
import { createCatalogue } from '../../catalogue/catalogue.ts'
import type { Database, Value } from '../../store/database.ts'
import { openStore } from '../../store/open.ts'
import { PERSPECTIVES } from '../../store/tables.ts'
import { countQuery, pageQuery } from './find.ts'

const catalogue = createCatalogue(conformanceSite())

/** The steps SQLite takes for a query, as it prints them. */
function steps(names: readonly string[], query: Query, make: typeof pageQuery | typeof countQuery): string[] {
  const directory = testDirectory()
  onTestFinished(directory.clear)
  const db: Database = openStore(`${directory.dataDir}/content.db`, rememberingLog())
  const types = names.flatMap((name) => catalogue.types.get(name) ?? [])
  const statement = make(types, query, PERSPECTIVES.published)
  const plan = db.bytes<{ detail: string }>(
    `EXPLAIN QUERY PLAN ${statement?.sql}`,
    ...((statement?.parameters ?? []) as Value[]),
  )
  db.close()
  return plan.map(({ detail }) => detail)
}

const newest = { sort: [{ field: 'sortDate', order: 'descending' as const }], page: { number: 1, size: 10 } }
const oldest = { sort: [{ field: 'sortDate' }], page: { number: 1, size: 10 } }

/** Lists of types with an index: each is read in its order from one range of the listing. */
const inOrder: [string, string[], Query][] = [
  ['all of a type, newest first', ['story'], newest],
  ['all of a type, oldest first', ['story'], oldest],
  ['several types merged', ['story', 'notice'], newest],
  ['by a reference', ['story', 'notice'], { ...newest, where: { topicTags: 'tag_a' } }],
  ['by a reference, upwards', ['story'], { ...oldest, where: { writers: { in: ['writer_x'] } } }],
  ['by any reference at all', ['story'], { ...newest, where: { issue: { exists: true } } }],
  ['by a value of a list', ['story'], { ...newest, where: { keywords: 'clay' } }],
  ['in a range of the order', ['story'], { ...newest, where: { sortDate: { lt: '2026-01-01' } } }],
]

describe('query plans', () => {
  it.each(inOrder)('%s: rows in order, so that a page costs its rows', (_, types, query) => {
    const plan = steps(types, query, pageQuery)
    expect(plan.filter((step) => /SCAN/.test(step) && !/SCAN j\d?|CONSTANT|SCAN found/.test(step))).toEqual([])
    expect(plan.filter((step) => step === 'USE TEMP B-TREE FOR ORDER BY')).toEqual([])
    expect(plan.filter((step) => step.includes('SEARCH l USING')).length).toBeGreaterThan(0)
  })

  it.each<[string, string[], Query]>([
    [
      'conditions on other fields',
      ['story'],
      { ...newest, where: { topicTags: 'tag_a', featured: true, summary: { exists: true } } },
    ],
    ['a value', ['story'], { ...newest, where: { status: 'running' } }],
    ['something computed', ['story'], { ...newest, where: { initials: 'c' } }],
    ['a reference without an index', ['sketch'], { ...newest, where: { topicTags: 'tag_a' } }],
    ['a type without an index', ['sketch'], newest],
    ['uids', ['story'], { where: { uid: { in: ['story_1', 'story_2'] } } }],
    ['several branches', ['story'], { ...newest, where: { or: [{ topicTags: 'tag_a' }, { writers: 'writer_x' }] } }],
    ...inOrder,
  ])('%s: no table is read through, neither for the page nor for the count', (_, types, query) => {
    for (const make of [pageQuery, countQuery])
      expect(
        steps(types, query, make).filter((step) => /SCAN (?!j\d?\b|CONSTANT|found)|MATERIALIZE/.test(step)),
      ).toEqual([])
  })
})
