import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { ContentOptions } from '../../services/content/index.ts'
import { Database, type Value } from '../../services/content/store/database.ts'
import { openStore } from '../../services/content/store/open.ts'
import { unlist } from '../../services/content/store/rows/listing.ts'
import { testDirectory } from './directory.ts'
import { opened } from './opened.ts'

interface Ran {
  sql: string
  values: Value[]
  /** How many rows came back. */
  rows: number
}

/** Every statement that is run from now on. */
function statements(): Ran[] {
  const ran: Ran[] = []
  const { run, bytes } = Database.prototype
  Database.prototype.run = function (this: Database, sql, ...values) {
    ran.push({ sql, values, rows: 0 })
    run.call(this, sql, ...values)
  }
  Database.prototype.bytes = function <Row>(this: Database, sql: string, ...values: Value[]) {
    const found = bytes.call(this, sql, ...values) as Row[]
    ran.push({ sql, values, rows: found.length })
    return found
  }
  onTestFinished(() => void Object.assign(Database.prototype, { run, bytes }))
  return ran
}

const noteOf = (index: number) => ({
  url: `/note-${index}`,
  when: '2026-01-01',
  tags: [{ uid: 'tag_a', _content_type_uid: 'tag' }],
})
const notes = (size: number) =>
  Object.fromEntries(Array.from({ length: size }, (_, index) => [`note/note_${index}.json`, noteOf(index)]))

/** What is run when one note of so many is changed. */
async function costOf(size: number, change: Record<string, unknown>): Promise<Ran[]> {
  const { write, sync } = await opened({ 'tag/tag_a.json': {}, ...notes(size) })
  const ran = statements()
  write('note/note_7.json', { ...noteOf(7), ...change })
  expect((await sync()).read).toBe(1)
  return [...ran]
}

const newTitle = { title: 'Another title' }

it('a changed entry costs as many statements in a list of 300 as in one of 20', async () => {
  const [few, many] = [await costOf(20, newTitle), await costOf(300, newTitle)]
  expect(many.length).toBe(few.length)
  expect(many.length).toBeLessThan(95)
}, 60_000)

describe.each(['an entry', 'a page of a list', 'a search', 'completions'] as const)('%s', (what) => {
  it('is read with as many statements and rows among 300 entries as among 60', async () => {
    const costOfReading = async (size: number) => {
      const { published } = await opened({ 'tag/tag_a.json': {}, ...notes(size) })
      const list = { where: { tags: 'tag_a' }, sort: [{ field: 'when' }], page: { number: 1, size: 10 } } as const
      const reads = {
        'an entry': () => published.get(['note_7', 'tag_a']),
        'a page of a list': () => published.find(['note'], list),
        'a search': () => published.search({ term: 'title', from: 0, size: 10 }),
        completions: () => published.complete('titl'),
      }
      const ran = statements()
      expect(await reads[what]()).toBeTruthy()
      return [ran.length, ran.reduce((sum, { rows }) => sum + rows, 0)]
    }
    const [few, many] = [await costOfReading(60), await costOfReading(300)]
    expect(many).toEqual(few)
    expect(few[0]).toBeGreaterThan(0)
  })
})

it('no statement of ingesting reads through the entries, their lists, references or files', async () => {
  const ran = await costOf(20, { when: '2026-02-02', tags: [] })
  const directory = testDirectory()
  const db = openStore(`${directory.dataDir}/content.db`, rememberingLog())
  onTestFinished(() => {
    db.close()
    directory.clear()
  })
  const texts = [...new Set(ran.map(({ sql }) => sql))].filter((sql) =>
    /^\s*(?:SELECT|INSERT|UPDATE|DELETE)/i.test(sql),
  )
  const scans = texts.flatMap((sql) => {
    const parameters = Array.from({
      length: sql.includes('?3') ? 3 : sql.includes('?1') ? 2 : sql.split('?').length - 1,
    })
    const plan = db.bytes<{ detail: string }>(`EXPLAIN QUERY PLAN ${sql}`, ...parameters.map(() => ''))
    return plan.flatMap(({ detail }) => (isScan(detail) ? `${detail}: ${sql}` : []))
  })
  expect(texts.length).toBeGreaterThan(15)
  expect(scans.filter((scan) => !isOnceARun(scan))).toEqual([])
})

