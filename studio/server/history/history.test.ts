import { join } from 'node:path'
import type { Log } from 'atrium'
import { temporaryFolder } from 'atrium/testing'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { EntryTexts, WrittenEntry } from '../desk/content.ts'
import { openStudioStore } from '../store/studio-store.ts'
import { VersionTable } from '../store/versions.ts'
import { openHistory } from './history.ts'
import { tidy } from './tidying.ts'

const folder = temporaryFolder('history')
const START = Date.parse('2026-03-14T20:00:00Z')
const HOUR = 3_600_000
const ref = { type: 'article', uid: 'a' }
let count = 0

const textsOf = (body: string | null): EntryTexts => (body === null ? {} : { draft: { body, hash: `hash of ${body}` } })

/** A history over a store of its own that can be made to fail, an entry on disk, and a clock. */
function begun() {
  const said: string[] = []
  const log: Log = { info: (_, text) => said.push(text), warn: () => {}, error: (_, text) => said.push(text) }
  const world = { time: START, disk: textsOf('as it was'), isFailing: false, reads: 0, said }
  const now = () => new Date(world.time)
  const store = openStudioStore({ folder: join(folder, String(++count)), now, log })
  const { transaction } = store
  store.transaction = (work) => (world.isFailing ? Promise.reject(new Error('the disk is full')) : transaction(work))
  const read = async () => {
    world.reads++
    return world.disk
  }
  const history = openHistory({ store, read, now, log })
  const write = (body: string | null, { by = 'Ana', what = 'saved', note }: Partial<WrittenEntry> = {}) => {
    const before = world.disk
    world.disk = textsOf(body)
    history.noted({ ref, what, by, note, before, after: world.disk })
  }
  const texts = async () => {
    const found = await history.list(ref, 100)
    const read = await Promise.all(found.map(({ id }) => history.read(ref, id)))
    return read.map((one) => [one?.version.person ?? null, one?.body])
  }
  return { ...world, world, store, history, write, texts, log }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

describe('a history', () => {
  it('has one version for the saves of a person that follow each other, until somebody else writes', async () => {
    const { write, texts, world, store, history } = begun()
    for (let turn = 0; turn < 50; turn++) {
      write(`Ana ${turn}`)
      world.time += 2000
    }
    write('Ben 1', { by: 'Ben' })
    write('Ana again')
    expect(await texts()).toEqual([
      ['Ana', 'Ana again'],
      ['Ben', 'Ben 1'],
      ['Ana', 'Ana 49'],
      [null, 'as it was'],
    ])
    // Nothing is left of those between.
    expect((await store.versions.sizes(ref)).size).toBe(4)
    await history.close()
  })

  it('says what others wrote between two saves, and not what one wrote oneself and somebody reads at the same time', async () => {
    const { write, texts, world, history } = begun()
    write('one')
    history.seen(ref)
    write('two', { by: 'Ben' })
    history.seen(ref)
    world.disk = textsOf('by hand')
    write('three')
    history.seen(ref)
    expect(await texts()).toEqual([
      ['Ana', 'three'],
      [null, 'by hand'],
      ['Ben', 'two'],
      ['Ana', 'one'],
      [null, 'as it was'],
    ])
    await history.close()
  })

  it('says of a text that another studio noted first, as found on disk, by whom it is', async () => {
    const { write, texts, world, history } = begun()
    world.disk = textsOf('mine')
    history.seen(ref, { isFirst: true })
    await history.list(ref, 1)
    world.disk = textsOf('as it was')
    write('mine')
    expect((await texts())[0]).toEqual(['Ana', 'mine'])
    await history.close()
  })

  it('says of what a schedule has published when that was, and who had set it', async () => {
    const { write, world, history } = begun()
    write('planned')
    write('planned and set', { by: 'Ben', what: 'scheduled' })
    world.time += 30 * HOUR
    const due = new Date(world.time - HOUR).toISOString()
    world.disk = { published: { body: 'out', hash: 'hash of out' }, due }
    history.seen(ref)
    history.seen(ref)
    const found = await history.list(ref, 9)
    expect(found.map(({ what, person }) => [what, person])).toEqual([
      ['due', 'Ben'],
      ['scheduled', 'Ben'],
      ['saved', 'Ana'],
      ['disk', null],
    ])
    expect([found[0]?.at, found[0]?.audit]).toEqual([Date.parse(due), null])
    await history.close()
  })

  it('reads an entry again only where somebody has seen another text than it knows', async () => {
    const { write, history, world } = begun()
    write('one')
    await history.list(ref, 1)
    history.seen(ref, { texts: world.disk })
    await history.list(ref, 1)
    expect(world.reads).toBe(0)
    const stale = textsOf('as it was')
    history.seen(ref, { texts: stale })
    expect((await history.list(ref, 9)).map(({ what }) => what)).toEqual(['saved', 'disk'])
    expect(world.reads).toBe(1)
    await history.close()
  })

  it('notes an entry that others deleted', async () => {
    const { write, texts, world, history } = begun()
    write('one')
    world.disk = {}
    world.time += HOUR
    history.seen(ref)
    expect((await texts())[0]).toEqual([null, null])
    await history.close()
  })

  it('notes later what its store cannot take, says so meanwhile, and lets go of what is too much', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { write, texts, world, history, said } = begun()
    world.isFailing = true
    write('one')
    write('two', { by: 'Ben' })
    await history.list(ref, 1)
    expect(history.trouble()).toEqual({ since: new Date(START).toISOString(), message: 'the disk is full' })
    expect(said).toEqual(['What is written is not in the history of entries: the disk is full'])
    world.isFailing = false
    await vi.advanceTimersByTimeAsync(5000)
    expect((await texts()).map(([by]) => by)).toEqual(['Ben', 'Ana', null])
    expect(history.trouble()).toBe(undefined)
    world.isFailing = true
    for (let turn = 0; turn < 12; turn++) write(`${turn} ${'x'.repeat(2 ** 20)}`, { by: `B${turn}` })
    await history.list(ref, 1)
    expect(said.filter((text) => /too much waits for the store/.test(text)).length).toBeGreaterThan(2)
    world.isFailing = false
    await history.close()
  })

  it('keeps all that waits for a store that is away for long, and lets go of one that it does not take when it takes others', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { write, texts, world, history, said } = begun()
    world.isFailing = true
    for (const by of ['Ana', 'Ben', 'Cleo']) write(`of ${by}`, { by })
    for (let turn = 0; turn < 40; turn++) await vi.advanceTimersByTimeAsync(5000)
    world.isFailing = false
    await vi.advanceTimersByTimeAsync(5000)
    expect((await texts()).map(([by]) => by)).toEqual(['Cleo', 'Ben', 'Ana', null])
    const { putText } = VersionTable.prototype
    vi.spyOn(VersionTable.prototype, 'putText').mockImplementation(function (this: VersionTable, at, text) {
      return text.hash === 'hash of bad' ? Promise.reject(new Error('no such text')) : putText.call(this, at, text)
    })
    history.noted({ ref, what: 'saved', by: 'Ana', before: world.disk, after: textsOf('bad') })
    for (let turn = 0; turn < 10; turn++) {
      await history.list(ref, 1)
      await vi.advanceTimersByTimeAsync(5000)
    }
    const other = { type: 'article', uid: 'b' }
    history.noted({ ref: other, what: 'saved', by: 'Ben', before: {}, after: textsOf('good') })
    await history.list(ref, 1)
    expect((await history.list(other, 9)).map(({ person }) => person)).toEqual(['Ben'])
    expect((await texts())[0]).toEqual(['Cleo', 'of Cleo'])
    expect(said.at(-1)).toMatch(/What Ana wrote of article\/a is not in the history of its entry: no such text/)
    await history.close()
  })

  it('says of a write that is noted late by whom it was, where others have found its text and written on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { write, texts, world, history, store, log } = begun()
    const other = openHistory({
      store: { ...store, close: async () => {} },
      read: async () => world.disk,
      now: () => new Date(world.time),
      log,
    })
    world.isFailing = true
    write('of Ana')
    await history.list(ref, 1)
    world.isFailing = false
    world.time += 1000
    const before = world.disk
    world.disk = textsOf('of Ben')
    other.noted({ ref, what: 'saved', by: 'Ben', before, after: world.disk })
    await other.list(ref, 1)
    await vi.advanceTimersByTimeAsync(5000)
    expect(await texts()).toEqual([
      ['Ben', 'of Ben'],
      ['Ana', 'of Ana'],
    ])
    await other.close()
    await history.close()
  })

  it('has a version of its own for what somebody made as it was found long before', async () => {
    const { write, texts, history, world } = begun()
    history.seen(ref, { isFirst: true })
    await history.list(ref, 1)
    world.disk = textsOf('by hand')
    history.seen(ref)
    await history.list(ref, 1)
    write('as it was')
    expect(await texts()).toEqual([
      ['Ana', 'as it was'],
      [null, 'by hand'],
      [null, 'as it was'],
    ])
    await history.close()
  })

  it('has what was written when it is closed', async () => {
    const { write, history, world, log } = begun()
    write('one')
    await history.close()
    const store = openStudioStore({ folder: join(folder, String(count)), now: () => new Date(world.time), log })
    expect((await store.versions.list(ref, 9)).map(({ person }) => person)).toEqual(['Ana', null])
    await store.close()
  })

  it('keeps by its rules and within its bytes, whatever was written', async () => {
    const { write, world, store, history } = begun()
    for (let turn = 0; turn < 40; turn++) {
      world.time += HOUR / 4
      const random = Buffer.from(Array.from({ length: 400 }, (_, at) => (at * 7919 * (turn + 1)) % 251)).toString('hex')
      write(`${turn} ${random}`, turn === 3 ? { what: 'published' } : {})
    }
    await history.list(ref, 1)
    await tidy(store, world.time + 60 * 24 * HOUR)
    const kept = await history.list(ref, 100)
    // A day that is over has one, beside what was published.
    expect(kept.map(({ what }) => what)).toEqual(['saved', 'saved', 'published'])
    await tidy(store, world.time, { mostBytes: 1 })
    expect((await history.list(ref, 100)).map(({ what }) => what)).toEqual(['saved'])
    await history.close()
  })
})
