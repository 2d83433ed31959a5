import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const CALLS = ['openSync', 'writeSync', 'fsyncSync', 'closeSync', 'renameSync', 'rmSync', 'mkdirSync'] as const
const OF_HANDLES = ['writeFile', 'sync', 'close'] as const

let count = 0
let last = Number.POSITIVE_INFINITY

/** Ends this process like a cut of its power, before its next calls but so many to the file system. */
export const killAt = (calls: number): void => {
  count = 0
  last = calls
}

/** Calls since then. */
export const countWrites = (): number => count

function note(half?: () => void): void {
  if (++count !== last) return
  half?.()
  process.kill(process.pid, 'SIGKILL')
}

for (const name of CALLS) {
  const call = fs[name] as (...given: unknown[]) => unknown
  Object.assign(fs, {
    [name]: (...given: unknown[]) => {
      note()
      return call(...given)
    },
  })
}
const { open } = fs.promises
let isPatched = false
Object.assign(fs.promises, {
  async open(...given: Parameters<typeof open>) {
    note()
    const handle = await open(...given)
    if (!isPatched) patch(Object.getPrototypeOf(handle))
    isPatched = true
    return handle
  },
})
syncBuiltinESMExports()

/** @param prototype of handles of files */
function patch(prototype: Record<string, (...given: unknown[]) => unknown>): void {
  for (const name of OF_HANDLES) {
    const call = prototype[name] as (...given: unknown[]) => unknown
    prototype[name] = function (this: fs.promises.FileHandle, ...given: unknown[]) {
      const [content] = given
      // Of what is written the half is there then.
      note(
        () =>
          name === 'writeFile' &&
          fs.writevSync(this.fd, [Buffer.from(String(content).slice(0, String(content).length / 2))]),
      )
      return call.apply(this, given)
    }
  }
}
