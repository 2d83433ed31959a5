import { expect, it, onTestFinished } from 'vitest'
import type { SiteView } from '../../../server/start/site/candidates.ts'
import type { CandidateSite } from '../canvas/canvases.ts'
import { Worlds } from './worlds.ts'

const asOf = (minute: number): SiteView => ({ drafts: 'none', at: new Date(Date.UTC(2026, 4, 1, 10, minute)) })

function opened() {
  let now = 0
  const open = new Set<SiteView | undefined>()
  let opening = 0
  const worlds = new Worlds({
    shown: async () => undefined,
    elapsed: () => now,
    async open(view) {
      opening++
      open.add(view)
      return { close: () => open.delete(view) } as unknown as CandidateSite
    },
  })
  onTestFinished(() => worlds.close())
  return {
    worlds,
    open,
    opened: () => opening,
    wait(milliseconds: number) {
      now += milliseconds
    },
  }
}

it('is one for all who look at the same, and is closed when nobody does for a while', async () => {
  const { worlds, open, opened: count, wait } = opened()
  const sites = await Promise.all([1, 2, 3].map(() => worlds.use(asOf(1), async (site) => site)))
  expect([count(), new Set(sites).size]).toEqual([1, 1])
  await worlds.use({ ...asOf(1), drafts: 'all' }, async () => undefined)
  await worlds.use({ ...asOf(1), isForVisitors: true }, async () => undefined)
  expect(count()).toBe(3)
  wait(9 * 60_000)
  worlds.closeIdle()
  expect(open.size).toBe(3)
  wait(60_000)
  worlds.closeIdle()
  await new Promise(setImmediate)
  expect([open.size, worlds.size]).toEqual([0, 0])
})

it('is one of few, however many are asked for, and none is closed that somebody looks at', async () => {
  const { worlds, open } = opened()
  for (let minute = 0; minute < 30; minute++) {
    await worlds.use(asOf(minute), async () => undefined)
    await new Promise(setImmediate)
    expect(open.size).toBeLessThanOrEqual(6)
  }
  let release: () => void = () => undefined
  const wait = new Promise<void>((resolve) => {
    release = resolve
  })
  const looking = Array.from({ length: 6 }, (_, minute) => worlds.use(asOf(40 + minute), () => wait))
  await expect(worlds.use(asOf(59), async () => undefined)).rejects.toMatchObject({ name: 'BusyError' })
  release()
  await Promise.all(looking)
  await worlds.use(asOf(59), async () => undefined)
  expect(worlds.size).toBe(6)
})

it('is opened again where it could not be', async () => {
  let isBroken = true
  const worlds = new Worlds({
    shown: async () => undefined,
    async open() {
      if (isBroken) throw new Error('broken')
      return { close: () => undefined } as unknown as CandidateSite
    },
  })
  onTestFinished(() => worlds.close())
  await expect(worlds.use(asOf(1), async () => undefined)).rejects.toThrow('broken')
  isBroken = false
  await expect(worlds.use(asOf(1), async () => 'shown')).resolves.toBe('shown')
})
