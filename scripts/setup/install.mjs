import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, step } from '../../server/commands/line/say.mjs'
import { atrium, npm, site } from './command.mjs'

const OLDEST_NODE = [20, 19]

/** Installs what `package-lock.json` names, unless exactly that is installed already. */
export async function install() {
  const [major, minor] = process.versions.node.split('.').map(Number)
  if (major < OLDEST_NODE[0] || (major === OLDEST_NODE[0] && minor < OLDEST_NODE[1]))
    throw new Failure(
      `This is Node ${process.versions.node}. Install Node ${OLDEST_NODE.join('.')} or newer; docs/deploy.md says from where.`,
    )
  const folder = [atrium, site].find((path) => /[#%?]/.test(path))
  if (folder)
    throw new Failure(`The path ${folder} is not valid: Vite and Vike read no "#", "%" or "?". Move the folder.`)
  if (site === atrium && /[\\/]node_modules[\\/]/.test(atrium))
    throw new Failure(`There is no atrium.config.ts in ${process.cwd()} or above it. It marks the folder of a site.`)
  // Who depends on Atrium installs it, and with it all that it needs.
  if (site !== atrium || isInstalled()) return
  await step('Installing packages', async () => {
    const { code } = await npm(['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    if (code !== 0)
      throw new Failure('The packages could not be installed; npm says why above. Is the registry within reach?')
  })
}

/** True when npm's own list of what is installed has everything in the lock file at the same version. */
function isInstalled() {
  try {
    const wanted = JSON.parse(readFileSync(join(site, 'package-lock.json'), 'utf8')).packages
    const installed = JSON.parse(readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8')).packages
    return Object.entries(wanted).every(
      ([path, { version, optional, devOptional, peer }]) =>
        path === '' || installed[path]?.version === version || (!installed[path] && (optional || devOptional || peer)),
    )
  } catch {
    return false
  }
}
