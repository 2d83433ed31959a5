import { describe, expect, it } from 'vitest'
import { AbandonedError, BusyError, createGate } from './gate.ts'
import { SingleFlight } from './single-flight.ts'

const visitor = () => ({ destroyed: false })
const leave = (gone: { destroyed: boolean }) => Object.assign(gone, { destroyed: true })

/** Something to make behind something that takes its time. */
function making(waiting: number) {
  let end = () => {}
  let begun = 0
  const gate = createGate({ running: 1, waiting })
  const first = gate(() => new Promise<void>((resolve) => (end = resolve)))
  const make = (isWanted: () => boolean) => gate(async () => ++begun, { isWanted }).catch((error: Error) => error)
  const finish = () => {
    end()
    return first
  }
  return { inFlight: new SingleFlight<number | Error>(), make, finish }
}

describe('Q-24 what is being made', () => {
  it('is made once for all, also when the first who asked has gone', async () => {
    const { inFlight, make, finish } = making(10)
    const first = visitor()
    const results = [inFlight.share('/a', make, first), inFlight.share('/a', make, visitor())]
    leave(first)
    await finish()
    expect(await Promise.all(results)).toEqual([1, 1])
    expect(inFlight.has('/a')).toBe(false)
  })

  it('is not begun for visitors who have gone, and begun anew for the next; the site itself always waits', async () => {
    const { inFlight, make, finish } = making(10)
    const gone = [visitor(), visitor()]
    const results = gone.map((one) => inFlight.share('/a', make, one))
    const background = inFlight.share('/b', make)
    gone.forEach(leave)
    await finish()
    expect(await Promise.all(results)).toEqual([expect.any(AbandonedError), expect.any(AbandonedError)])
    expect(await background).toBe(1)
    expect(await inFlight.share('/a', make, visitor())).toBe(2)
  })

  it('leaves its place in the queue to others when nobody waits for it', async () => {
    const { inFlight, make, finish } = making(2)
    const gone = visitor()
    const left = inFlight.share('/a', make, gone)
    const stays = inFlight.share('/b', make, visitor())
    expect(await inFlight.share('/c', make, visitor())).toBeInstanceOf(BusyError)
    leave(gone)
    const next = inFlight.share('/d', make, visitor())
    expect(await left).toBeInstanceOf(AbandonedError)
    await finish()
    expect(await Promise.all([stays, next])).toEqual([1, 2])
  })

  it('weighs no more at once than it may; what weighs more is made alone', async () => {
    const gate = createGate({ running: 9, waiting: 9, weight: 10 })
    let [now, most] = [0, 0]
    const task = (weight: number) =>
      gate(
        async () => {
          now += weight
          most = Math.max(most, weight > 10 ? 10 + now - weight : now)
          await new Promise((resolve) => setImmediate(resolve))
          now -= weight
        },
        { weight },
      )
    await Promise.all([4, 4, 4, 30, 1, 9, 2].map(task))
    expect(most).toBe(10)
  })
})
