import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Deletes the files that were asked for longest ago until the rest takes no more than so many bytes.
 *
 * @param directory folders of files
 * @param kept file that stays
 */
export async function makeRoom(directory: string, maxBytes: number, kept: string): Promise<void> {
  const files: { path: string; bytes: number; usedAt: number }[] = []
  for (const folder of await readdir(directory))
    for (const name of await readdir(join(directory, folder)).catch(() => [])) {
      const path = join(directory, folder, name)
      const facts = await stat(path).catch(() => undefined)
      if (facts?.isFile()) files.push({ path, bytes: facts.size, usedAt: facts.atimeMs })
    }
  let total = files.reduce((sum, { bytes }) => sum + bytes, 0)
  for (const { path, bytes } of files.toSorted((a, b) => a.usedAt - b.usedAt)) {
    if (total <= maxBytes) return
    if (path === kept) continue
    await rm(path, { force: true })
    total -= bytes
  }
}
