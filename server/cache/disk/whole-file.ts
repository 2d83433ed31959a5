import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

let written = 0

/** Ends the name of a file that is being written; one that is left over belongs to a process that ended. */
export const UNFINISHED = /\.\d+-\d+\.tmp$/

/** Writes a file so that whoever reads it sees it whole, or as it was before. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = `${file}.${process.pid}-${written++}.tmp`
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
