import { isRecord } from 'atrium'
import { type FieldProblem, nearestName } from '#engine/host.ts'

/** What a file in another language says of itself: that it holds what differs, and not the whole entry. */
export const HOLDS = '_holds'
export const DIFFERENCES = 'differences'

/** @param value what a file says */
export const isDifference = (value: unknown): boolean => isRecord(value) && value[HOLDS] === DIFFERENCES

/** Names what was to say that a file holds what differs, and does not. */
export function holdsFaults(wire: Record<string, unknown>): FieldProblem[] {
  const field = Object.keys(wire).find((key) => key.startsWith('_') && nearestName(key, [HOLDS]))
  if (field === undefined || isDifference(wire)) return []
  const reason = `is ${JSON.stringify(wire[field])}, so that the file counts as the whole entry`
  return [{ severity: 'error', field, reason, remedy: `Write "${HOLDS}": "${DIFFERENCES}", or take it out.` }]
}
