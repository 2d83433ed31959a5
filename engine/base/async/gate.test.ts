import { expect, it } from 'vitest'
import { createGate } from './gate.ts'

it('what is more urgent begins first, and what is as urgent in its order', async () => {
  const gate = createGate({ running: 1, waiting: 10 })
  const begun: string[] = []
  const task = (name: string, urgency?: number) =>
    gate(async () => void begun.push(name), urgency === undefined ? {} : { urgency })
  await Promise.all([task('running'), task('low', 5), task('usual', 3), task('high', 1), task('usual too', 3)])
  expect(begun).toEqual(['running', 'high', 'usual', 'usual too', 'low'])
})

it('any number may wait where no bound is given', async () => {
  const gate = createGate({ running: 1 })
  const done = await Promise.all(Array.from({ length: 1000 }, (_, number) => gate(async () => number)))
  expect(done).toHaveLength(1000)
})
