import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Packages that the built server does not hold: with parts compiled for a machine, or files of their own. */
export const SERVER_PACKAGES = ['iiif-processor', 'libsql', 'pg', 'sharp']

/**
 * One package as npm's lock file has it, by its folder, like `node_modules/pg`.
 *
 * @typedef {{ version: string, dependencies?: object, optionalDependencies?: object, peerDependencies?: object,
 *   peerDependenciesMeta?: Record<string, { optional?: boolean }>, dev?: boolean, devOptional?: boolean }} Locked
 */

/**
 * Writes beside a build which packages it needs to run, in the versions that the site has: `npm ci` in that folder
 * installs them, and nothing else.
 *
 * @param {import('./site/site-folders.mjs').SiteFolders} folders
 * @param {string} build folder of the build
 */
export function writeServerPackages({ atrium, site }, build) {
  const { version, overrides, engines } = JSON.parse(readFileSync(join(atrium, 'package.json'), 'utf8'))
  const lockFile = join(site, 'package-lock.json')
  if (!existsSync(lockFile)) return
  const lock = JSON.parse(readFileSync(lockFile, 'utf8'))
  const packages = packagesOf(lock.packages, atrium === site ? '' : 'node_modules/atrium')
  const dependencies = Object.fromEntries(
    SERVER_PACKAGES.map((name) => [name, packages[`node_modules/${name}`].version]),
  )
  const own = { name: 'atrium-server', version, private: true, type: 'module', engines, dependencies, overrides }
  const write = (file, value) => writeFileSync(join(build, file), `${JSON.stringify(value, null, 2)}\n`)
  write('package.json', own)
  const { name, type, overrides: _, ...root } = own
  const { lockfileVersion } = lock
  write('package-lock.json', { name, version, lockfileVersion, requires: true, packages: { '': root, ...packages } })
}

/**
 * Those of a lock file that the server needs, and what they need.
 *
 * @param {Record<string, Locked>} locked
 * @param {string} atrium folder of Atrium in it
 * @returns {Record<string, Locked>} by their folders, as if Atrium were the root
 */
export function packagesOf(locked, atrium) {
  const found = new Map()
  const add = (name, from, optional = false) => {
    const path = pathOf(locked, name, from)
    if (path === undefined) {
      if (optional) return
      throw new Error(`package-lock.json is not valid: it has no "${name}". Run "npm install".`)
    }
    if (found.has(path)) return
    const { dev, devOptional, ...entry } = locked[path]
    found.set(path, entry)
    for (const needed of Object.keys(entry.dependencies ?? {})) add(needed, path)
    for (const needed of Object.keys(entry.optionalDependencies ?? {})) add(needed, path, true)
    for (const needed of Object.keys(entry.peerDependencies ?? {}))
      add(needed, path, entry.peerDependenciesMeta?.[needed]?.optional ?? false)
  }
  for (const name of SERVER_PACKAGES) add(name, atrium)
  return Object.fromEntries(
    [...found]
      .map(([path, entry]) => [path.startsWith(`${atrium}/`) ? path.slice(atrium.length + 1) : path, entry])
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  )
}

/** Node looks in the folder of the package itself, and in each around it. */
function pathOf(locked, name, from) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(folder.lastIndexOf('/node_modules/'), 0))) {
    const path = folder === '' ? `node_modules/${name}` : `${folder}/node_modules/${name}`
    if (locked[path]) return path
    if (folder === '') return undefined
  }
}
