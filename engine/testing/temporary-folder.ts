import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

/** A folder of its own, deleted at the end of the tests. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `atrium-${purpose}-`))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
