import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withinTime } from './within-time.ts'

setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')
const silent = createServer(() => undefined)
beforeAll(() => once(silent.listen(0, '127.0.0.1'), 'listening'))
afterAll(() => {
  silent.close()
  silent.closeAllConnections()
})
const ask = (signal: AbortSignal) => fetch(`http://127.0.0.1:${(silent.address() as AddressInfo).port}/`, { signal })
const nameOf = (error: Error) => error.name

it('a question that nobody answers is given up in time, also when garbage was collected meanwhile', async () => {
  const asked = withinTime(300, ask, new AbortController().signal).then(() => 'answered', nameOf)
  for (let times = 0; times < 4; times++) {
    await pause(20)
    collectGarbage()
  }
  expect(await asked).toBe('TimeoutError')
})

it('it is given up when it is to stop, before or while it is asked', async () => {
  const controller = new AbortController()
  const asked = withinTime(60_000, ask, controller.signal).then(() => 'answered', nameOf)
  controller.abort()
  expect(await asked).toBe('AbortError')
  expect(await withinTime(60_000, ask, controller.signal).then(() => 'answered', nameOf)).toBe('AbortError')
})

it('an answer in time is the answer, and nothing is left behind', async () => {
  const { signal } = new AbortController()
  let given: AbortSignal | undefined
  const work = async (own: AbortSignal) => {
    given = own
    return 'answer'
  }
  expect(await withinTime(5, work, signal)).toBe('answer')
  await pause(20)
  expect(given?.aborted).toBe(false)
})