/** Tables that grow with the content. */
const isScan = (step: string) => /SCAN (?:published|draft|file|source|path_edge|[pefr]\b)/.test(step)
/** Sums and reports, of indexes that hold just these. */
const isOnceARun = (scan: string) =>
  /SELECT count\(\*\) AS total FROM published$|file_reports|file_raw|FROM path_problem|FROM draft(?:_path)?\b/.test(
    scan,
  )

it('a row is taken out of a list by the whole of its key', () => {
  const directory = testDirectory()
  const db = openStore(`${directory.dataDir}/content.db`, rememberingLog())
  const plan = db.bytes<{ detail: string }>(`EXPLAIN QUERY PLAN ${unlist('published_listing')}`, '', '[]')
  db.close()
  directory.clear()
  expect(plan.map(({ detail }) => detail)).toEqual([
    'SEARCH published_listing USING PRIMARY KEY (content_type=? AND facet=? AND value=? AND sort=? AND missing=? AND key=? AND uid=?)',
  ])
})

it('a new title writes no list and no reference, a new date only the rows that it stands in', async () => {
  const written = (ran: Ran[], table: string) =>
    ran.filter(({ sql }) => new RegExp(`^(?:INSERT|DELETE)[^(]*${table}`).test(sql)).length
  const title = await costOf(20, newTitle)
  expect([written(title, 'published_listing'), written(title, 'published_reference')]).toEqual([0, 0])
  const date = await costOf(20, { when: '2026-02-02' })
  // In whole, among those with a tag, and under the tag: three rows are taken out one by one and put in at once.
  expect([written(date, 'published_listing'), written(date, 'published_reference')]).toEqual([4, 0])
})

it('many files in order are written without a step back for each', async () => {
  const { write, sync } = await opened(notes(50))
  const ran = statements()
  for (let index = 0; index < 50; index++) write(`note/note_${index}.json`, { ...noteOf(index), ...newTitle })
  expect((await sync()).read).toBe(50)
  expect(ran.filter(({ sql }) => sql.startsWith('SAVEPOINT'))).toEqual([])
})

it('the rules of a content type are compiled once, however often something is published', async () => {
  const { write, sync } = await opened(notes(3))
  const compile = vi.spyOn(Ajv2020.prototype, 'compile')
  onTestFinished(() => compile.mockRestore())
  for (const title of ['One', 'Two', 'Three']) {
    write('note/note_1.json', { ...noteOf(1), title })
    expect((await sync()).read).toBe(1)
  }
  expect(compile.mock.calls.length).toBeLessThanOrEqual(1)
})

describe('a publisher that names what has changed', () => {
  const file = (index: number) => `entries/note/note_${index}.json`
  /** Statements that take the whole table of files. */
  const looksThrough = (ran: Ran[]) => ran.some(({ sql }) => sql.includes('group_concat'))

  it('has these files looked at alone, whatever else there is', async () => {
    const { write, sync, get, directory } = await opened(notes(20))
    for (const index of [3, 4]) write(`note/note_${index}.json`, { ...noteOf(index), ...newTitle })
    const ran = statements()
    expect(await sync([file(3), 'redirects.json'])).toMatchObject({ read: 1, removed: 0 })
    expect(looksThrough(ran)).toBe(false)
    expect([(await get('note_3'))?.title, (await get('note_4'))?.title]).toEqual(['Another title', 'Title of note_4'])
    rmSync(join(directory.contentDir, file(5)))
    expect(await sync([file(5), file(6), 'entries/note/.note_7.json.part'])).toMatchObject({ read: 0, removed: 1 })
    expect(await get('note_5')).toBeUndefined()
    expect(looksThrough(ran)).toBe(false)
    expect(await sync()).toMatchObject({ read: 1, removed: 0 })
  })

  it('has everything looked through where it names a folder, or somebody else asks for it meanwhile', async () => {
    const { write, sync } = await opened(notes(5))
    write('note/note_3.json', { ...noteOf(3), ...newTitle })
    expect((await sync(['entries/note'])).read).toBe(1)
    write('note/note_3.json', noteOf(3))
    const waiting = sync([file(1)])
    expect((await Promise.all([waiting, sync([file(2)]), sync()])).at(-1)?.read).toBe(1)
  })

  it('has everything looked through where what is stored was moved to other weeks', async () => {
    let day = '2026-03-14'
    const clock = { today: () => day, now: () => new Date(`${day}T20:00:00Z`) } as ContentOptions['clock']
    const { sync } = await opened({ 'demo.json': { anchor: day }, ...notes(5) }, { clock })
    day = '2026-03-21'
    expect((await sync([file(1)])).read).toBe(5)
  })
})
