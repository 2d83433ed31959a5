import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { SingleFlight } from './single-flight.ts'

setFlagsFromString('--expose-gc')
/** Collects what is young, as V8 does between two collections of all. */
const collectYoung = (): void => runInNewContext('gc')({ type: 'minor' })

const BYTES = 100_000
const PIECES = 400
const AT_ONCE = 4
/** More pieces than are under way: none is young in two collections. */
const EVERY = 6

it('what was made together is forgotten once it has ended, also before V8 collects all of its memory', async () => {
  const inFlight = new SingleFlight<Buffer>()
  const make = (piece: number): Promise<Buffer> =>
    new Promise((resolve) => setImmediate(() => resolve(Buffer.alloc(BYTES, piece))))
  const pieces = Array.from({ length: PIECES }, (_, index) => index)
  const goOn = async (): Promise<void> => {
    for (let piece = pieces.shift(); piece !== undefined; piece = pieces.shift()) {
      await inFlight.share(`/${piece}`, () => make(piece))
      if (piece % EVERY === 0) collectYoung()
    }
  }
  const before = process.memoryUsage().arrayBuffers
  await Promise.all(Array.from({ length: AT_ONCE }, goOn))
  collectYoung()
  expect(process.memoryUsage().arrayBuffers - before).toBeLessThan((PIECES / 20) * BYTES)
})
