import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The file that says of a folder that it is the repository of a site. */
export const SITE_CONFIG = 'atrium.config.ts'

/** The variable that names the folder of the site to what runs in another one. */
export const SITE_FOLDER = 'ATRIUM_SITE'

/** Where the development server keeps what it derives: what the site has stored stays as the site left it. */
export const DEVELOPMENT_DATA = '.data/development'

/**
 * Where the parts of a site are.
 *
 * @typedef {object} SiteFolders
 * @property {string} atrium Atrium itself: engine, blocks, areas and server
 * @property {string} site the repository of the site; the same folder for the site that lives within Atrium's
 */

/** The folder of Atrium, without closing slash. */
export const atrium = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Finds the site that a command is run for: the nearest folder upwards with an `atrium.config.ts`, else that of Atrium. A
 * tool that runs in Atrium's folder is told it by `ATRIUM_SITE`: it stays the site, also while its file is away.
 *
 * @returns {SiteFolders}
 */
export function findSite() {
  const { [SITE_FOLDER]: told } = process.env
  if (told) return { atrium, site: told }
  for (let folder = process.cwd(); ; folder = dirname(folder)) {
    if (existsSync(join(folder, SITE_CONFIG))) return { atrium, site: folder }
    if (folder === dirname(folder)) return { atrium, site: atrium }
  }
}

/**
 * Finds the file of a part by its place: in the repository of the site, else in Atrium.
 *
 * @param {string} path like `blocks/hero/index.tsx`
 * @param {SiteFolders} folders
 * @returns {string}
 */
export function fileAt(path, { atrium, site }) {
  const own = join(site, path)
  return existsSync(own) ? own : join(atrium, path)
}

/**
 * Names a file by its place in Atrium, or in the repository of the site.
 *
 * @param {string} file
 * @param {SiteFolders} folders
 * @returns {string} like `blocks/hero/index.tsx`
 */
export const placeOf = (file, { atrium, site }) =>
  relative(file.startsWith(atrium + sep) ? atrium : site, file).replaceAll('\\', '/')

/**
 * Names the area or block that a file is part of.
 *
 * @param {string} path its place
 * @returns {string | undefined} like `blocks/hero`; undefined for what is in neither
 */
export const partOf = (path) => /^(?:plugins|blocks)\/[^/]+(?=\/)/.exec(path)?.[0]

/**
 * Says at which address Vite serves a source: by its place in Atrium, and any other by its path.
 *
 * @param {string} file
 * @param {SiteFolders} folders
 * @returns {string}
 */
export function sourceAddress(file, { atrium }) {
  const own = relative(atrium, file).replaceAll('\\', '/')
  return own.startsWith('..') ? `/@fs/${file.replace(/^\//, '')}` : `/${own}`
}
