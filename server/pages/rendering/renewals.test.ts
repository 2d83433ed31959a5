import { rememberingLog } from 'atrium/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { Renewals } from './renewals.ts'

it('one that never ends keeps others waiting for a minute, and is named', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const log = rememberingLog()
  const renewals = new Renewals(log)
  void renewals.run('/clay', () => new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(59_000)
  expect([renewals.hasRoom, log.messages]).toEqual([false, []])
  await vi.advanceTimersByTimeAsync(2500)
  expect([renewals.hasRoom, log.messages]).toEqual([true, [expect.stringMatching(/^Re-rendering \/clay /)]])
  await renewals.run('/kiln', async () => {})
  expect([renewals.hasRoom, vi.getTimerCount()]).toEqual([true, 0])
})
