import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/**
 * Writes files that are not there yet.
 *
 * @param {string} folder
 * @param {Record<string, string>} files texts by path
 * @returns {string[]} the paths
 */
export function writeFiles(folder, files) {
  for (const [path, text] of Object.entries(files)) {
    const file = resolve(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
  }
  return Object.keys(files)
}
