import { afterAll, beforeAll, describe } from 'vitest'
import { describeAddresses } from './addresses.ts'
import { describeChanges } from './changes.ts'
import type { Harness, OpenHarness } from './harness.ts'
import { library } from './library.ts'
import { describeOperations } from './operations.ts'
import { describeProperties } from './properties.ts'
import { describeQueries } from './queries.ts'

/**
 * What every content store answers, whatever it is made of (ENG-040). An adapter passes by calling this with a way to
 * open it.
 */
export function describeContentStore(name: string, open: OpenHarness): void {
  describe(`content store: ${name}`, { timeout: 60_000 }, () => {
    describe('one library, only read', () => {
      let harness: Harness
      beforeAll(async () => {
        harness = await open(library)
      })
      afterAll(() => harness?.close())
      describeOperations(() => harness)
      describeQueries(() => harness)
      describeProperties(() => harness)
    })
    describeAddresses(open)
    describeChanges(open)
  })
}
