import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { stage } from '../../server/commands/line/say.mjs'

/** The folder of the project, without closing slash. */
export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/[\\/]$/, '')

/**
 * Runs a program in the folder of the project.
 *
 * @param {string} program
 * @param {string[]} parameters
 * @param {{ quiet?: boolean, environment?: Record<string, string | undefined> }} options quiet: print
 *   nothing unless it fails
 * @returns {Promise<{ code: number, output: string }>} both streams as one text
 */
export function run(program, parameters, { quiet = false, environment = {} } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, parameters, {
      cwd: root,
      env: { ...process.env, ...environment },
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
      if (quiet && code !== 0) process.stderr.write(output)
      resolve({ code: code ?? 1, output })
    })
  })
}

/** Runs a program of an installed package with this Node. */
export const runTool = (path, parameters, options) =>
  run(process.execPath, [join(root, 'node_modules', path), ...parameters], options)

/** Runs npm: the one that started us, so that both use one Node. */
export const npm = (parameters, options) =>
  process.env.npm_execpath?.endsWith('.js')
    ? run(process.execPath, [process.env.npm_execpath, ...parameters], options)
    : run(process.platform === 'win32' ? 'npm.cmd' : 'npm', parameters, options)
