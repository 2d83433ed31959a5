import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { writeEntry } from '../browser/content.ts'
import { copyDemo, demo } from '../demo-files.ts'

export { demo }

/** A copy of the demo content in the institution's own language that a test may change, with further entries. Deleted at the end. */
export function demoContent(...entries: Record<string, unknown>[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-demo-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  copyDemo(copy)
  for (const entry of entries) writeEntry(copy, entry)
  return copy
}
