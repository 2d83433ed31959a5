import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file that says of a folder that it is the repository of a site. */
export const SITE_CONFIG = 'atrium.config.ts'

/**
 * Where the parts of a site are.
 *
 * @typedef {object} SiteFolders
 * @property {string} atrium Atrium itself: engine, blocks, areas and server
 * @property {string} site the repository of the site; the same folder for the site that lives within Atrium's
 */

/** The folder of Atrium, without closing slash. */
export const atrium = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Finds the site that a command is run for: the nearest folder upwards with an `atrium.config.ts`, else that of Atrium.
 *
 * @param {string} [from] folder of the command
 * @returns {SiteFolders}
 */
export function findSite(from = process.cwd()) {
  for (let folder = from; ; folder = dirname(folder)) {
    if (existsSync(join(folder, SITE_CONFIG))) return { atrium, site: folder }
    if (folder === dirname(folder)) return { atrium, site: atrium }
  }
}

/**
 * Names a file as authors know it: from the folder of the site, else from that of Atrium.
 *
 * @param {string} file
 * @param {SiteFolders} folders
 * @returns {string} with `/`
 */
export function nameWithin(file, { site, atrium }) {
  const folder = file.startsWith(site + sep) && !file.startsWith(atrium + sep) ? site : atrium
  return relative(folder, file).replaceAll('\\', '/')
}
