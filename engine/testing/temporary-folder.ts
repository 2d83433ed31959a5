import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const folders: string[] = []

// Here, where the file of tests is read: folders are also made within tests, where nothing can be said of their end.
afterAll(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

/** A folder of its own, deleted at the end of the tests of a file. */
export function temporaryFolder(purpose: string): string {
  const folder = mkdtempSync(join(tmpdir(), `atrium-${purpose}-`))
  folders.push(folder)
  return folder
}
