import { expect, it } from 'vitest'
import { Slices } from '#engine/base/async/slices.ts'
import { MAX_HITS } from '#engine/contract/ports/text-search.ts'
import { documentsOf } from '../../services/content/read/search/documents.ts'
import { searchText } from '../../services/content/read/search/find.ts'
import { Database } from '../../services/content/store/database.ts'
import { opened } from '../content/opened.ts'
import { site } from './records.ts'

const RECORDS = 3000
const now = new Date('2026-03-14T17:00:00Z')

it('Q-24 a search of frequent words takes as much memory, however far somebody reads on, and all of them so much at most', async () => {
  const { sync, directory } = await opened({}, { site })
  const works = Array.from({ length: RECORDS }, (_, index) => ({
    title: `Clay jar ${index}`,
    url: `https://works.example/${index}`,
    description: 'Of clay, a jar with horses',
  }))
  directory.write('search/works.json', works)
  await sync()
  const db = new Database(`${directory.dataDir}/content.db`)
  try {
    const search = (term: string, from = 0, kind?: string) =>
      searchText(db, 'en', { term, from, size: 20, ...(kind && { kind }) }, { now, slice: new Slices().begin() })
    const first = await search('clay jar')
    const { matches, frequent } = documentsOf(db)
    expect([matches.size, first.total]).toEqual([1, RECORDS])
    const bytes = matches.bytes
    expect(bytes).toBeLessThan(20_000)
    const read = new Set<string>()
    for (let from = 0; from < RECORDS; from += 20)
      for (const hit of (await search('clay jar', from)).hits) if (!('uid' in hit)) read.add(hit.url)
    // Nothing is missing between two pages, and nothing comes twice.
    expect([read.size, (await search('clay jar', MAX_HITS)).hits]).toEqual([MAX_HITS, []])
    expect([matches.size, matches.bytes]).toEqual([1, bytes])

    for (let index = 0; index < 600; index++) await search('"clay jar" horses', 0, `${index}`.padEnd(5000, 'ж'))
    expect(matches.size).toBeGreaterThan(1)
    expect(matches.size).toBeLessThan(600)
    expect(matches.bytes).toBeLessThanOrEqual(matches.max)
    expect(frequent.bytes).toBeLessThanOrEqual(frequent.max)
  } finally {
    db.close()
  }
})
