import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it, onTestFinished } from 'vitest'
import { ProcessLock } from './process-lock.ts'

const file = join(temporaryFolder('lock'), 'lock')
const lock = (): ProcessLock => {
  const opened = new ProcessLock(file)
  onTestFinished(() => opened.close())
  return opened
}

it('a lock is held by one at a time, and whoever waits for it gets it next', async () => {
  const [one, other] = [lock(), lock()]
  expect([one.take(), one.take(), other.take()]).toEqual([true, true, false])
  const waiting = other.during(() => 'done')
  one.release()
  expect(await waiting).toBe('done')
  expect(one.take()).toBe(true)
})

it('a lock whose file was deleted is that of the file which is there now', () => {
  const [one, other] = [lock(), lock()]
  one.take()
  one.release()
  rmSync(file)
  expect([other.take(), one.take()]).toEqual([true, false])
  other.release()
  expect(one.take()).toBe(true)
})
