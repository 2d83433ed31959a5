import { mkdirSync, rmSync, symlinkSync, unlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishDirectory } from '../../services/content/index.ts'
import { ask } from './ask.ts'
import { editorAt, editorDirectory, type Files, filesIn, followingNode, testFolder } from './node.ts'
import { type PostgresServer, postgres, startPostgres } from './server.ts'

const FIRST: Files = { 'entries/tag/a.json': '{"a":1}', 'institution.json': '{"brand":"ellery"}' }

describe.skipIf(!('folder' in postgres))('a node that follows the content database', () => {
  let server: PostgresServer
  beforeAll(async () => {
    server = await startPostgres()
  })
  afterAll(() => server?.stop())

  const editing = (files: Files = FIRST) => editorAt(server, files)

  it('fills an empty database from its content directory, once', async () => {
    const { url, directory, publish, write } = editing()
    const node = await followingNode(url, directory)
    expect(node.files()).toEqual(FIRST)
    const older = editorDirectory({ 'entries/tag/old.json': '{}' })
    expect((await followingNode(url, older.directory)).files()).toEqual(FIRST)
    write('entries/tag/b.json', '{"b":1}')
    expect(await publish()).toMatchObject({ revision: 2, changed: 1, deleted: 0 })
    expect(await publish()).toMatchObject({ revision: null, changed: 0, deleted: 0 })
    await expect.poll(node.files).toEqual({ ...FIRST, 'entries/tag/b.json': '{"b":1}' })
  })

  it('has every byte of JSON files, broken ones too, and what is deleted goes', async () => {
    const { url, directory, publish, write, remove } = editing()
    const node = await followingNode(url, directory)
    const texts: Files = {
      'entries/tag/broken.json': '{"title": "cut',
      'entries/tag/null.json': '\u0000',
      'entries/tag/quotes.json': `'; DROP TABLE file; -- \\x41 "$1"`,
      'entries/tag/Ünïcode.json': '"é 🏺 \u2028"',
      'entries/tag/empty.json': '',
      'messages/es.json': '{}',
      'calendar/events.json': '{"events":[]}',
    }
    for (const [path, text] of Object.entries(texts)) write(path, text)
    writeFileSync(join(directory, 'entries/tag/bytes.json'), Buffer.alloc(3, 0xff))
    write('notes.txt', 'stays')
    write('images/a.json', 'stays')
    remove('entries/tag/a.json')
    await publish()
    await node.database.list()
    const { 'entries/tag/bytes.json': bytes, ...others } = node.files()
    expect(bytes).toBe('\ufffd'.repeat(3))
    expect(others).toEqual({ ...texts, 'institution.json': FIRST['institution.json'] })
  })

  it('finds pictures, recordings and brand files where they are', async () => {
    const { url, directory, write } = editing()
    write('brand/logo.svg', '<svg/>')
    const node = await followingNode(url, directory)
    expect(filesIn(join(node.database.directory, 'brand'))).toEqual({ 'logo.svg': '<svg/>' })
    // A folder that comes later is found, too.
    write('media/a.vtt', 'WEBVTT')
    expect(filesIn(join(node.database.directory, 'media'))).toEqual({ 'a.vtt': 'WEBVTT' })
  })

  it('finds by looking what no notification told of', async () => {
    const { url, directory, write } = editing()
    const node = await followingNode(url, directory)
    await node.database.list()
    await ask(url, `INSERT INTO revision (revision, node, changed, deleted) VALUES (2, 'silent', 1, 0)`)
    write('entries/tag/a.json', 'silent')
    await ask(
      url,
      `UPDATE file SET body = 'silent', sha256 = encode(sha256('silent'), 'hex'), revision = 2 WHERE path LIKE '%a.json'`,
    )
    await expect.poll(() => node.files()['entries/tag/a.json']).toBe('silent')
  })

  it('gives each publish a number of its own, whoever publishes at the same time', async () => {
    const { url, directory } = editing()
    const node = await followingNode(url, directory)
    const editors = [1, 2, 3, 4].map((number) =>
      editorDirectory({ ...FIRST, [`entries/tag/by-${number}.json`]: String(number) }),
    )
    const published = await Promise.all(
      editors.map((editor, index) => publishDirectory({ url, contentDir: editor.directory, node: `editor ${index}` })),
    )
    expect(published.map(({ revision }) => revision).sort()).toEqual([2, 3, 4, 5])
    const last = published.findIndex(({ revision }) => revision === 5)
    await node.database.list()
    expect(node.files()).toEqual(filesIn(editors[last]?.directory as string))
  })

  it('leaves out rows that are not valid, says so, and takes all others over', async () => {
    const { url, directory, write, publish } = editing()
    const node = await followingNode(url, directory)
    const outside = join(node.dataDir, 'outside.json')
    await ask(
      url,
      `INSERT INTO file VALUES ('../outside.json', 2, encode(sha256('x'), 'hex'), 'x'),
        ('entries/tag/wrong-hash.json', 2, repeat('a', 64), 'x'), ('entries/tag/odd.json', 2, 'no hash', 'x')`,
    )
    await ask(
      url,
      `UPDATE file SET body = 'damaged', sha256 = repeat('b', 64), revision = 2 WHERE path = 'institution.json'`,
    )
    write('entries/tag/b.json', '{"b":1}')
    await ask(url, `INSERT INTO revision (revision, node, changed, deleted) VALUES (2, 'somebody', 1, 0)`)
    await node.database.list()
    expect(node.files()).toEqual(FIRST)
    expect(filesIn(node.dataDir)).not.toHaveProperty(outside)
    for (const path of ['../outside.json', 'wrong-hash.json', 'odd.json', 'institution.json'])
      expect(node.log.messages.filter((line) => line.includes(path))).toHaveLength(1)
    await node.close()
    const again = await followingNode(url, directory, { dataDir: node.dataDir })
    expect(again.files()).toEqual(FIRST)
    await publish()
    await again.database.list()
    expect(again.files()).toEqual({ ...FIRST, 'entries/tag/b.json': '{"b":1}' })
  })

  it('is made whole at its start, whatever became of its files', async () => {
    const { url, directory } = editing()
    const dataDir = testFolder('node')
    const first = await followingNode(url, directory, { dataDir })
    await first.close()
    const own = first.database.directory
    writeFileSync(join(own, 'entries/tag/a.json'), 'half')
    writeFileSync(join(own, 'entries/tag/stray.json'), 'stray')
    unlinkSync(join(own, 'institution.json'))
    mkdirSync(join(dataDir, 'content-incoming-999999'))
    const again = await followingNode(url, directory, { dataDir })
    expect(again.files()).toEqual(FIRST)
    expect(Object.keys(filesIn(dataDir)).filter((path) => path.includes('incoming'))).toEqual([])
    writeFileSync(join(own, '.state.json'), '{"node": 7, "position": [')
    await again.close()
    expect((await followingNode(url, directory, { dataDir })).files()).toEqual(FIRST)
  })

  it('is made whole again when its directory is taken away', async () => {
    const { url, directory } = editing()
    const node = await followingNode(url, directory)
    await node.database.list()
    const told = node.told()
    rmSync(node.database.directory, { recursive: true })
    await expect.poll(node.files).toEqual(FIRST)
    await expect.poll(node.told).toBe(told + 1)
  })

  it('has files again that were deleted by hand, before it takes anything else over', async () => {
    const { url, directory, write, publish } = editing({ ...FIRST, 'entries/tag/z.json': '{}' })
    const seen: string[][] = []
    const onChange = async () => void seen.push(Object.keys(node.files()))
    const node = await followingNode(url, directory, { onChange })
    await node.database.list()
    unlinkSync(join(node.database.directory, 'entries/tag/a.json'))
    unlinkSync(join(node.database.directory, 'institution.json'))
    write('entries/tag/b.json', '{}')
    await publish()
    const whole = ['entries/tag/a.json', 'entries/tag/b.json', 'entries/tag/z.json', 'institution.json']
    await expect.poll(() => Object.keys(node.files())).toEqual(whole)
    expect(seen.filter((files) => !files.includes('entries/tag/a.json'))).toEqual([])
    await node.database.list()
    const told = node.told()
    unlinkSync(join(node.database.directory, 'entries/tag/z.json'))
    await expect.poll(() => Object.keys(node.files())).toEqual(whole)
    await expect.poll(node.told).toBe(told + 1)
  })

  it('goes back with the database, when a backup of an earlier revision was restored', async () => {
    const { url, directory, write, publish } = editing()
    const node = await followingNode(url, directory)
    write('entries/tag/b.json', '{}')
    await publish()
    await node.database.list()
    expect(node.database.revision()).toBe(2)
    await ask(url, `DELETE FROM file WHERE path = 'entries/tag/b.json'`)
    await ask(url, 'DELETE FROM revision WHERE revision = 2')
    await expect.poll(node.database.revision).toBe(1)
    expect(node.files()).toEqual(FIRST)
    const told = node.told()
    await node.database.list()
    await node.database.list()
    expect(node.told()).toBe(told)
  })

  it('takes turns with another server of its machine, and hears of what that one has brought', async () => {
    const { url, directory, write, publish } = editing()
    const first = await followingNode(url, directory)
    const happened: string[] = []
    let give = () => {}
    const turn = new Promise<void>((resolve) => {
      give = resolve
    })
    let isHeld = false
    const exclusively = async <Result>(_: string, work: () => Promise<Result>): Promise<Result> => {
      if (isHeld) await turn
      happened.push('its turn')
      return work()
    }
    const onChange = async () => void happened.push('it hears')
    const { dataDir } = first
    const other = await followingNode(url, directory, { dataDir, exclusively, onChange })
    await other.database.list()
    happened.length = 0
    isHeld = true
    write('entries/tag/b.json', '{}')
    await publish()
    await first.database.list()
    expect(first.files()).toHaveProperty(['entries/tag/b.json'])
    give()
    await other.database.list()
    expect(happened.slice(0, 2)).toEqual(['its turn', 'it hears'])
    expect(other.database.revision()).toBe(2)
  })

  it('compares all it has when it was away for longer than deletions are kept, or the database is another one', async () => {
    const { url, directory, remove, write, publish } = editing()
    const node = await followingNode(url, directory)
    await node.close()
    remove('entries/tag/a.json')
    await publish()
    await ask(url, `UPDATE revision SET published_at = now() - interval '60 days'`)
    write('entries/tag/b.json', '{"b":1}')
    await publish()
    expect(await ask(url, 'SELECT path FROM file WHERE sha256 IS NULL')).toEqual([])
    const again = await followingNode(url, directory, { dataDir: node.dataDir })
    const present = { 'entries/tag/b.json': '{"b":1}', 'institution.json': FIRST['institution.json'] }
    expect(again.files()).toEqual(present)
    // As after a backup was restored: the same number, another history.
    await ask(url, `DELETE FROM file WHERE path = 'institution.json'`)
    await ask(url, `UPDATE revision SET id = gen_random_uuid()`)
    await expect.poll(() => Object.keys(again.files())).toEqual(['entries/tag/b.json'])
  })

  it('keeps what it has when the database is emptied', async () => {
    const { url, directory } = editing()
    const node = await followingNode(url, directory)
    await ask(url, 'TRUNCATE revision, file')
    await expect.poll(() => node.database.behind()?.reason).toContain('npm run content:sync')
    expect(node.files()).toEqual(FIRST)
    await node.close()
    const again = await followingNode(url, directory, { dataDir: node.dataDir })
    expect(again.files()).toEqual(FIRST)
    expect(await ask(url, 'SELECT 1 FROM file')).toEqual([])
    await publishDirectory({ url, contentDir: node.database.directory, node: 'from a node' })
    await expect.poll(() => again.database.behind()).toBeNull()
  })

  it('publishes nothing of what cannot be read, and takes nothing of it away', async () => {
    const { url, directory, remove, publish } = editing()
    const node = await followingNode(url, directory)
    remove('entries/tag/a.json')
    symlinkSync('a.json', join(directory, 'entries/tag/a.json'))
    expect(await publish()).toMatchObject({ revision: null, unreadable: ['entries/tag/a.json'] })
    expect(await publishDirectory({ url, contentDir: testFolder('nothing'), node: 'x' })).toMatchObject({
      revision: null,
      missing: expect.stringContaining('has no folder "entries"'),
    })
    expect(node.files()).toEqual(FIRST)
  })

  it('is named in the database with the revision that it has', async () => {
    const { url, directory, write, publish } = editing()
    const node = await followingNode(url, directory)
    const seen = async () => (await ask(url, 'SELECT revision FROM node')).map(({ revision }) => Number(revision))
    await expect.poll(seen).toEqual([1])
    write('entries/tag/b.json', '{}')
    await publish()
    await expect.poll(seen).toEqual([2])
    await node.close()
    await followingNode(url, directory, { dataDir: node.dataDir })
    await expect.poll(seen).toEqual([2])
  })

  it('tries an ingest again that failed, and goes on following', async () => {
    const { url, directory, write, publish } = editing()
    let isFailing = true
    const onChange = async () => {
      if (isFailing) throw new Error('The thread died')
    }
    const node = await followingNode(url, directory, { onChange })
    write('entries/tag/b.json', '{}')
    await publish()
    await expect.poll(() => node.log.messages.join()).toContain('was not ingested: The thread died')
    isFailing = false
    const before = node.told()
    write('entries/tag/c.json', '{}')
    await publish()
    await expect.poll(node.told).toBeGreaterThan(before)
    expect(node.database.behind()).toBeNull()
  })
})
