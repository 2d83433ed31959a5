import { expect, it, vi } from 'vitest'
import { Database, type Value } from '../../services/content/store/database.ts'
import { opened } from '../content/opened.ts'
import { site } from './records.ts'

/** Small tables, read through once after each publish. */
const SMALL = /^SCAN search_(?:block|group)$/
/** What SQLite calls a scan and is none: values of a list, and rows that a full-text index found. */
const FOUND =
  /^SCAN (?:json_each|j|n|\(subquery-\d\)|search_(?:index|name)) ?(?:VIRTUAL TABLE INDEX (?:\d+:$|\d+:.*M))?/

it('Q-09 no search and no completion reads a table through', async () => {
  const { published, directory, sync } = await opened(
    { 'note/one.json': { title: 'The Marble Horse', url: '/one', blurb: 'Of clay' } },
    { site },
  )
  directory.write('search/works.json', [{ title: 'Marble jar', url: 'https://works.example/1', description: 'Clay' }])
  await sync()
  const asked = new Map<string, Value[]>()
  const bytes = vi.spyOn(Database.prototype, 'bytes')
  for (const term of ['marble', 'clay horse', '"marble horse"', 'mar', 'marbel', 'qqqqqqqq', '1988.31'])
    await published.search({ term, from: 0, size: 20, kind: 'artwork' })
  for (const prefix of ['m', 'marble h', 'horse', 'marbel']) await published.complete(prefix)
  for (const [sql, ...values] of bytes.mock.calls) asked.set(sql, values)
  bytes.mockRestore()
  const db = new Database(`${directory.dataDir}/content.db`)
  const statements = [...asked].filter(([sql]) => !sql.startsWith('PRAGMA'))
  const plans = statements.flatMap(([sql, values]) =>
    db.bytes<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...values).map(({ detail }) => ({ sql, detail })),
  )
  db.close()
  expect(statements.length).toBeGreaterThan(8)
  expect(plans.filter(({ detail }) => detail.startsWith('SCAN') && !SMALL.test(detail) && !FOUND.test(detail))).toEqual(
    [],
  )
  expect(plans.filter(({ detail }) => /TEMP B-TREE FOR ORDER/.test(detail))).toEqual([])
})
