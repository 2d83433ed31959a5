import { readdirSync } from 'node:fs'

/** Paths of the files of a folder and the folders in it, by name. @param {string} folder */
export const filesOf = (folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .sort()
