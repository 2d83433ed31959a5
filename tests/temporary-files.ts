import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** All temporary files of a run, those of the programs that it starts too, stand in one folder, which is deleted at its end. */
export default function setup(): () => void {
  const { TMPDIR } = process.env
  const folder = mkdtempSync(join(tmpdir(), 'atrium-tests-'))
  process.env.TMPDIR = folder
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
