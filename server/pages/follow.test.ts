import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Change } from '#engine/contract/ports/content.ts'
import { changeOf, silentLog } from '../../tests/server/fake-site.ts'
import { createFollower, type Follower } from './follow.ts'

let follower: Follower | undefined
afterEach(() => follower?.stop())

/** A store whose outbox holds the changes given; `oldest` says from which revision on. */
const storeOf = (changes: Change[], oldest = 0) => ({
  revision: async () => changes.at(-1)?.revision ?? 0,
  changes: async (since: number, limit = 100) =>
    since < oldest ? [] : changes.filter(({ revision }) => revision > since).slice(0, limit),
})

const follow = (store: Parameters<typeof createFollower>[0]['store'], from = 0) => {
  const taken: Change[] = []
  const onEverything = vi.fn()
  const own = createFollower({ store, log: silentLog, interval: 20 })
  follower = own
  own.follow({ from, onChanges: (changes) => void taken.push(...changes), onEverything })
  return { taken, onEverything, follower: own }
}

describe('following the store', () => {
  it('takes over every change once, in order', async () => {
    const changes = Array.from({ length: 1200 }, (_, index) => ({ ...changeOf(`/${index}`), revision: index + 1 }))
    const { taken, follower } = follow(storeOf(changes))
    await follower.look()
    await follower.look()
    expect(taken.map(({ revision }) => revision)).toEqual(changes.map(({ revision }) => revision))
  })

  it('notices by itself what another process publishes', async () => {
    const changes: Change[] = []
    const { taken } = follow(storeOf(changes))
    changes.push({ ...changeOf('/a'), revision: 1 })
    await expect.poll(() => taken.length).toBe(1)
  })

  it('says when content changes next by itself', async () => {
    const next = new Date('2026-03-14T17:00:30Z')
    const { follower } = follow({ ...storeOf([]), next: async () => next })
    await expect.poll(() => follower.nextChange).toBe(next.getTime())
  })

  it('forgets a moment that has passed without a change, as on a full disk', async () => {
    let now = new Date('2026-03-14T16:59:59Z')
    const next = new Date('2026-03-14T17:00:00Z')
    const store = { ...storeOf([]), next: async () => next }
    const own = createFollower({ store, now: () => now, log: silentLog, interval: 20 })
    follower = own
    own.follow({ from: 0, onChanges: () => {}, onEverything: () => {} })
    await expect.poll(() => own.nextChange).toBe(next.getTime())
    now = new Date('2026-03-14T17:01:00Z')
    await expect.poll(() => own.nextChange).toBe(undefined)
  })

  it('gives everything up when the store no longer knows what changed', async () => {
    const { taken, onEverything, follower } = follow(storeOf([{ ...changeOf('/a'), revision: 9 }], 5))
    await follower.look()
    await follower.look()
    expect([taken.length, onEverything.mock.calls.length]).toEqual([0, 1])
  })

  it('gives everything up when the store was made again', async () => {
    const { onEverything, follower } = follow(storeOf([{ ...changeOf('/a'), revision: 3 }]), 70)
    await follower.look()
    expect(onEverything).toHaveBeenCalledOnce()
  })

  it('Q-23 goes on after the store failed for a while', async () => {
    const changes: Change[] = [{ ...changeOf('/a'), revision: 1 }]
    const store = storeOf(changes)
    let isBroken = true
    const { taken } = follow({
      ...store,
      revision: () => (isBroken ? Promise.reject(new Error('disk I/O error')) : store.revision()),
    })
    await new Promise((resolve) => setTimeout(resolve, 60))
    expect(taken).toEqual([])
    isBroken = false
    await expect.poll(() => taken.length).toBe(1)
  })
})
