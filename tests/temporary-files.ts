import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { freemem, tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory: thousands of small ones are written in a tenth of the time, and nothing waits for a disk. */
const IN_MEMORY = '/dev/shm'
/** All files of a run need less, in bytes. */
const ENOUGH = 6 * 1024 ** 3

/**
 * All temporary files of a run, those of the programs that it starts too, stand in one folder, which is deleted at its end.
 * It is in memory where there is enough and `TMPDIR` names no other place.
 */
export default function setup(): () => void {
  const { TMPDIR } = process.env
  const folder = (TMPDIR === undefined ? folderInMemory() : undefined) ?? mkdtempSync(join(tmpdir(), 'atrium-tests-'))
  process.env.TMPDIR = folder
  return () => {
    if (TMPDIR === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = TMPDIR
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}

/** None where there is little memory, or where programs may not run from it. */
function folderInMemory(): string | undefined {
  let folder: string | undefined
  try {
    const { bavail, bsize } = statfsSync(IN_MEMORY)
    if (Math.min(bavail * bsize, freemem()) < ENOUGH) return undefined
    folder = mkdtempSync(join(IN_MEMORY, 'atrium-tests-'))
    const program = join(folder, 'runs')
    writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
    execFileSync(program)
    return folder
  } catch {
    if (folder) rmSync(folder, { recursive: true, force: true })
    return undefined
  }
}
