import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import { writeEntry } from '../browser/content.ts'
import { isInLanguage } from '../demo-files.ts'

export const demo = join(import.meta.dirname, '../../demo/content')

/** Copies the demo content in the institution's own language; pictures are shared. */
export function copyDemo(copy: string): void {
  cpSync(demo, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => source !== join(demo, 'images') && !isInLanguage(source),
  })
  symlinkSync(join(demo, 'images'), join(copy, 'images'), 'dir')
  const file = join(copy, 'institution.json')
  const { languages: _, ...institution } = JSON.parse(readFileSync(file, 'utf8'))
  writeFileSync(file, JSON.stringify(institution, null, 2))
}

/** A copy of the demo content that a test may change, with further entries. Deleted at the end. */
export function demoContent(...entries: Record<string, unknown>[]): string {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-demo-'))
  afterAll(() => rmSync(copy, { recursive: true, force: true }))
  copyDemo(copy)
  for (const entry of entries) writeEntry(copy, entry)
  return copy
}
