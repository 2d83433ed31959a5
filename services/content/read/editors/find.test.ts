import { join } from 'node:path'
import { rememberingLog, temporaryFolder } from 'atrium/testing'
import { expect, it, onTestFinished } from 'vitest'
import type { Database } from '../../store/database.ts'
import { openStore } from '../../store/open.ts'
import { findListed, type ListedQuery } from './find.ts'
import { OWN_TABLES } from './tables.ts'

interface Row {
  title: string
  type: string
  text: string
}

/** A store with these entries in its lists, each changed a second later than the one before. */
function storeWith(rows: readonly Row[]): Database {
  const db = openStore(join(temporaryFolder('lists'), 'content.db'), rememberingLog())
  onTestFinished(() => db.close())
  db.execute(OWN_TABLES)
  const given = JSON.stringify(
    rows.map(({ title, type, text }, at) => [`uid${at}`, type, title, new Date(at * 1000).toISOString(), text]),
  )
  db.run(
    `INSERT INTO listed (uid, type, title, state, updated_at, errors, warnings)
      SELECT value ->> 0, value ->> 1, value ->> 2, 'published', value ->> 3, 0, 0 FROM json_each(?)`,
    given,
  )
  db.run(
    `INSERT INTO listed_words (rowid, title, name, text) SELECT l.id, lower(r.value ->> 2), r.value ->> 0, r.value ->> 4
      FROM json_each(?) r JOIN listed l ON l.uid = r.value ->> 0`,
    given,
  )
  return db
}

const found = (db: Database, query: Partial<ListedQuery>, hits: string[] = []) => {
  const { rows, total } = findListed(db, { limit: 50, ...query }, { language: 'en', found: hits })
  return { titles: rows.map(({ title }) => title), total }
}

it('puts first what begins like the words, then what is called so, then what says so, the newest of each before others', () => {
  const db = storeWith([
    { title: 'The red kiln', type: 'note', text: '' },
    { title: 'Red kilns of old', type: 'note', text: '' },
    { title: 'Kiln', type: 'note', text: 'glazed red' },
    { title: 'Red kiln', type: 'tag', text: '' },
    { title: 'Loom', type: 'note', text: 'red kiln' },
    { title: 'Shed', type: 'note', text: '' },
  ])
  const words = 'RED kil'
  const titles = ['Red kiln', 'Red kilns of old', 'The red kiln', 'Loom', 'Kiln']
  expect(found(db, { words })).toEqual({ titles, total: 5 })
  expect(found(db, { words }, ['uid5', 'uid1'])).toEqual({
    titles: [...titles.slice(0, 3), 'Shed', ...titles.slice(3)],
    total: 6,
  })
  expect(found(db, { words, types: ['note'] })).toEqual({ titles: titles.slice(1), total: 4 })
  expect(found(db, { words: 'uid3' })).toEqual({ titles: ['Red kiln'], total: 1 })
})

it('finds what is due before a moment, whatever was changed after it', () => {
  const db = storeWith(['Soon', 'Later', 'Never'].map((title) => ({ title, type: 'note', text: '' })))
  const due = (title: string, at: string) => db.run('UPDATE listed SET at = ? WHERE title = ?', at, title)
  due('Soon', '2026-03-15T09:00:00.000Z')
  due('Later', '2026-06-01T09:00:00.000Z')
  expect(found(db, { due: '2026-03-21T20:00:00.000Z', limit: 1 })).toEqual({ titles: ['Soon'], total: 1 })
})

it('gives the same pages of thousands of matches as of a few', () => {
  const words = 'kiln'
  const titleOf = (at: number) => ['Kiln', 'The kiln', 'Loom'][at % 3] as string
  const rows = Array.from({ length: 6000 }, (_, at) => ({
    title: `${titleOf(at)} ${at}`,
    type: at % 2 ? 'note' : 'tag',
    text: at % 3 === 2 ? 'kiln' : '',
  }))
  const db = storeWith(rows)
  const expected = (isMeant: (row: Row) => boolean) =>
    [0, 1, 2].flatMap((place) =>
      rows
        .filter((row, at) => at % 3 === place && isMeant(row))
        .map(({ title }) => title)
        .reverse(),
    )
  const all = expected(() => true)
  for (const from of [0, 30, 1980, 3990, 5990])
    expect(found(db, { words, from })).toEqual({ titles: all.slice(from, from + 50), total: 6000 })
  expect(found(db, { words, from: 1990, limit: 200 }).titles).toEqual(all.slice(1990, 2190))
  const notes = expected(({ type }) => type === 'note')
  for (const from of [0, 980, 2990])
    expect(found(db, { words, from, types: ['note'] })).toEqual({ titles: notes.slice(from, from + 50), total: 3000 })
})
