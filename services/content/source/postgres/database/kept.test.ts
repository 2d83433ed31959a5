import { expect, it } from 'vitest'
import type { Connection } from './connection.ts'
import { keepConnection } from './kept.ts'

/** Connections that note what becomes of them. */
function connections() {
  const all: { isGone: boolean; isClosed: boolean }[] = []
  const open = async () => {
    const facts = { isGone: false, isClosed: false }
    all.push(facts)
    const glance = async () => {
      if (facts.isGone) throw new Error('gone')
    }
    const close = async () => {
      facts.isClosed = true
    }
    return { number: all.length, glance, close } as unknown as Connection
  }
  return { all, open }
}
const numberOf = async (db: Connection) => (db as unknown as { number: number }).number
const closed = (all: readonly { isClosed: boolean }[]) => all.map(({ isClosed }) => isClosed)

it('is opened for its first use, and once for all that follow', async () => {
  const { all, open } = connections()
  const kept = keepConnection(open)
  expect(all).toHaveLength(0)
  expect([await kept.using(numberOf), await kept.using(numberOf)]).toEqual([1, 1])
  await kept.close()
  expect(closed(all)).toEqual([true])
})

it('is opened anew after what failed on it, and where the server has gone meanwhile', async () => {
  const { all, open } = connections()
  const kept = keepConnection(open)
  const failing = kept.using(async () => {
    throw new Error('no such table')
  })
  await expect(failing).rejects.toThrow('no such table')
  expect(await kept.using(numberOf)).toBe(2)
  Object.assign(all[1] as object, { isGone: true })
  expect(await kept.using(numberOf)).toBe(3)
  expect(closed(all)).toEqual([true, true, false])
})

it('is opened at the next use where it could not be before', async () => {
  const { open } = connections()
  let attempts = 0
  const kept = keepConnection(async () => {
    if (++attempts === 1) throw new Error('ECONNREFUSED')
    return open()
  })
  await expect(kept.using(numberOf)).rejects.toThrow('ECONNREFUSED')
  expect(await kept.using(numberOf)).toBe(1)
})

it.each([
  [undefined, ['1 begins', '1 ends', '2 begins', '2 ends']],
  [2, ['1 begins', '2 begins', '1 ends', '2 ends']],
])('is used by one at a time, or by %s at once', async (atOnce, expected) => {
  const { all, open } = connections()
  const kept = keepConnection(open, atOnce)
  const steps: string[] = []
  const use = (name: string) =>
    kept.using(async () => {
      steps.push(`${name} begins`)
      await new Promise((resolve) => setTimeout(resolve, 5))
      steps.push(`${name} ends`)
    })
  await Promise.all([use('1'), use('2')])
  expect([steps, all.length]).toEqual([expected, 1])
})

it('is closed after what is at work on it', async () => {
  const { all, open } = connections()
  const kept = keepConnection(open)
  let isClosedMeanwhile: boolean | undefined
  const working = kept.using(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5))
    isClosedMeanwhile = all[0]?.isClosed
  })
  await Promise.all([working, kept.close()])
  expect([isClosedMeanwhile, closed(all)]).toEqual([false, [true]])
})

it('is cut off where what is at work on it does not end', async () => {
  const { all, open } = connections()
  const kept = keepConnection(open)
  void kept.using(() => new Promise(() => {}))
  await kept.close()
  expect(closed(all)).toEqual([true])
})
