import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type RememberingLog, rememberingLog, temporaryFolder } from 'atrium/testing'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { effectOf } from '#engine/content/effects.ts'
import { BusyError } from '#engine/host.ts'
import { changeOf, FakeSite, type Running, serveFake } from '../../../tests/server/fake-site.ts'
import { PageDisk } from './page-disk.ts'

const MB = 1024 * 1024
const WORDS = '<title>/a 1</title>'

let site: FakeSite
let running: Running
let disk: PageDisk
let directory: string
let isFollowed: boolean
let log: RememberingLog

beforeEach(async () => {
  site = new FakeSite()
  directory = join(temporaryFolder('pages'), 'pages')
  isFollowed = true
  log = rememberingLog()
  await start()
})
afterEach(() => running.close())

async function start(options: Partial<ConstructorParameters<typeof PageDisk>[0]> = {}) {
  disk = new PageDisk({
    directory,
    maxBytes: MB,
    fingerprint: 'one build',
    isFollowed: () => isFollowed,
    effectOf,
    log,
    ...options,
  })
  running = await serveFake(site, { disk, log })
}
/** Ends the process, as it were, and begins another. */
async function restart(...parameters: Parameters<typeof start>) {
  await running.close()
  await disk.settled()
  await start(...parameters)
}
const get = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(running.origin + path, { headers, redirect: 'manual' })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}
const files = () =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((item) => item.isFile() && /^[0-9a-f]{40}$/.test(item.name))
    .map((item) => join(item.parentPath, item.name))
/** Asks for a page and waits until it is on disk. */
async function visit(path: string, headers?: Record<string, string>) {
  const before = disk.size
  const answer = await get(path, headers)
  await expect.poll(() => disk.size).toBeGreaterThan(before)
  return answer
}
const setClock = (now: string) => {
  site.now = new Date(now)
}
const fail = () => {
  site.resolve = () => Promise.reject(new Error('The store is gone'))
  site.respond = () => Promise.reject(new Error('The store is gone'))
}

describe('pages on disk', () => {
  it('Q-24 that visitors share are pushed out by no number of choices, which have a small share', async () => {
    await restart({ maxBytes: 12_000 })
    for (const path of ['/a', '/b', '/c']) await visit(path)
    const choices = Array.from({ length: 60 }, (_, index) => `/list?page=${(index % 9) + 1}`)
    for (const [index, path] of choices.entries()) await get(`${path.replace('list', `list-${index}`)}`)
    await disk.settled()
    await expect.poll(() => disk.bytes).toBeLessThanOrEqual(12_000)
    await restart({ maxBytes: 12_000 })
    fail()
    const shown = await Promise.all(['/a', '/b', '/c'].map(async (path) => (await get(path)).status))
    expect(shown).toEqual([200, 200, 200])
  })

  it('are shown at once after a restart, in every form and with the same words', async () => {
    const before = await visit('/a')
    await restart()
    const after = await get('/a', { 'accept-encoding': 'br' })
    expect([after.status, after.text]).toEqual([200, before.text])
    expect(after.headers.get('content-encoding')).toBe('br')
    for (const name of ['etag', 'content-type', 'surrogate-key', 'cache-control', 'x-content-type-options'])
      expect([name, after.headers.get(name)]).toEqual([name, before.headers.get(name)])
    expect(after.headers.get('cache-status')).toBe('Atrium; hit')
    expect([site.renders.get('/a'), running.cache.counters.restored]).toEqual([1, 1])
    expect((await get('/a', { 'if-none-match': before.headers.get('etag') as string })).status).toBe(304)
  })

  it.each<[string, () => Promise<void> | void]>([
    ['another build or other settings', () => restart({ fingerprint: 'another build' })],
    [
      'content that nobody can tell the changes of',
      () => {
        isFollowed = false
      },
    ],
    ['a change of content', () => disk.changed([changeOf('/elsewhere')])],
    ['being named to be made again', () => void running.cache.expire({ tags: [], paths: [], all: true })],
    ['the moment at which they change', () => setClock('2026-03-14T17:00:30Z')],
    ['a clock that was set back', () => setClock('2026-03-14T16:00:00Z')],
  ])('are made again after %s, and shown as stale when that fails', async (_, happens) => {
    site.next = new Date('2026-03-14T17:00:30Z')
    await visit('/a')
    await restart()
    await happens()
    site.during = () => Promise.reject(new Error('a service is gone'))
    const stale = await get('/a')
    expect([stale.status, stale.text.startsWith(WORDS)]).toEqual([200, true])
    expect(stale.headers.get('cache-status')).toBe('Atrium; fwd=stale; fwd-status=500')
    expect(stale.headers.get('cache-control')).toBe('no-store')
    expect(Number(stale.headers.get('age'))).toBeGreaterThanOrEqual(0)
    expect(stale.headers.get('surrogate-key')).toBeNull()
    site.during = () => undefined
    const anew = await get('/a')
    expect(anew.text).toContain('<title>/a 3</title>')
    expect(anew.headers.get('cache-status')).toBe('Atrium; fwd=miss; stored')
  })

  it('Q-20 Q-23 are found when the store cannot even say what stands at an address', async () => {
    await visit('/a')
    await visit('/a?page=2')
    await restart()
    isFollowed = false
    fail()
    const texts = await Promise.all(
      ['/a', '/a/', '/a?utm_source=letter', '/a?page=2', '/%61'].map(async (path) => (await get(path)).text),
    )
    expect(texts.map((text) => /<title>(.*)<\/title>/.exec(text)?.[1])).toEqual([
      '/a 1',
      '/a 1',
      '/a 1',
      '/a?page=2 1',
      '/a 1',
    ])
    expect((await get('/never-seen')).status).toBe(500)
    expect(running.cache.counters.staleIfError).toBe(5)
  })

  it('are never of an entry that was taken down, also when that happened while no process ran', async () => {
    await visit('/a')
    await visit('/b')
    await running.cache.purge([changeOf('/a', 'gone')])
    await disk.settled()
    expect(files()).toHaveLength(1)
    await restart()
    // What the follower of the content is told at the start.
    await running.cache.purge([changeOf('/b', 'gone')])
    fail()
    expect([(await get('/a')).status, (await get('/b')).status]).toEqual([500, 500])
  })

  it('are written no more once the cache is closed, however many wait for their small forms', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => get(`/waiting-${index}`)))
    await running.cache.close()
    const written = files()
    await setTimeout(300)
    expect(files()).toEqual(written)
    expect(written.length).toBeLessThan(20)
  })

  it('all go when nobody knows any longer what has changed', async () => {
    await visit('/a')
    await restart()
    running.cache.clear(77)
    fail()
    expect((await get('/a')).status).toBe(500)
    await disk.settled()
    expect(files()).toEqual([])
    await restart()
    expect(disk.revision).toBe(77)
  })

  it('know the revision of the content that they follow, and nothing when that is damaged', async () => {
    expect(disk.revision).toBeUndefined()
    const change = changeOf('/a')
    await running.cache.purge([change])
    await restart()
    expect(disk.revision).toBe(change.revision)
    writeFileSync(join(directory, 'state.json'), '{"revision":')
    await restart()
    expect(disk.revision).toBeUndefined()
  })

  it("hold no missing page, no form and no visitor's own variant", async () => {
    await get('/missing')
    await get('/form')
    await get('/a', { cookie: 'dismissed=wind' })
    await visit('/b')
    await disk.settled()
    expect(files()).toHaveLength(1)
  })

  it('are shown to a visitor whose own variant cannot be made', async () => {
    await visit('/a')
    await restart()
    site.during = () => Promise.reject(new Error('a service is gone'))
    expect((await get('/a', { cookie: 'dismissed=wind' })).text).toContain('<title>/a 1</title>')
  })

  it('are shown instead of turning visitors away when too many wait', async () => {
    await visit('/a')
    await restart()
    await running.cache.purge([changeOf('/a')])
    site.respond = () => Promise.reject(new BusyError('full'))
    const answer = await get('/a')
    expect([answer.status, answer.text.startsWith(WORDS)]).toEqual([200, true])
    expect(answer.headers.get('cache-status')).toBe('Atrium; fwd=stale; fwd-status=503')
  })
})

