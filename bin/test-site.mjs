/** `atrium test`: types, the contract of every page, and the tests of a site. The last line is `N passed, N failed`. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { atrium, site } from '../scripts/setup/command.mjs'
import { checkTypes, runVitest } from '../scripts/setup/layers.mjs'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'

const CONFIG = join(atrium, 'server/testing/site-tests.config.ts')
const CONTRACT = 'page-contract.test.ts'

/** What is run, with its name. */
const wholeSite = () => [
  ['Types', checkTypes],
  ['The contract of every page, and the tests of this site', () => runVitest({ config: CONFIG })],
]

const oneArea = (area) => [
  ['Types', checkTypes],
  [`Tests of ${area}`, () => runVitest({ config: CONFIG, files: [`plugins/${area}/`] })],
  ['The contract of its pages', () => runVitest({ config: CONFIG, files: [CONTRACT], names: `${area}/` })],
]

await main(async () => {
  const { positionals } = readArguments({
    command: 'npm test',
    what: `Runs what a change of the site is judged by: types, the contract of every page, and the tests in blocks/, plugins/,
tests/ and ui/. The name of an area runs what is of that area alone.`,
    positionals: [{ name: 'area', what: 'a folder of plugins/', optional: true }],
    exit: '0 all passed, 1 some failed, 2 not run: the message says why.',
  })
  const [area] = positionals
  if (area !== undefined && !existsSync(join(site, 'plugins', area)))
    throw new Failure(`There is no area "${area}" in plugins/.`)
  const layers = area === undefined ? wholeSite() : oneArea(area)
  const total = { passed: 0, failed: 0 }
  for (const [what, run] of layers) {
    say(`\n▸ ${what}`)
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
  }
  say(`\n${total.passed} passed, ${total.failed} failed`)
  process.exitCode = total.failed > 0 ? 1 : 0
})
