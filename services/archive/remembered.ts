import type { ArchivedCopy, Ports } from 'atrium'
import { BoundedCache } from '#engine/host.ts'

/** Bounds what answers may take in memory, and one of them beside its path, in bytes. */
const MAX_BYTES = 512 * 1024
const COPY_BYTES = 500
const MINUTE = 60_000
const FOUND_MS = 24 * 60 * MINUTE
const UNKNOWN_MS = 5 * MINUTE

/**
 * Remembers an archive's answers, so that a page asked for again and again costs one look-up: copies for a day, that
 * there is none for five minutes. Failures are not remembered. Look-ups of one path at the same time are one.
 *
 * @param now the one source of time
 */
export function remembering(archive: Ports['archive'], now: () => Date): Ports['archive'] {
  const answers = new BoundedCache<{ until: number; copy: Promise<ArchivedCopy | null> }>(MAX_BYTES)
  const remember = (path: string, until: number, copy: Promise<ArchivedCopy | null>) =>
    answers.set(path, { until, copy }, COPY_BYTES)
  return {
    lookUp(path) {
      const known = answers.get(path)
      if (known && known.until > now().getTime()) return known.copy
      const copy = archive.lookUp(path)
      remember(path, Number.POSITIVE_INFINITY, copy)
      copy.then(
        (found) => remember(path, now().getTime() + (found ? FOUND_MS : UNKNOWN_MS), copy),
        () => answers.delete(path),
      )
      return copy
    },
  }
}
