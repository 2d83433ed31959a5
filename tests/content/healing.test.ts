import { copyFileSync, existsSync, readFileSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { setTimeout } from 'node:timers/promises'
import { rememberingLog } from 'atrium/testing'
import { describe, expect, it, onTestFinished } from 'vitest'
import { openContent, openFiles, syncContent } from '../../services/content/index.ts'
import { Database, deleteDatabase } from '../../services/content/store/database.ts'
import { opened } from './opened.ts'

const files = Object.fromEntries(
  Array.from({ length: 60 }, (_, index) => [
    `note/note_${index}.json`,
    { url: `/note-${index}`, blurb: 'Words '.repeat(200) },
  ]),
)

const withStore = async () => {
  const content = await opened(files)
  return { ...content, store: `${content.directory.dataDir}/content.db` }
}

describe('a store file', () => {
  it.each<[string, (store: string) => void, string]>([
    ['deleted', deleteDatabase, 'A new content store is made'],
    [
      'filled with something else',
      (store) => writeFileSync(store, 'no database at all, but long enough to be one'.repeat(100)),
      'is damaged',
    ],
    ['cut off', (store) => truncateSync(store, 40_000), 'is damaged'],
    [
      'scrambled in the middle',
      (store) => {
        const bytes = readFileSync(store)
        writeFileSync(store, bytes.fill(0x5a, 8192, bytes.length - 4096))
      },
      'is damaged',
    ],
    [
      'emptied',
      (store) => {
        deleteDatabase(store)
        writeFileSync(store, '')
      },
      'A new content store is made',
    ],
  ])('that was %s is made again at the start, which says so', async (_, damage, line) => {
    const { store, close, options } = await withStore()
    await close()
    damage(store)
    const log = rememberingLog()
    const again = await openContent({ ...options, log })
    onTestFinished(again.close)
    expect((await again.published.find(['note'], {})).total).toBe(60)
    expect(log.messages.join('\n')).toContain(line)
  })

  it('of an earlier format is made again', async () => {
    const { store, close, options } = await withStore()
    await close()
    const db = new Database(store)
    db.execute('PRAGMA user_version = 99')
    db.close()
    const log = rememberingLog()
    const again = await openContent({ ...options, log })
    onTestFinished(again.close)
    expect((await again.published.find(['note'], {})).total).toBe(60)
    expect(log.messages.join()).toContain('is of an earlier make')
  })

  it('that is left alone is neither made again nor read through', async () => {
    const { close, options } = await withStore()
    await close()
    const log = rememberingLog()
    const again = await openContent({ ...options, log })
    onTestFinished(again.close)
    expect(log.messages).toEqual([
      'Content: 60 published entries; 0 files read, 0 removed.',
      'Skipping Route /listing No payload returned',
    ])
  })

  it('that is deleted under a running site is made again when the site looks for changes; until then it answers', async () => {
    const { store, published, log } = await withStore()
    const before = await published.revision()
    deleteDatabase(store)
    expect((await published.find(['note'], {})).total).toBe(60)
    expect(await published.revision()).not.toBe(before)
    expect(existsSync(store)).toBe(true)
    expect(log.messages.join()).toContain('was taken away')
    expect((await published.find(['note'], {})).total).toBe(60)
  })

  it('that is replaced under a running site is opened again', async () => {
    const { store, published, options } = await withStore()
    copyFileSync(store, `${store}.copy`)
    deleteDatabase(store)
    copyFileSync(`${store}.copy`, store)
    await syncContent(options)
    await published.revision()
    expect((await published.find(['note'], {})).total).toBe(60)
  })

  it('that is scrambled under a running site is made again, and the question answered', async () => {
    const { store, published, log, sync } = await withStore()
    const bytes = readFileSync(store)
    writeFileSync(store, bytes.fill(0x5a, 0, bytes.length))
    for (const uid of ['note_3', 'note_40']) expect((await published.get([uid]))[0]).toMatchObject({ uid })
    expect((await published.find(['note'], { sort: [{ field: 'when' }] })).total).toBe(60)
    await sync()
    expect((await published.find(['note'], {})).total).toBe(60)
    expect(log.messages.join()).toMatch(/is damaged/)
  })

  it.each(['9223372036854775807', '9223372036854775000', '9007199254740991', '-1', "'x'"])(
    'Q-23 whose revision is %s is made again, and followed further',
    async (revision) => {
      const { published, sync, store, write } = await withStore()
      const db = new Database(store)
      db.run(`UPDATE meta SET value = ${revision} WHERE key = 'revision'`)
      db.close()
      const before = await published.revision()
      expect(Number.isSafeInteger(before)).toBe(true)
      write('note/later.json', { url: '/later' })
      await sync()
      const after = await published.revision()
      expect(after).toBeGreaterThan(before)
      expect((await published.changes(before)).map(({ uid }) => uid)).toContain('later')
    },
  )

  it('that cannot grow is read only: what it holds is served, and the log says why', async () => {
    const { published, options, write, store } = await withStore()
    const db = new Database(store)
    const pages = db.first<{ page_count: number }>('PRAGMA page_count')?.page_count ?? 0
    db.close()
    const execute = Database.prototype.execute
    Database.prototype.execute = function (this: Database, sql: string) {
      execute.call(this, sql)
      if (sql.startsWith('PRAGMA cache_size')) execute.call(this, `PRAGMA max_page_count = ${pages}`)
    }
    onTestFinished(() => {
      Database.prototype.execute = execute
    })
    for (let index = 0; index < 30; index++)
      write(`note/new_${index}.json`, { url: `/new-${index}`, blurb: 'More words '.repeat(2000) })
    const log = rememberingLog()
    expect(await syncContent({ ...options, log })).toMatchObject({ isReadOnly: true })
    expect(log.messages.join()).toMatch(/cannot be written: .*full.*What it holds is still served/s)
    expect((await published.find(['note'], {})).total).toBe(60)
    Database.prototype.execute = execute
    expect(await syncContent(options)).toMatchObject({ isReadOnly: false, read: 30 })
    expect((await published.find(['note'], {})).total).toBe(90)
  })

  it('Q-23 in a folder that cannot be made is done without, and the log names the folder and the setting', async () => {
    const { options, directory } = await withStore()
    writeFileSync(`${directory.dataDir}-file`, '')
    const dataDir = `${directory.dataDir}-file/below`
    const log = rememberingLog()
    const { published, close } = await openContent({ ...options, dataDir, log })
    onTestFinished(close)
    expect((await published.find(['note'], {})).total).toBe(60)
    expect(log.messages.join()).toContain(`Make room in ${dataDir}, or set DATA_DIR, and start again.`)
  })

  it('is watched for, and changes come in by themselves', async () => {
    const { sync, log, write, published, directory } = await withStore()
    const files = openFiles(directory.contentDir, log)
    files.follow(sync)
    onTestFinished(files.close)
    const total = async () => (await published.find(['note'], {})).total
    write('note/fresh.json', { url: '/fresh' })
    await expect.poll(total).toBe(61)
    directory.remove('entries/note/fresh.json')
    await expect.poll(total).toBe(60)
    await files.close()
    rmSync(`${directory.contentDir}/entries/note/note_1.json`)
    await setTimeout(300)
    expect(await total()).toBe(60)
  })
})

describe('a content directory that is gone', () => {
  it('Q-23 takes nothing away from the store, whether it is gone with its folder or in part', async () => {
    const { directory, sync, get } = await opened({ 'note/one.json': { url: '/one' } })
    rmSync(`${directory.contentDir}/entries`, { recursive: true })
    expect(await sync()).toMatchObject({ removed: 0, missing: null })
    rmSync(directory.contentDir, { recursive: true })
    expect(await sync()).toMatchObject({ removed: 0, missing: null })
    expect(await get('one')).toBeDefined()
  })

  it('Q-23 with a store that never held any: every question is refused until it is back', async () => {
    const { directory, options, close } = await opened({ 'note/one.json': { url: '/one' } })
    await close()
    deleteDatabase(`${directory.dataDir}/content.db`)
    renameSync(directory.contentDir, `${directory.contentDir}-away`)
    const { published, preview, close: closeAgain } = await openContent(options)
    onTestFinished(closeAgain)
    const why = `There is no content directory ${directory.contentDir}. Set CONTENT_DIR, or bring it back.`
    await expect(published.at('/notes/one')).rejects.toThrow(why)
    await expect(preview.get(['one'])).rejects.toThrow(why)
    await expect(published.search({ term: 'one', from: 0, size: 10 })).rejects.toThrow(why)
    await expect(published.revision()).rejects.toThrow(why)
    renameSync(`${directory.contentDir}-away`, directory.contentDir)
    expect(await published.revision()).toBeGreaterThan(0)
    expect(await published.at('/notes/one')).toMatchObject({ uid: 'one' })
  })

  it('Q-20 shows nothing of the store of another directory, which a wrong path would', async () => {
    const { directory, options, close } = await opened({ 'note/one.json': { url: '/one' } })
    await close()
    const { published, close: closeAgain } = await openContent({
      ...options,
      contentDir: `${directory.contentDir}-typo`,
    })
    onTestFinished(closeAgain)
    const why = `There is no content directory ${directory.contentDir}-typo. Set CONTENT_DIR, or bring it back. The store holds that of ${directory.contentDir}.`
    await expect(published.get(['one'])).rejects.toThrow(why)
    await expect(published.revision()).rejects.toThrow(why)
  })

  it('Q-20 is told of while it is gone, and taken up by itself when it is back', async () => {
    const { directory, options, close } = await opened({ 'note/one.json': { url: '/one' } })
    await close()
    renameSync(directory.contentDir, `${directory.contentDir}-away`)
    const { published, metrics, close: closeAgain } = await openContent(options)
    onTestFinished(closeAgain)
    expect(await published.at('/notes/one')).toMatchObject({ uid: 'one' })
    expect(metrics.away()).toContain('There is no content directory')
    renameSync(`${directory.contentDir}-away`, directory.contentDir)
    directory.write('entries/note/two.json', {
      uid: 'two',
      title: 'Two',
      url: '/two',
      publish_details: { time: '2026-01-10T16:00:00.000Z' },
    })
    await published.revision()
    expect(metrics.away()).toBeNull()
    expect(await published.at('/notes/two')).toMatchObject({ uid: 'two' })
  })

  it('Q-20 when the site starts: nothing old is served, by no server of the site, until it is back', async () => {
    const { directory, options: given, close } = await opened({ 'note/one.json': { url: '/one' } })
    await close()
    const options = { ...given, isRequired: true }
    renameSync(directory.contentDir, `${directory.contentDir}-away`)
    const first = await openContent(options)
    onTestFinished(first.close)
    const second = await openContent({ ...options, isChecked: true })
    onTestFinished(second.close)
    const why = `There is no content directory ${directory.contentDir}. Set CONTENT_DIR, or bring it back.`
    for (const { published, preview, metrics } of [first, second]) {
      await expect(published.revision()).rejects.toThrow(why)
      await expect(published.at('/notes/one')).rejects.toThrow(why)
      await expect(preview.get(['one'])).rejects.toThrow(why)
      expect(metrics.isMissing()).toBe(true)
    }
    renameSync(`${directory.contentDir}-away`, directory.contentDir)
    for (const { published, metrics } of [first, second]) {
      await published.revision()
      expect(await published.at('/notes/one')).toMatchObject({ uid: 'one' })
      expect(metrics.isMissing()).toBe(false)
    }
    // Gone again while they run: one that takes the place of another goes on like the others.
    renameSync(directory.contentDir, `${directory.contentDir}-away`)
    const third = await openContent({ ...options, isChecked: true })
    onTestFinished(third.close)
    for (const { published } of [first, third]) expect(await published.at('/notes/one')).toMatchObject({ uid: 'one' })
  })

  it('is no reason not to start where changes are watched for', async () => {
    const { sync, log, directory } = await opened({})
    rmSync(directory.contentDir, { recursive: true })
    const files = openFiles(directory.contentDir, log)
    files.follow(sync)
    await files.close()
    expect(log.messages.at(-1)).toContain('is not watched')
  })
})
