import type fc from 'fast-check'
import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import type { ServedSite } from '../../browser/server.ts'
import type { FakeService } from '../fake-service.ts'

/** What every part of the fuzzer works on. */
export interface World {
  /** The running server; another one after it has ended. */
  site: ServedSite
  /** Content directory and data directory of the server. */
  content: string
  data: string
  /** Stands in for every service that the site asks. */
  service: FakeService
  definition: SiteDefinition
  /** Addresses that answered before anything was done. */
  paths: readonly string[]
  /** Content types and files of the entries that were there before, in the content directory. */
  entries: readonly { type: string; uid: string; file: string }[]
  /** Variables of the running server. */
  environment: Readonly<Record<string, string>>
  /** Minutes by which its clock was moved. */
  minutes: number
  /** How often each status was answered. */
  answered: Record<string, number>
  /** The address that was waited for longest, and for how many milliseconds. */
  slowest: { path: string; milliseconds: number }
  /** Counts what is done, by its kind. */
  count(kind: string, times?: number): void
  /** Tells what should not have happened. */
  fault(what: string): void
}

/** A way to attack the site. */
export interface Part<Data> {
  name: string
  /** What it does in each of its steps, as it counts it. */
  kinds?: readonly string[]
  /** What is done, as plain data: it is made from the seed and the number of the step alone. */
  data(world: World): fc.Arbitrary<Data>
  run(data: Data, world: World): Promise<void>
}
