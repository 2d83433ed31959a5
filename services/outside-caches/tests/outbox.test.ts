import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { describe, expect, it } from 'vitest'
import { Outbox } from '../outbox.ts'
import { ownerName } from '../owner.ts'

const LIMITS = { maxKeys: 100, maxBytes: 10_000 }
const limitsOf = (maxKeys: number, maxBytes = 10_000) => ({ maxKeys, maxBytes })

function opened(folder = temporaryFolder('outbox'), caches = ['a', 'b']) {
  const state = { now: 1000, said: [] as string[], replaced: 0 }
  const log = { info() {}, error() {}, warn: (_: object, message: string) => state.said.push(message) }
  const path = join(folder, 'purges.db')
  const outbox = new Outbox({ path, caches, clock: () => state.now, log, onReplaced: () => state.replaced++ })
  const keysOf = (cache: string, limits = LIMITS) => {
    const batch = outbox.next(cache, state.now, limits)
    return batch && [batch.isHard ? 'hard' : 'soft', ...batch.keys.map(({ key }) => key)]
  }
  const deliver = (cache: string, again = 5000) => {
    const batch = outbox.next(cache, state.now, LIMITS)
    if (batch) outbox.delivered(cache, batch, state.now + again)
    return batch?.keys.map(({ key }) => key) ?? []
  }
  return { outbox, state, keysOf, deliver, folder, path }
}