describe('the directory of pages', () => {
  it('Q-23 with damaged files is used without them, and says so once', async () => {
    for (const path of ['/a', '/b', '/c']) await visit(path)
    await disk.settled()
    const [first, second] = files() as [string, string]
    writeFileSync(first, readFileSync(first).subarray(0, 300))
    writeFileSync(second, readFileSync(second).fill(0x5a, 60, 80))
    await restart()
    for (const path of ['/a', '/b', '/c']) expect((await get(path)).status).toBe(200)
    expect([...site.renders.values()].sort()).toEqual([1, 2, 2])
    expect(log.messages.filter((line) => line.includes('damaged'))).toHaveLength(1)
  })

  it('Q-23 with foreign files leaves them alone and says so once; unfinished ones are cleared away', async () => {
    await visit('/a')
    const [file] = files() as [string]
    writeFileSync(`${file}.99999999-3.tmp`, 'half a page')
    writeFileSync(join(directory, 'notes.txt'), 'mine')
    writeFileSync(join(directory, 'more.txt'), 'mine')
    await restart()
    expect((await get('/a')).text).toContain(WORDS)
    expect(readFileSync(join(directory, 'notes.txt'), 'utf8')).toBe('mine')
    expect(readdirSync(join(file, '..'))).toEqual([file.split('/').at(-1)])
    expect(log.messages.filter((line) => line.includes('not a cached page'))).toHaveLength(1)
  })

  it('Q-23 that cannot be written is done without, with one line', async () => {
    await running.close()
    await disk.settled()
    rmSync(directory, { recursive: true })
    writeFileSync(directory, 'a file stands here')
    await start()
    for (const path of ['/a', '/b', '/c']) expect((await get(path)).status).toBe(200)
    const complaints = () => log.messages.filter((line) => line.startsWith('Pages are not cached on disk: '))
    await expect.poll(() => complaints().length).toBe(1)
    await running.cache.purge([changeOf('/a', 'gone')])
    await disk.settled()
    expect(complaints()).toHaveLength(1)
  })

  it('Q-24 is bounded in bytes, also by what an earlier process left', async () => {
    site.text = Array.from({ length: 4000 }, () => Math.random().toString(36).slice(2)).join('')
    for (let index = 0; index < 30; index++) await get(`/page-${index}`)
    const onDisk = () => files().reduce((sum, file) => sum + statSync(file).size, 0)
    await expect.poll(() => disk.read('/page-29')).not.toBeNull()
    expect(disk.bytes).toBeGreaterThan(0.9 * MB)
    await disk.settled()
    expect(onDisk()).toBe(disk.bytes)
    expect(onDisk()).toBeLessThanOrEqual(MB)
    await restart({ maxBytes: MB / 4 })
    await disk.settled()
    expect(onDisk()).toBeLessThanOrEqual(MB / 4)
    expect(disk.size).toBeGreaterThan(0)
    rmSync(directory, { recursive: true })
  })
})
