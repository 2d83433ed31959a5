import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { Failure, say } from '../../server/commands/line/say.mjs'
import { site } from './command.mjs'
import { sayResult } from './report.mjs'

/**
 * What proves something, with its name.
 * @typedef {[what: string, run: () => Promise<import('./report.mjs').Count>]} Layer
 */

/** The one test that holds for every page, and the variable that has it look at the pages of one area. */
const CONTRACT = 'server/testing/page-contract.test.ts'
const CONTRACT_OF = 'CONTRACT_OF'

/**
 * The area that is asked for by `area` and its name; undefined where none is.
 *
 * @param {string[]} words of the command
 * @throws {Failure} when it is not one
 */
export function askedArea([word, area, ...more]) {
  if (word !== 'area') return undefined
  if (area === undefined || more.length > 0) throw new Failure('Name one area: "npm test -- area news".')
  return area
}

/**
 * What is proven of one area by tests, in one run: its own, and the contract of its pages.
 *
 * @param {string} area
 * @param {(which: { files: string[], environment: Record<string, string> }) => Promise<import('./report.mjs').Count>} test
 * @returns {Layer[]}
 * @throws {Failure} when there is no such area
 */
export function testsOfArea(area, test) {
  const folder = join(site, 'plugins')
  if (!/^[\w-]+$/.test(area) || !existsSync(join(folder, area))) {
    const there = existsSync(folder) ? readdirSync(folder).join(', ') : ''
    throw new Failure(`There is no area "${area}" in plugins/.${there && ` There are: ${there}.`}`)
  }
  const which = { files: [`plugins/${area}/`, CONTRACT], environment: { [CONTRACT_OF]: area } }
  return [[`Tests of ${area}, and the contract of its pages`, () => test(which)]]
}

/** Runs one layer after the other, says what failed, and last `N passed, N failed`. @param {Layer[]} layers */
export async function runLayers(layers) {
  const counts = []
  for (const [what, run] of layers) {
    say(`\n▸ ${what}`)
    counts.push(await run())
  }
  sayResult(counts)
}
