import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { rememberingLog } from 'atrium/testing'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createGate } from '#engine/base/async/gate.ts'
import { openContentDatabase, publishDirectory } from '../../services/content/index.ts'
import { connect } from '../../services/content/source/postgres/database/connection.ts'
import { migrate, migrations } from '../../services/content/source/postgres/database/migrations.ts'
import { ask } from './ask.ts'
import { editorAt, editorDirectory, followingNode } from './node.ts'
import { type PostgresServer, postgres, startPostgres } from './server.ts'

const FIRST = { 'entries/tag/a.json': '{"a":1}' }

describe.skipIf(!('folder' in postgres))('when something happens to the content database', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  const editing = () => editorAt(server, FIRST)

  it('a node that has content serves it and says since when, and catches up by itself', async () => {
    const { url, directory, write, publish } = editing()
    // Processes that share a data directory take turns, and each has a folder of its own there: these two are one process.
    const turn = createGate({ running: 1 })
    const exclusively = <Result>(_: string, work: () => Promise<Result>) => turn(work)
    const node = await followingNode(url, directory, { exclusively })
    await node.database.list()
    await server.crash()
    await expect.poll(() => node.database.behind()).toMatchObject({ since: new Date('2026-03-14T17:00:00Z') })
    await expect(publish()).rejects.toThrow('Nothing was published')
    const other = await followingNode(url, directory, { dataDir: node.dataDir, exclusively })
    expect(other.files()).toEqual(FIRST)
    for (const { database } of [node, other]) await expect.poll(() => database.failures()).toBeGreaterThan(0)
    await server.start()
    write('entries/tag/b.json', '{"b":1}')
    await publish()
    for (const { database, files } of [node, other]) {
      await expect.poll(files).toEqual({ ...FIRST, 'entries/tag/b.json': '{"b":1}' })
      await expect.poll(() => database.behind()).toBeNull()
    }
    expect(node.log.messages.filter((line) => line.includes('is not followed'))).toEqual([expect.any(String)])
  })

  it('as that its newest revision is the largest number that there is, a node follows, and the next publish counts again', async () => {
    const { url, directory, publish, write } = editing()
    const node = await followingNode(url, directory)
    await ask(url, `INSERT INTO revision (revision, node, changed, deleted) VALUES (9223372036854775807, 'x', 1, 0)`)
    await node.database.list()
    expect(node.files()).toEqual(FIRST)
    for (const text of ['{"b":1}', '{"b":2}']) {
      write('entries/tag/b.json', text)
      await publish()
      await expect.poll(node.files).toEqual({ ...FIRST, 'entries/tag/b.json': text })
    }
    expect(await ask(url, 'SELECT max(revision)::text AS newest FROM revision')).toEqual([{ newest: '2' }])
    expect(node.database.behind()).toBeNull()
  })

  it.each(['has never had content', 'has lost its directory'])(
    'a node that %s waits for it, and says why',
    async (how) => {
      const { url, directory } = editing()
      const node = await followingNode(url, directory)
      await node.close()
      rmSync(how === 'has lost its directory' ? node.database.directory : node.dataDir, { recursive: true })
      await server.crash()
      const log = rememberingLog()
      const { dataDir } = node
      const opening = openContentDatabase({ url, contentDir: directory, dataDir, now: () => new Date(0), log })
      await expect
        .poll(() => log.messages)
        .toEqual([expect.stringMatching(/waits for the content database.*ECONNREFUSED/)])
      // An empty folder would be taken for one whose entries are gone.
      expect(existsSync(join(node.database.directory, 'entries'))).toBe(false)
      await server.start()
      const database = await opening
      onTestFinished(database.close)
      expect(database.revision()).toBe(1)
    },
  )

  it('processes that stand still hold up neither a publish nor a node', async () => {
    const { url, directory, write, publish } = editing()
    const node = await followingNode(url, directory)
    await node.database.list()
    const release = server.freeze()
    try {
      write('entries/tag/b.json', '{"b":1}')
      await expect(publish()).rejects.toThrow('does not answer')
      await expect.poll(() => node.database.behind()?.reason).toBeTruthy()
      await node.close()
    } finally {
      release()
    }
    const again = await followingNode(url, directory, { dataDir: node.dataDir })
    await publish()
    await expect.poll(again.files).toHaveProperty(['entries/tag/b.json'])
  })

  it('a publish whose connection is cut leaves nothing behind, and holds up nobody', async () => {
    const { url, directory, write, publish } = editing()
    await followingNode(url, directory)
    write('entries/tag/b.json', '{"b":1}')
    // Somebody holds what a publish writes at its end, so that it stands in the middle of its transaction.
    const holder = await connect(url, 'holder')
    onTestFinished(holder.close)
    await holder.rows('BEGIN')
    await holder.rows('LOCK TABLE node')
    const held = publish()
    const lost = expect(held).rejects.toThrow('Nothing was published')
    const publisher = async () =>
      ask(
        url,
        `SELECT pid FROM pg_stat_activity WHERE application_name LIKE '%editor publish' AND wait_event_type = 'Lock'`,
      )
    await expect.poll(publisher).toHaveLength(1)
    await ask(url, 'SELECT pg_terminate_backend($1)', (await publisher())[0]?.pid)
    await lost
    expect(await ask(url, `SELECT path FROM file WHERE path LIKE '%b.json'`)).toEqual([])
    await holder.rows('ROLLBACK')
    expect(await publish()).toMatchObject({ revision: 2, changed: 1 })
  })

  it('changes of the directory are published by one node that watches, and by another when that one is gone', async () => {
    const { url, directory, write } = editing()
    const leader = await followingNode(url, directory)
    leader.database.watch()
    const publishers = async () =>
      (await ask(url, 'SELECT node FROM revision ORDER BY revision')).map(({ node }) => node)
    const isLocked = async () => ask(url, `SELECT 1 FROM pg_locks WHERE locktype = 'advisory'`)
    await expect.poll(isLocked).toHaveLength(1)
    const second = await followingNode(url, directory)
    second.database.watch()
    write('entries/tag/b.json', '{"b":1}')
    await expect.poll(second.files).toHaveProperty(['entries/tag/b.json'])
    await leader.close()
    write('entries/tag/c.json', '{"c":1}')
    await expect.poll(second.files).toHaveProperty(['entries/tag/c.json'])
    const names = await publishers()
    expect(names[1]).toBe(names[0])
    expect(names[2]).not.toBe(names[0])
  })

  it('tables of a newer release are used as long as they only add, and refused otherwise', async () => {
    const { url, directory } = editing()
    const node = await followingNode(url, directory)
    const db = await connect(url, 'newer')
    onTestFinished(db.close)
    const added = { name: 'a column', oldest: 1, sql: `ALTER TABLE file ADD COLUMN note text DEFAULT ''` }
    await Promise.all([migrate(db, [...migrations, added])])
    const again = await followingNode(url, directory, { dataDir: node.dataDir })
    await again.database.list()
    await publishDirectory({ url, contentDir: editorDirectory({ 'entries/tag/z.json': '1' }).directory, node: 'older' })
    await expect.poll(again.files).toEqual({ 'entries/tag/z.json': '1' })
    const changed = { name: 'another table', oldest: migrations.length + 2, sql: 'ALTER TABLE file RENAME TO document' }
    await migrate(db, [...migrations, added, changed])
    await expect(followingNode(url, directory)).rejects.toThrow(
      `has version ${migrations.length + 2} of its tables, which needs a release that knows version ${migrations.length + 2}; this one knows ${migrations.length}. Deploy a newer release.`,
    )
    // One that has content goes on with it.
    expect((await followingNode(url, directory, { dataDir: node.dataDir })).files()).toHaveProperty([
      'entries/tag/z.json',
    ])
  })

  it('many nodes that start at once make the tables once', async () => {
    const { url, directory } = editing()
    const nodes = await Promise.all([1, 2, 3, 4].map(() => followingNode(url, directory)))
    for (const { files } of nodes) expect(files()).toEqual(FIRST)
    expect(await ask(url, 'SELECT revision FROM revision')).toHaveLength(1)
    expect(await ask(url, 'SELECT version FROM migration')).toHaveLength(migrations.length)
  })

  it('a wrong database is refused in a sentence that holds no password', async () => {
    const url = server.url().replace('/postgres?', '/no_such_database?').replace('atrium@', 'atrium:my-password@')
    const { directory } = editing()
    const refused = await followingNode(url, directory).catch((error: Error) => error)
    expect(String(refused)).toMatch(/CONTENT_STORE_URL is not valid: .*no_such_database.* does not exist/)
    expect(String((refused as Error).stack)).not.toContain('my-password')
  })
})
