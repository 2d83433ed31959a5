import { readFileSync } from 'node:fs'
import { relative, sep } from 'node:path'
import { say } from '../../server/commands/line/say.mjs'
import { site } from './command.mjs'
import { layerOf } from './test-files.mjs'

/**
 * What one layer of the tests found.
 *
 * @typedef {{ passed: number, failed: number, failures?: string[] }} Count `failures`: what failed and why, in two lines
 *   each, where that is known
 */

/** A file that could not be read, or that failed outside its tests, without saying why. */
const UNSAID = 'It failed outside of its tests: the lines above say why.'

/** Letters of a colour. */
const COLOURS = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g')

/** What failed, and below it the first line of why. */
const failure = (file, titles, why = '') =>
  `${[relative(site, file), ...titles].filter(Boolean).join(' > ')}\n    ${why.replaceAll(COLOURS, '').trim().split('\n')[0] || UNSAID}`

/**
 * Reads the report of Vitest. A file that could not be read at all, or an error outside any test, counts as one failure
 * each.
 *
 * @param {string} report file
 * @param {string[]} layers that ran; a file that is of none of them counts for the first
 * @param {number} code exit code of Vitest
 * @returns {Count[]} of each layer
 */
export function readReport(report, layers, code) {
  const counts = layers.map(() => ({ passed: 0, failed: 0, failures: [] }))
  const fail = (count, ...what) => {
    count.failed++
    count.failures.push(failure(...what))
  }
  try {
    for (const { name, status, message, assertionResults } of JSON.parse(readFileSync(report, 'utf8')).testResults) {
      const count = counts[Math.max(0, layers.indexOf(layerOf(relative(site, name).replaceAll(sep, '/'))))]
      const failed = assertionResults.filter((result) => result.status === 'failed')
      count.passed += assertionResults.filter((result) => result.status === 'passed').length
      for (const { ancestorTitles, title, failureMessages } of failed)
        fail(count, name, [...ancestorTitles, title], failureMessages[0])
      if (status === 'failed' && failed.length === 0) fail(count, name, [], message)
    }
  } catch (error) {
    return counts.map(() => ({ passed: 0, failed: 1, failures: [`The report of the tests: ${error.message}`] }))
  }
  if (code !== 0 && counts.every(({ failed }) => failed === 0)) {
    counts[0].failed++
    counts[0].failures.push(`Vitest ended with exit code ${code}, though no test failed: the lines above say why.`)
  }
  return counts
}

/** @param {Count[]} counts @returns {Required<Count>} of all of them */
export const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
  failures: counts.flatMap(({ failures = [] }) => failures),
})

/**
 * Says what failed, then how much passed and failed of all. The last line is `N passed, N failed`.
 *
 * @param {Count[]} counts
 * @param {string[]} lines said between the two
 */
export function sayResult(counts, lines = []) {
  const { passed, failed, failures } = sumOf(counts)
  if (failures.length > 0) say(`\nFailed:\n${failures.map((text) => `  ${text}`).join('\n')}`)
  say(`\n${[...lines, `${passed} passed, ${failed} failed`].join('\n')}`)
  process.exitCode = failed > 0 ? 1 : 0
}
