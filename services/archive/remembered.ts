import type { ArchivedCopy } from '#engine'
import type { Archive } from '#engine/contract/ports/archive.ts'

const MAX_REMEMBERED = 1000
const MINUTE = 60_000
const FOUND_MS = 24 * 60 * MINUTE
const UNKNOWN_MS = 5 * MINUTE

/**
 * Remembers an archive's answers, so that a page asked for again and again costs one look-up: copies for a day, that
 * there is none for five minutes. Failures are not remembered. Look-ups of one path at the same time are one.
 *
 * @param now the one source of time
 */
export function remembering(archive: Archive, now: () => Date): Archive {
  const answers = new Map<string, { until: number; copy: Promise<ArchivedCopy | null> }>()
  return {
    lookUp(path) {
      const known = answers.get(path)
      if (known && known.until > now().getTime()) return known.copy
      const copy = archive.lookUp(path)
      answers.delete(path)
      answers.set(path, { until: Number.POSITIVE_INFINITY, copy })
      if (answers.size > MAX_REMEMBERED) answers.delete(answers.keys().next().value as string)
      copy.then(
        (found) => answers.set(path, { until: now().getTime() + (found ? FOUND_MS : UNKNOWN_MS), copy }),
        () => answers.delete(path),
      )
      return copy
    },
  }
}
