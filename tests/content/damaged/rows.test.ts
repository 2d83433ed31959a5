import { readFileSync, rmSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import type { Value } from '../../../services/content/store/database.ts'
import { Database } from '../../../services/content/store/database.ts'
import { opened } from '../opened.ts'

const files = {
  'note/one.json': { url: '/one', when: '2026-01-01', count: 1, blurb: 'Some words.' },
  'note/two.json': { url: '/two', when: '2026-01-02', count: 2 },
  'note/plan.json': { url: '/plan', count: 3, draft: true },
}

async function withStore() {
  const content = await opened(files)
  const path = `${content.directory.dataDir}/content.db`
  return {
    ...content,
    /** Makes the store say something else. */
    damage(sql: string, ...values: Value[]) {
      const db = new Database(path)
      db.run(sql, ...values)
      db.close()
    },
    fileOfStore: () => statSync(path).ino,
  }
}

const BAD_TEXT = "CAST(x'7b2275696422ff7d' AS TEXT)"

describe('Q-23 a damaged row', () => {
  it.each([
    ['is no UTF-8', `UPDATE published SET model = ${BAD_TEXT} WHERE uid = 'one'`],
    ['is no JSON', "UPDATE published SET model = replace(model, '}', ')') WHERE uid = 'one'"],
    ['says something else', `UPDATE published SET model = replace(model, '"count":1', '"count":7') WHERE uid = 'one'`],
    ['has another address', "UPDATE published_path SET path = '/notes/other' WHERE uid = 'one'"],
    ['has an address that is no UTF-8', `UPDATE published_path SET path = ${BAD_TEXT} WHERE uid = 'one'`],
  ])('that %s is written again at once, and no other', async (_, sql) => {
    const { damage, get, published, fileOfStore, log, sync } = await withStore()
    const [before, file, revision] = [await get('one'), fileOfStore(), await published.revision()]
    damage(sql)
    const isPathLost = sql.includes('published_path')
    expect(await get('one')).toEqual(before)
    expect((await published.find(['note'], { sort: [{ field: 'when' }] })).items.map(({ uid }) => uid)).toEqual([
      'one',
      'two',
    ])
    expect(await published.at('/notes/one')).toMatchObject({ uid: 'one' })
    await sync()
    expect(fileOfStore()).toBe(file)
    if (!isPathLost) expect(await published.revision()).toBe(revision)
    expect(log.messages.filter((line) => line.includes('are damaged'))).toEqual([
      expect.stringMatching(/Rows of the content store \S+ are damaged; .* content directory: one\.$/),
    ])
  })

  it('is taken from its file when the text in the store is damaged as well', async () => {
    const { damage, get } = await withStore()
    damage("UPDATE source SET body = CAST('{' AS BLOB)")
    damage(`UPDATE published SET model = ${BAD_TEXT} WHERE uid = 'one'`)
    expect(await get('one')).toMatchObject({ count: 1, path: '/notes/one' })
  })

  it('is as it was last good while its file is broken', async () => {
    const { damage, get, write, sync } = await withStore()
    write('note/one.json', '{ broken')
    await sync()
    damage(`UPDATE published SET model = ${BAD_TEXT} WHERE uid = 'one'`)
    expect(await get('one')).toMatchObject({ count: 1 })
  })

  it('is as its file is now, when that has changed and nothing else is left of it', async () => {
    const { damage, get, write } = await withStore()
    damage("UPDATE source SET body = CAST('{' AS BLOB)")
    damage(`UPDATE published SET model = ${BAD_TEXT} WHERE uid = 'one'`)
    write('note/one.json', { url: '/one', count: 8 })
    expect(await get('one')).toMatchObject({ count: 8, path: '/notes/one' })
  })

  it('of which nothing is left costs that entry alone', async () => {
    const { damage, get, published, directory } = await withStore()
    damage("UPDATE source SET body = CAST('{' AS BLOB)")
    damage(`UPDATE published SET model = ${BAD_TEXT} WHERE uid = 'one'`)
    rmSync(`${directory.contentDir}/entries/note/one.json`)
    expect(await get('one')).toBeUndefined()
    expect((await published.find(['note'], { sort: [{ field: 'when' }] })).items.map(({ uid }) => uid)).toEqual(['two'])
  })

  it('of a draft is written again', async () => {
    const { damage, preview } = await withStore()
    damage(`UPDATE draft SET model = ${BAD_TEXT} WHERE uid = 'plan'`)
    expect(await preview.get(['plan'])).toMatchObject([{ count: 3, path: '/notes/plan' }])
  })

  it('that a query looks into is found and written again', async () => {
    const { damage, published } = await withStore()
    damage("UPDATE published SET model = replace(model, '}', ')') WHERE uid = 'one'")
    expect((await published.find(['note'], { where: { count: 1 } })).items).toMatchObject([{ uid: 'one' }])
  })

  it('is written again by whoever publishes', async () => {
    const { damage, get, write, sync } = await withStore()
    damage(`UPDATE published SET model = ${BAD_TEXT}, keys = 'x' WHERE uid = 'one'`)
    write('note/one.json', { url: '/one', when: '2026-01-09', count: 5 })
    await sync()
    expect(await get('one')).toMatchObject({ count: 5 })
  })

  it.each([
    ['a list', `UPDATE published_listing SET uid = ${BAD_TEXT} WHERE uid = 'one' AND sort = 'when'`],
    ['a list with an entry that is not there', "UPDATE published_listing SET uid = 'none' WHERE uid = 'one'"],
    ['a schema', `INSERT INTO schema VALUES ('note', ${BAD_TEXT})`],
    ['the description of its tables', 'DROP TABLE published_listing'],
  ])('of %s makes the store again, and every question is answered', async (_, sql) => {
    const { damage, published, fileOfStore } = await withStore()
    const file = fileOfStore()
    damage(sql)
    expect(await published.schema('note')).toMatchObject({ uid: 'note' })
    expect((await published.find(['note'], { sort: [{ field: 'when' }] })).items.map(({ uid }) => uid)).toEqual([
      'one',
      'two',
    ])
    expect(fileOfStore()).not.toBe(file)
  })

  it('of a change means that nobody knows what has changed', async () => {
    const { damage, published, write, sync } = await withStore()
    const since = await published.revision()
    write('note/two.json', { url: '/two', count: 9 })
    await sync()
    damage(`UPDATE change SET after = ${BAD_TEXT}`)
    expect(await published.changes(since)).toEqual([])
    expect(await published.revision()).toBeGreaterThan(since)
  })

  it('whoever reads while the store is made again reads the old one', async () => {
    const { damage, published, log } = await withStore()
    damage(`INSERT INTO schema VALUES ('note', ${BAD_TEXT})`)
    const healing = published.schema('note')
    let isHealed = false
    healing.then(() => {
      isHealed = true
    })
    while (!isHealed) {
      expect((await published.get(['one', 'two'])).map(({ uid }) => uid)).toEqual(['one', 'two'])
      await published.revision()
      await new Promise((resolve) => setImmediate(resolve))
    }
    expect(log.messages.join('\n')).not.toContain('was taken away')
  })
})

it('Q-23 no text leaves the store but as bytes', async () => {
  const { directory } = await opened(files)
  const db = new Database(`${directory.dataDir}/content.db`)
  expect(() => db.all('SELECT uid FROM published')).toThrow('Column "uid" is not selected with "texts".')
  db.close()
  expect(readFileSync(`${directory.dataDir}/content.db.seal`, 'utf8')).not.toBe('')
})
