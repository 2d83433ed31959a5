import { cpSync, utimesSync } from 'node:fs'
import { join } from 'node:path'

/** Entries are published when their records were collected: before the day of the tests. */
const COLLECTED = Date.parse('2026-01-01') / 1000

/** Copies the records of a museum beside this file. @returns their folder, in another one */
export function recordsOf(museum: string, target: string): string {
  const records = join(target, `records-of-${museum}`)
  cpSync(join(import.meta.dirname, museum), records, { recursive: true })
  utimesSync(records, COLLECTED, COLLECTED)
  return records
}
