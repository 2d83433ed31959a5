import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

let written = 0

/** Writes a file so that whoever reads it, also after the process was killed, sees it whole or as it was before. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const unfinished = `${dirname(file)}/.${process.pid}-${written++}.tmp`
  const write = () => writeFile(unfinished, text)
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
