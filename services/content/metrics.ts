import type { SyncResult } from './ingest/run/ingester.ts'

/** Describes what a running site tells of its content, for those who run it. */
export interface ContentMetrics {
  syncs: {
    done: number
    /** The store could not be written. */
    readOnly: number
    failed: number
    /** How long the last one took. */
    seconds: number
  }
  /** Why the content directory could not be looked at; null: it could. */
  away(): string | null
  /** There is nothing to serve. */
  isMissing(): boolean
  /** Of what is published; nothing is ingested for it. */
  revision(): Promise<number>
  /** Published entries; counted once a revision. */
  entries(): Promise<number>
}

export const noSyncs = (): ContentMetrics['syncs'] => ({ done: 0, readOnly: 0, failed: 0, seconds: 0 })

/** Runs a sync and notes how it ended. */
export async function noted(syncs: ContentMetrics['syncs'], work: () => Promise<SyncResult>): Promise<SyncResult> {
  const begun = performance.now()
  try {
    const result = await work()
    syncs[result.isReadOnly ? 'readOnly' : 'done']++
    return result
  } catch (error) {
    syncs.failed++
    throw error
  } finally {
    syncs.seconds = (performance.now() - begun) / 1000
  }
}

/** @param count reads the whole list, so it is asked only when something was published since */
export function countedByRevision(
  revision: () => Promise<number>,
  count: () => Promise<number>,
): () => Promise<number> {
  let counted: { revision: number; entries: number } | undefined
  return async () => {
    const current = await revision()
    if (counted?.revision !== current) counted = { revision: current, entries: await count() }
    return counted.entries
  }
}
