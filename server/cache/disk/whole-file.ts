import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unfinishedName } from '#engine/service/unfinished-files.ts'

let written = 0

/** Writes a file so that whoever reads it sees it whole, or as it was before. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = unfinishedName(file, written++)
  try {
    await mkdir(dirname(file), { recursive: true })
    await writeFile(unfinished, content)
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