describe('what waits for caches outside', () => {
  it('is given out in the order in which it came, what is gone first, and by the limits of a call', () => {
    const { outbox, keysOf, deliver } = opened()
    outbox.add({ soft: ['one', 'two'] })
    outbox.add({ soft: ['three'] })
    expect(keysOf('a')).toEqual(['soft', 'one', 'two', 'three'])
    expect(keysOf('a', limitsOf(2))).toEqual(['soft', 'one', 'two'])
    expect(keysOf('a', limitsOf(9, 8))).toEqual(['soft', 'one', 'two'])
    expect(keysOf('a', limitsOf(9, 1))).toEqual(['soft', 'one'])
    outbox.add({ hard: ['gone'] })
    expect(keysOf('a')).toEqual(['hard', 'gone'])
    deliver('a')
    expect(keysOf('a')).toEqual(['soft', 'one', 'two', 'three'])
    expect(keysOf('b')).toEqual(['hard', 'gone'])
  })

  it('is purged once more after a while, and then no more', () => {
    const { outbox, state, deliver } = opened()
    outbox.add({ soft: ['one'] })
    expect(deliver('a')).toEqual(['one'])
    expect(outbox.waiting('a').keys).toBe(0)
    expect(deliver('a')).toEqual([])
    state.now += 5000
    expect(deliver('a')).toEqual(['one'])
    state.now += 5000
    expect(deliver('a')).toEqual([])
  })

  it('waits on when it was added again while it was sent', () => {
    const { outbox, state, deliver } = opened()
    outbox.add({ soft: ['one'] })
    const sent = outbox.next('a', state.now, LIMITS)
    outbox.add({ hard: ['one'] })
    if (sent) outbox.delivered('a', sent, state.now + 5000)
    expect(outbox.waiting('a').keys).toBe(1)
    expect(deliver('a')).toEqual(['one'])
  })

  it('says since when the oldest waits', () => {
    const { outbox, state, deliver } = opened()
    expect(outbox.waiting('a')).toEqual({ keys: 0, since: null })
    outbox.add({ soft: ['one'] })
    state.now += 60_000
    outbox.add({ soft: ['one', 'two'] })
    expect(outbox.waiting('a')).toEqual({ keys: 2, since: 1000 })
    deliver('a')
    state.now += 60_000
    outbox.add({ soft: ['one'] })
    expect(outbox.waiting('a')).toEqual({ keys: 1, since: 121_000 })
  })

  it('survives the process, with what was remembered', () => {
    const first = opened()
    first.outbox.add({ soft: ['one'] }, { revision: '7' })
    first.outbox.note([['l:1', '{"types":["news"]}']])
    first.outbox.close()
    const { outbox, keysOf } = opened(first.folder)
    expect(keysOf('a')).toEqual(['soft', 'one'])
    expect(outbox.fact('revision')).toBe('7')
    expect(outbox.known(0)).toEqual([{ id: 1, key: 'l:1', value: '{"types":["news"]}' }])
  })

  it('becomes everything where too much waits, and stays that until it was purged', () => {
    const { outbox, keysOf, deliver, state } = opened()
    const many = Array.from({ length: 1500 }, (_, index) => `key-${index}`)
    expect(outbox.add({ soft: many })).toEqual([])
    expect(outbox.add({ hard: many.map((key) => `${key}-more`) }, {}, ['a'])).toEqual(['a'])
    expect(keysOf('a')).toEqual(['hard', 'all'])
    expect(outbox.add({ soft: ['one'] }, {}, ['a'])).toEqual([])
    expect(keysOf('a')).toEqual(['hard', 'all'])
    expect(outbox.waiting('b').keys).toBe(1500)
    deliver('a')
    outbox.add({ soft: ['one'] })
    expect(keysOf('a')).toEqual(['soft', 'one'])
    state.now += 5000
    expect(keysOf('a')).toEqual(['hard', 'all'])
  })

  it('is delivered by one process at a time, and by another one when that says nothing for a while', () => {
    const first = opened()
    const second = opened(first.folder)
    expect(first.outbox.claim('first', 20_000)).toBe(true)
    expect(second.outbox.claim('second', 20_000)).toBe(false)
    first.state.now = second.state.now = 15_000
    expect(first.outbox.claim('first', 20_000)).toBe(true)
    first.state.now = second.state.now = 30_000
    expect(second.outbox.claim('second', 20_000)).toBe(false)
    first.state.now = second.state.now = 40_000
    expect(second.outbox.claim('second', 20_000)).toBe(true)
    expect(first.outbox.claim('first', 20_000)).toBe(false)
    first.outbox.release('first')
    expect(first.outbox.claim('first', 20_000)).toBe(false)
    second.outbox.release('second')
    expect(first.outbox.claim('first', 20_000)).toBe(true)
  })

  it('is delivered by another process at once when the one that did has ended', () => {
    const { outbox } = opened()
    const { pid } = spawnSync(process.execPath, ['--version'])
    expect(outbox.claim(`${pid} its-name`, 20_000)).toBe(true)
    expect(outbox.claim(ownerName(), 20_000)).toBe(true)
    expect(outbox.claim(ownerName(), 20_000)).toBe(false)
    const next = opened()
    next.outbox.claim(`${process.pid} an-earlier-process-of-this-number`, 20_000)
    expect(next.outbox.claim(ownerName(), 20_000)).toBe(true)
    const running = opened()
    running.outbox.claim(`${process.ppid} its-name`, 20_000)
    expect(running.outbox.claim(ownerName(), 20_000)).toBe(false)
  })

  it('is delivered though the clock was set back by a day', () => {
    const { outbox, state } = opened()
    state.now = 90_000_000
    outbox.claim('first', 20_000)
    state.now = 1000
    expect(outbox.claim('second', 20_000)).toBe(true)
  })

  it.each([
    ['is no database', 'not a database at all'.repeat(500)],
    ['is empty', ''],
  ])('a file that %s is replaced', (_, bytes) => {
    const folder = temporaryFolder('outbox')
    writeFileSync(join(folder, 'purges.db'), bytes)
    const { outbox, keysOf } = opened(folder)
    expect(outbox.fact('revision')).toBeUndefined()
    outbox.add({ soft: ['one'] })
    expect(keysOf('a')).toEqual(['soft', 'one'])
  })

  it('a file that is damaged while it is used is replaced, and everything is purged', () => {
    const { outbox, keysOf, path, state } = opened()
    outbox.add({ soft: ['one'] }, { revision: '7' })
    outbox.close()
    writeFileSync(path, 'not a database at all')
    outbox.add({ soft: ['two'] })
    expect(keysOf('a')).toEqual(['hard', 'all'])
    expect(state.replaced).toBe(1)
    expect(state.said).toEqual([expect.stringContaining('Everything is purged.')])
    outbox.close()
  })

  it('a directory that cannot be written leaves it for this process', () => {
    const file = join(temporaryFolder('outbox'), 'file')
    writeFileSync(file, '')
    const { outbox, keysOf, state } = opened(join(file, 'below'))
    outbox.add({ soft: ['one'] })
    expect(keysOf('a')).toEqual(['soft', 'one'])
    expect(state.said).toEqual([expect.stringContaining('Free or repair the directory')])
    outbox.close()
  })
})
