import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { writeEntry } from '../browser/content.ts'

export const demo = join(import.meta.dirname, '../../demo/content')

/** A copy of the demo content that a test may change, with further entries; pictures are shared. Deleted at the end. */
export function demoContent(...entries: Record<string, unknown>[]): string {
  const copy = mkdtempSync(join(process.env.TMP_OF_COPIES ?? tmpdir(), 'atrium-demo-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  cpSync(demo, copy, { recursive: true, preserveTimestamps: true, filter: (source) => source !== join(demo, 'images') })
  symlinkSync(join(demo, 'images'), join(copy, 'images'), 'dir')
  for (const entry of entries) writeEntry(copy, entry)
  return copy
}
