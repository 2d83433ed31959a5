import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { filesBelow } from '../../server/build/site/files-below.mjs'
import { SITE_FOLDER } from '../../server/build/site/site-folders.mjs'
import { atrium as root, runTool, toolPath, WITH_ROOM } from './command.mjs'
import { readReport } from './report.mjs'

/** @typedef {import('./report.mjs').Count} Count */

/** Types of the whole project. One thread takes a third less processor time than several. @returns {Promise<Count>} */
export async function checkTypes() {
  const { code, output } = await runTool('typescript/bin/tsc', ['--noEmit', '--pretty', 'false', '--singleThreaded'])
  return checked(code, output.match(/^.*error TS\d+.*$/gm) ?? [])
}

/**
 * Lint, format, boundaries and cycles.
 *
 * @param {string[]} paths default: the whole project
 * @returns {Promise<Count>}
 */
export async function checkStyle(paths = []) {
  const parameters = ['ci', '--colors=off', '--diagnostic-level=error', ...paths]
  const { code, output } = await runTool('@biomejs/biome/bin/biome', parameters)
  const places = output.match(/^\S*[./]\S* \w\S*(?= .*━{3})/gm) ?? []
  const errors = Number(/Found (\d+) errors?/.exec(output)?.[1] ?? 0)
  return checked(code, places, errors)
}

/** @returns {Count} of a program that ends with 0 when it finds nothing wrong */
const checked = (code, failures, errors = failures.length) =>
  code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: Math.max(errors, 1), failures }

/**
 * Tests that a configuration names, in one run.
 *
 * @param {{ config: string, files?: string[], environment?: Record<string, string> }} options `files`: parts of paths,
 *   default all
 * @returns {Promise<Count>}
 */
export async function runVitest({ config, files = [], environment = {} }) {
  const room = WITH_ROOM.map((parameter) => `--execArgv=${parameter}`)
  const [count] = await reported(['run', ...files, '--config', config, ...room], environment, ['site'])
  return count
}

/**
 * What Vitest is told to run of layers that consist of files: they are one project, so that they share workers with their
 * modules.
 *
 * @param {string[]} layers
 * @param {string[]} files parts of paths; none: all
 */
export const testsOf = (layers, files = []) => ({
  parameters: [...files, '--project', 'tests'],
  environment: { TEST_LAYERS: layers.join() },
})

/**
 * Layers that consist of files, in one run.
 *
 * @param {string[]} layers
 * @param {{ files?: string[], environment?: Record<string, string> }} [options] `files`: these alone, default all of the
 *   layers
 * @returns {Promise<Count[]>} of each layer
 */
export function runTests(layers, { files, environment = {} } = {}) {
  const tests = testsOf(layers, files)
  // What tests run in copies of the project is of the site there.
  const ofTests = { ...environment, ...tests.environment, [SITE_FOLDER]: undefined }
  return reported(['run', ...tests.parameters], ofTests, layers)
}

async function reported(parameters, environment, layers) {
  const folder = mkdtempSync(join(tmpdir(), 'atrium-tests-'))
  const report = join(folder, 'report.json')
  try {
    const { code } = await runTool(
      'vitest/vitest.mjs',
      [...parameters, '--passWithNoTests', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
      { environment },
    )
    return readReport(report, layers, code)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * Runs unit tests again whenever a file that they import is saved, until it is ended.
 *
 * @param {string[]} files parts of paths; none: all
 * @returns {Promise<number>} the exit code
 */
export const watchTests = (files) =>
  new Promise((resolve, reject) => {
    const { parameters, environment } = testsOf(['unit'], files)
    spawn(process.execPath, [toolPath('vitest/vitest.mjs'), 'watch', ...parameters], {
      cwd: root,
      env: { ...process.env, ...environment },
      stdio: 'inherit',
    })
      .on('error', reject)
      .on('exit', (code) => resolve(code ?? 1))
  })

/**
 * Names of the tests of a folder and the folders in it, like `clock` for `clock.test.ts`.
 *
 * @param {string} folder from the root
 * @param {string} ending of their files
 */
export const testNames = (folder, ending) =>
  filesBelow(join(root, folder), '')
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()
