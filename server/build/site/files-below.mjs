import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Lists the files at a path, and in all folders below it.
 *
 * @param {string} root
 * @param {string} path from it; one that is missing has none
 * @returns {string[]} from the root, with `/`
 */
export function filesBelow(root, path) {
  const whole = join(root, path)
  const stat = statSync(whole, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [path]
  return readdirSync(whole, { recursive: true, withFileTypes: true })
    .filter((file) => file.isFile())
    .map((file) =>
      join(file.parentPath, file.name)
        .slice(root.length + 1)
        .replaceAll('\\', '/'),
    )
}
