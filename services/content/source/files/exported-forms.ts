import { isRecord } from 'atrium'
import type { FieldProblem } from '#engine/host.ts'

/**
 * The publication that counts of several, as content services export them for each environment and language: of those in
 * the entry's own language the latest.
 *
 * @param wire an entry; one whose `publish_details` is no list comes back as it is
 */
export function withOnePublication(wire: Record<string, unknown>): Record<string, unknown> {
  const { publish_details: all, locale } = wire
  if (!Array.isArray(all)) return wire
  const latest = latestPublication(all, locale)
  // Its words are in its own language, wherever it is published.
  return { ...wire, publish_details: latest && { ...latest, locale: locale ?? latest.locale } }
}

/** The one of several publications that counts; undefined where there is none. */
export function latestPublication(all: readonly unknown[], locale: unknown): Record<string, unknown> | undefined {
  const publications = all.filter(isRecord)
  const own = publications.filter((publication) => publication.locale === locale)
  return (own.length > 0 ? own : publications).toSorted((a, b) => timeOf(b) - timeOf(a))[0]
}

const timeOf = ({ time }: Record<string, unknown>): number => (typeof time === 'string' && Date.parse(time)) || 0

/** A file of several entries, as content services export them; null for anything else. */
export function severalEntries(value: unknown): FieldProblem | null {
  const entries = entriesIn(value)
  if (entries.length === 0 || !entries.every((entry) => isRecord(entry) && typeof entry.uid === 'string')) return null
  const reason = `holds ${entries.length} ${entries.length === 1 ? 'entry, inside of another object' : 'entries'}`
  return { severity: 'error', field: '', reason, remedy: 'Write each entry into a file of its own, <uid>.json.' }
}

/** In a list, by their uid, or as the service answers: `{ "entries": [ … ], "count": 2 }`. */
function entriesIn(value: unknown): unknown[] {
  if (Array.isArray(value)) return value
  if (!isRecord(value) || 'uid' in value) return []
  return isRecord(value.entries) || Array.isArray(value.entries) ? entriesIn(value.entries) : Object.values(value)
}

/** Returns what is said of a value in the form of an export that fields do not have; undefined for all others. */
export function exportedForm(value: unknown): Pick<FieldProblem, 'reason' | 'remedy'> | undefined {
  if (!isRecord(value)) return undefined
  if (Array.isArray(value.children) && typeof value.type === 'string')
    return {
      reason: 'is rich text as JSON and is left out',
      remedy: 'Export it as HTML, and write that as text in quotes.',
    }
  if (typeof value.url === 'string' && ['filename', 'content_type', 'file_size'].some((name) => name in value))
    return {
      reason: `is a file of the content service (${value.filename ?? value.url}) and is left out`,
      remedy:
        'Put the file into images/ or media/, write an entry of type image, audio_asset or video_asset for it, and refer to that.',
    }
  return undefined
}
