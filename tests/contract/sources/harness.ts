import type { rememberingLog } from 'atrium/testing'
import type { Source } from '../../../services/content/index.ts'

/** What the suite needs of each kind of source. */
export interface SourceHarness {
  /** Opens it, with its entries `one` and `two` of the type `story`, whose title is their uid. */
  open(): Promise<OpenedSource>
  /** It takes what is written. */
  isWritable: boolean
}

export interface OpenedSource {
  source: Source
  log: ReturnType<typeof rememberingLog>
  /** The same source again, as another process has it; absent: nothing is written to it. */
  again?(): Promise<Source>
  /** An editor changes a story elsewhere; null: deletes it. */
  edit(uid: string, title: string | null): Promise<void>
  /** From now on it cannot be read. */
  lose(): Promise<void>
}

export const story = (uid: string, title = uid): string => JSON.stringify({ uid, title })
export const pathOf = (uid: string): string => `entries/story/${uid}.json`
