import { Socket } from 'node:net'
import { describe, expect, it } from 'vitest'
import { AbandonedError, Gate, GateFullError } from './gate.ts'
import { InFlight } from './in-flight.ts'

const made = { begun: 0 }
const make = (gate: Gate) => (isWanted: () => boolean) =>
  gate.run(async () => ++made.begun, isWanted).catch((error: Error) => error)

describe('Q-24 what is being made', () => {
  it('is made once for all, also when the first who asked has gone', async () => {
    const [inFlight, gate, first] = [new InFlight(), new Gate(10), new Socket()]
    const results = [inFlight.share('/a', make(gate), first), inFlight.share('/a', make(gate), new Socket())]
    first.destroy()
    expect(await Promise.all(results)).toEqual([1, 1])
    expect(inFlight.has('/a')).toBe(false)
  })

  it('is not begun for visitors who have gone, and begun anew for the next; the site itself always waits', async () => {
    const [inFlight, gate] = [new InFlight(), new Gate(10)]
    const gone = [new Socket(), new Socket()]
    const results = gone.map((visitor) => inFlight.share('/a', make(gate), visitor))
    const background = inFlight.share('/b', make(gate))
    for (const visitor of gone) visitor.destroy()
    const before = made.begun
    expect(await Promise.all(results)).toEqual([expect.any(AbandonedError), expect.any(AbandonedError)])
    expect(await background).toBe(before + 1)
    expect(await inFlight.share('/a', make(gate), new Socket())).toBe(before + 2)
  })

  it('leaves its place in the queue to others when nobody waits for it', async () => {
    const [inFlight, gate, gone] = [new InFlight(), new Gate(2), new Socket()]
    const left = inFlight.share('/a', make(gate), gone)
    const stays = inFlight.share('/b', make(gate), new Socket())
    expect(await inFlight.share('/c', make(gate), new Socket())).toBeInstanceOf(GateFullError)
    gone.destroy()
    expect(await inFlight.share('/d', make(gate), new Socket())).toEqual(expect.any(Number))
    expect(await left).toBeInstanceOf(AbandonedError)
    expect(await stays).toEqual(expect.any(Number))
  })
})
