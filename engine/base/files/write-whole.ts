import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { unfinishedName } from './unfinished-files.ts'

let written = 0

/** Writes a file so that whoever reads it, also after the process was killed, sees it whole or as it was before. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const unfinished = unfinishedName(file, written++)
  const write = () => writeFile(unfinished, content)
  try {
    await write().catch(async (error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') throw error
      await mkdir(dirname(file), { recursive: true })
      await write()
    })
    await rename(unfinished, file)
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined)
    throw error
  }
}
