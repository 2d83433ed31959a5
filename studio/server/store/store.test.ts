import { mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from 'atrium'
import { temporaryFolder } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { Database } from '../../../services/content/store/database.ts'
import { type PostgresServer, postgres, startPostgres } from '../../../tests/postgres/server.ts'
import { tidy } from '../history/tidying.ts'
import type { AuditLine } from './audit.ts'
import { openSqlite } from './sqlite.ts'
import { openStudioStore, type StudioStore } from './studio-store.ts'
import { knowsOthers } from './testing/knows-others.ts'
import { type Version, VersionTable } from './versions.ts'

const folder = temporaryFolder('store')
const said: string[] = []
const log: Log = { info: () => {}, warn: () => {}, error: (_, text) => void said.push(text) }
const now = () => new Date('2026-03-14T20:00:00Z')
const ref = { type: 'article', uid: 'käse/ü' }
const version = (fields: Partial<Version> = {}): Omit<Version, 'id'> => ({
  ...{
    began: 1,
    at: 1_770_000_000_000,
    person: 'Ana “Ä” \u{1f600}',
    what: 'saved',
    note: null,
    hash: 'h1',
    audit: null,
  },
  ...fields,
})
const text = (hash: string) => ({ hash, body: Buffer.from(`${hash}\0\xff`, 'latin1') })
const linesOf = async (each: AsyncIterable<AuditLine>) => {
  const all: AuditLine[] = []
  for await (const one of each) all.push(one)
  return all
}
const line = { at: 5, person: 'Ana', what: 'saved', ...ref, note: null, hash: 'h1' } as const

/** Every store of the studio does the same: whoever adds a table adds here what it does. */
function behaves(open: () => StudioStore): void {
  let store: StudioStore
  beforeAll(() => {
    store = open()
  })
  afterAll(() => store.close())
  knowsOthers(() => store)

  it('keeps links to previews until they end, and counts how often they were opened', async () => {
    const link = {
      hash: 'h',
      personId: 'ana',
      person: 'Ana “Ä”',
      made: 5,
      until: 1_770_000_000_000,
      note: 'It’s',
      language: null,
      at: null,
    }
    const entry = { ...ref, title: 'Käse' }
    const one = await store.shares.add({ ...link, entry })
    const all = await store.shares.add({ ...link, entry: null, language: 'es', at: 1_780_000_000_000, until: 10 })
    await store.shares.count(one, 7)
    expect(await store.shares.open(9)).toEqual([
      { ...link, id: one, entry, opened: 1, last: 7 },
      { ...link, id: all, entry: null, language: 'es', at: 1_780_000_000_000, until: 10, opened: 0, last: null },
    ])
    expect((await store.shares.open(10)).map(({ id }) => id)).toEqual([one])
    await store.shares.trim(10)
    expect((await store.shares.open(0)).map(({ id }) => id)).toEqual([one])
    await store.shares.remove(one)
    expect(await store.shares.open(0)).toEqual([])
  })

  it('keeps versions of an entry with their texts, newest first, by parts, and those of no other', async () => {
    for (const hash of ['h1', 'h2', 'h3']) {
      await store.versions.putText(ref, text(hash))
      await store.versions.add(ref, version({ hash, note: hash === 'h2' ? 'It’s' : null }))
    }
    await store.versions.add({ ...ref, uid: 'other' }, version({ hash: null, person: null, what: 'disk' }))
    const all = await store.versions.list(ref, 10)
    expect(all.map(({ hash }) => hash)).toEqual(['h3', 'h2', 'h1'])
    expect(all[1]).toEqual({ ...version({ hash: 'h2', note: 'It’s' }), id: expect.any(Number) })
    expect(await store.versions.list(ref, 1, all[0]?.id)).toEqual([all[1]])
    expect(await store.versions.get(ref, all[1]?.id as number)).toEqual(all[1])
    expect(await store.versions.get({ ...ref, uid: 'other' }, all[1]?.id as number)).toBe(undefined)
    expect(Buffer.from((await store.versions.text(ref, 'h2')) ?? []).equals(text('h2').body)).toBe(true)
    expect(await store.versions.text({ ...ref, uid: 'other' }, 'h2')).toBe(undefined)
  })

  it('has each text once, and as long as a version has it', async () => {
    const [last, ...older] = (await store.versions.list(ref, 10)) as [Version, ...Version[]]
    await store.versions.putText(ref, text('h1'))
    await store.versions.add(ref, version({ hash: 'h1' }))
    expect([...(await store.versions.sizes(ref))].sort()).toEqual([
      ['h1', 4],
      ['h2', 4],
      ['h3', 4],
    ])
    await store.versions.change(ref, { ...last, hash: 'h1', at: 9, note: 'now' })
    expect(await store.versions.get(ref, last.id)).toEqual({ ...last, hash: 'h1', at: 9, note: 'now' })
    expect([...(await store.versions.sizes(ref)).keys()].sort()).toEqual(['h1', 'h2'])
    await store.versions.remove(
      ref,
      older.map(({ id }) => id),
    )
    expect([...(await store.versions.sizes(ref)).keys()]).toEqual(['h1'])
    expect(await store.versions.bytes()).toBe(4)
  })

  it('names entries of more than one version in order, and the oldest versions that are not the newest of theirs', async () => {
    const third = { type: 'zone', uid: 'a' }
    for (const hash of ['z1', 'z2']) await store.versions.add(third, version({ hash }))
    expect(await store.versions.entries(10)).toEqual([ref, third])
    expect(await store.versions.entries(10, ref)).toEqual([third])
    expect(await store.versions.entries(1)).toEqual([ref])
    const oldest = await store.versions.oldest(10)
    expect(oldest.map(({ ref: own, version: { hash } }) => [own.uid, hash])).toEqual([
      [ref.uid, 'h1'],
      ['a', 'z1'],
    ])
  })

  it('keeps lines of the audit log, counts what goes on, and reads all of them in order', async () => {
    const first = await store.audit.add(line)
    await store.audit.addTo(first, { until: 9, hash: 'h2' })
    for (let at = 10; at < 1210; at++) await store.audit.add({ ...line, at, note: `"${at}"` })
    const all = await linesOf(store.audit.each(0, 10_000))
    expect(all).toHaveLength(1201)
    expect(all[0]).toEqual({ ...line, id: first, until: 9, writes: 2, hash: 'h2' })
    expect(all.map(({ at }) => at)).toEqual(all.map(({ at }) => at).toSorted((a, b) => a - b))
    expect((await linesOf(store.audit.each(9, 11))).map(({ at }) => at)).toEqual([5, 10])
    await store.audit.trim(20, 1000)
    const left = await linesOf(store.audit.each(0, 10_000))
    expect([left.length, left[0]?.at]).toEqual([1000, 210])
  })

  it('keeps the same by the rules, and within its bytes what is newest and what was published', async () => {
    const [day, now] = [86_400_000, Date.parse('2026-03-14T20:00:00Z')]
    const own = { type: 'tidy', uid: 'a' }
    for (let count = 0; count < 30; count++) {
      const hash = `t${count}`
      const what = count === 5 ? 'published' : 'saved'
      await store.versions.putText(own, { hash, body: Buffer.alloc(1000, hash) })
      await store.versions.add(own, version({ hash, what, at: now - 100 * day + count * 600_000, audit: null }))
    }
    await tidy(store, now)
    const kept = async () => (await store.versions.list(own, 99)).map(({ hash }) => hash)
    // One of each of its days, beside what was published.
    const left = await kept()
    expect(left.slice(0, 1)).toEqual(['t29'])
    expect(left.slice(-1)).toEqual(['t5'])
    expect(left.length).toBeLessThan(5)
    expect([...(await store.versions.sizes(own)).keys()].sort()).toEqual(left.toSorted())
    await tidy(store, now, { mostBytes: 1 })
    expect(await kept()).toEqual(['t29'])
  })

  it('does all of a transaction or nothing, one after the other', async () => {
    const uids = async () => (await store.versions.list({ type: 't', uid: 'u' }, 10)).map(({ hash }) => hash)
    const add = (hash: string, fails = false) =>
      store.transaction(async ({ versions }) => {
        const before = await versions.list({ type: 't', uid: 'u' }, 10)
        await versions.add({ type: 't', uid: 'u' }, version({ hash: `${hash} after ${before.length}` }))
        if (fails) throw new Error('no')
      })
    const results = await Promise.allSettled([add('a'), add('b', true), add('c')])
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await uids()).toEqual(['c after 1', 'a after 0'])
  })
}

