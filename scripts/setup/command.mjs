import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { findSite, SITE_FOLDER } from '../../server/build/site/site-folders.mjs'
import { Failure, stage } from '../../server/commands/line/say.mjs'

/** The folder of Atrium, and that of the site the command is run for; in Atrium's own repository the same. */
export const { atrium, site } = findSite()

/** A line of a stack that says nothing of the sources. */
const FRAME_OF_PACKAGE = /^ +at .*[\\/]node_modules[\\/](?!atrium[\\/]).*\n/gm

/**
 * Runs a program in the folder of the site.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ quiet?: boolean, folder?: string, environment?: Record<string, string | undefined> }} options quiet: print
 *   nothing unless it fails; folder: to run in, default that of the site
 * @returns {Promise<{ code: number, output: string }>} both streams as one text
 */
export function run(program, parameters, { quiet = false, folder = site, environment = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: folder,
      env: { ...process.env, [SITE_FOLDER]: site, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of ['stdout', 'stderr'])
      child[stream].on('data', (data) => {
        output += data
        if (!quiet) (stream === 'stdout' ? stage() : process.stderr).write(data)
      })
    child.on('error', reject)
    child.on('close', (code) => {
      if (quiet && code !== 0) process.stderr.write(output.replace(FRAME_OF_PACKAGE, ''))
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Packages are installed in Atrium's folder, or beside it in that of the site. */
const installed = createRequire(join(atrium, 'package.json')).resolve.paths('packages') ?? []

/** The file of an installed package, like `vite/bin/vite.js`. @throws {Failure} when the package is not installed */
export function toolPath(path) {
  const found = installed.map((folder) => join(folder, path)).find((file) => existsSync(file))
  if (!found) throw new Failure(`The package of ${path} is not installed. Run "npm install".`)
  return found
}

/** How long V8 waits until it compiles a function for speed, as parameters of Node: 20 alone has one for it. */
export const interruptBudget = (bytes) =>
  process.versions.node.startsWith('20.') ? [`--interrupt-budget=${bytes}`] : []

/** For what lives for seconds: what V8 compiles anew in it costs more than it saves. */
export const SHORT_LIVED = interruptBudget(1_000_000)

/** Nothing old is collected before so much is in use: a sixteenth of the memory that is left, since programs run side by side. */
const OLD_SPACE = `--initial-old-space-size=${Math.floor(process.availableMemory() / 16 / 1024 ** 2)}`

/** For tools, which also throw most of what they make away: a build takes an eighth less processor time. */
export const WITH_ROOM = ['--max-semi-space-size=64', OLD_SPACE, '--no-parallel-scavenge', ...SHORT_LIVED]

/** Runs a program of an installed package with this Node. */
export const runTool = (path, parameters, options) =>
  run(process.execPath, [...WITH_ROOM, toolPath(path), ...parameters], options)

/** Runs npm: the one that started us, so that both use one Node. */
export const npm = (parameters, options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? run(process.execPath, [process.env.npm_execpath, ...parameters], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, options)
