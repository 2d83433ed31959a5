import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Keeps a build while the next one takes its place: who serves it goes on when the next one fails.
 *
 * @param {string} folder of the build
 * @param {readonly string[]} parts files and folders in it that the next one writes
 * @returns {{ restore(): void, forget(): void }} puts it back; deletes what was kept
 */
export function keepBuild(folder, parts) {
  const kept = join(folder, 'kept')
  const remove = (path) => rmSync(path, { recursive: true, force: true })
  remove(kept)
  mkdirSync(kept, { recursive: true })
  for (const part of parts)
    if (existsSync(join(folder, part))) cpSync(join(folder, part), join(kept, part), { recursive: true })
  return {
    restore() {
      for (const part of parts) {
        remove(join(folder, part))
        if (existsSync(join(kept, part))) renameSync(join(kept, part), join(folder, part))
      }
      remove(kept)
    },
    forget: () => remove(kept),
  }
}