describe('the store of the studio in a file', () => {
  const directory = mkdtempSync(join(folder, 'file-'))
  behaves(() => openStudioStore({ folder: directory, now, log }))

  it('is there when it is opened again, by two at once', async () => {
    const again = openStudioStore({ folder: directory, now, log })
    expect(await again.versions.list(ref, 1)).toHaveLength(1)
    await again.close()
  })

  it('has links of releases before, which are in the language of the institution', async () => {
    const own = mkdtempSync(join(folder, 'before-'))
    const link = { hash: 'h', personId: 'ana', person: 'Ana', made: 5, until: 100, note: 'Board', at: null }
    const made = openStudioStore({ folder: own, now, log })
    await made.shares.add({ ...link, entry: null, language: null })
    await made.close()
    const db = new Database(join(own, 'studio.db'))
    db.execute('ALTER TABLE studio_share DROP COLUMN language')
    db.execute('PRAGMA user_version = 3')
    db.close()
    const store = openStudioStore({ folder: own, now, log })
    await store.shares.add({ ...link, entry: null, language: 'es' })
    expect((await store.shares.open(9)).map(({ language }) => language)).toEqual([null, 'es'])
    await store.close()
  })

  it('puts a file that is damaged aside, says so, and begins anew', async () => {
    const own = mkdtempSync(join(folder, 'damaged-'))
    writeFileSync(join(own, 'studio.db'), 'This is no database at all, and long enough to be looked at.'.repeat(100))
    const store = openStudioStore({ folder: own, now, log })
    expect(await store.versions.list(ref, 1)).toEqual([])
    await store.close()
    expect(readdirSync(own).filter((name) => !/-(?:wal|shm)$/.test(name))).toEqual([
      'studio.db',
      'studio.db.damaged-2026-03-14T20-00-00-000Z',
    ])
    expect(said.at(-1)).toMatch(/is damaged and was put aside/)
  })

  it('puts one aside that is damaged while it is open, and goes on with a new one', async () => {
    const own = mkdtempSync(join(folder, 'damaged-'))
    const store = openStudioStore({ folder: own, now, log })
    await store.versions.add(ref, version())
    await store.versions.putText(ref, { hash: 'h1', body: Buffer.alloc(5_000_000, 'x') })
    // More than it has in memory.
    await store.close()
    const again = openStudioStore({ folder: own, now, log })
    const size = statSync(join(own, 'studio.db')).size
    writeFileSync(join(own, 'studio.db'), Buffer.alloc(size, 'no page'), { flag: 'r+' })
    await expect(again.versions.text(ref, 'h1')).rejects.toThrow()
    expect(await again.versions.list(ref, 50)).toEqual([])
    await again.versions.add(ref, version())
    expect(await again.versions.list(ref, 50)).toHaveLength(1)
    await again.close()
    expect(readdirSync(own)).toContain('studio.db.damaged-2026-03-14T20-00-00-000Z')
  })

  it('takes nothing of what does not fit any more, keeps what it has, and goes on when there is room', async () => {
    const own = mkdtempSync(join(folder, 'full-'))
    const sql = openSqlite(own, now, log)
    const add = (uid: string) =>
      sql.transaction(async (rows) => {
        const texts = new VersionTable(rows)
        await texts.putText({ type: 't', uid }, { hash: uid, body: Buffer.alloc(1000, uid) })
        await texts.putText({ type: 't', uid }, { hash: 'large', body: Buffer.alloc(200_000, uid) })
      })
    await sql.rows('PRAGMA max_page_count = 100')
    await add('a')
    await expect(add('b')).rejects.toThrow(/full/)
    const kept = new VersionTable(sql)
    expect([
      (await kept.text({ type: 't', uid: 'a' }, 'a'))?.length,
      await kept.text({ type: 't', uid: 'b' }, 'b'),
    ]).toEqual([1000, undefined])
    await sql.rows('PRAGMA max_page_count = 1000')
    await add('b')
    expect((await kept.text({ type: 't', uid: 'b' }, 'large'))?.length).toBe(200_000)
    await sql.close()
  })

  it('says which setting is wrong where it cannot be written', () => {
    const file = join(folder, 'a-file')
    writeFileSync(file, '')
    expect(() => openStudioStore({ folder: join(file, 'studio'), now, log })).toThrow(/STUDIO_DIR cannot be used/)
  })
})

describe.skipIf(!('folder' in postgres))('the store of the studio in PostgreSQL', () => {
  let server: PostgresServer
  let url: string
  beforeAll(async () => {
    server = await startPostgres()
    url = server.url()
  })
  afterAll(() => server?.stop())
  describe('with a database of its own', () => behaves(() => openStudioStore({ folder, url, now, log })))

  it('fails while the database is away, and goes on when it is there again', async () => {
    const store = openStudioStore({ folder, url, now, log })
    const count = () => store.versions.list(ref, 9).then(({ length }) => length)
    const before = await count()
    expect(before).toBeGreaterThan(0)
    await server.crash()
    await expect(count()).rejects.toThrow(/^The content database does not answer: /)
    await expect(store.transaction(count)).rejects.toThrow(/^The content database does not answer: /)
    await server.start()
    expect(await count()).toBe(before)
    await store.close()
  })
})
