/** `atrium test`: types, the contract of every page, and the tests of a site. The last line is `N passed, N failed`. */
import { join } from 'node:path'
import { askedArea, runLayers, testsOfArea } from '../scripts/setup/area-layers.mjs'
import { atrium } from '../scripts/setup/command.mjs'
import { checkTypes, runVitest } from '../scripts/setup/layers.mjs'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main } from '../server/commands/line/say.mjs'

const CONFIG = join(atrium, 'server/testing/site-tests.config.ts')
/** What is run, with its name. */
const wholeSite = () => [
  ['The contract of every page, and the tests of this site', () => runVitest({ config: CONFIG })],
]

await main(async () => {
  const { positionals } = readArguments({
    command: 'npm test',
    what: `Runs what a change of the site is judged by: types, the contract of every page, and the tests in blocks/, plugins/,
tests/ and ui/. One area is proven by:
npm test -- area news`,
    positionals: [{ name: 'area', what: 'area, and the name of a folder of plugins/', optional: true, many: true }],
    exit: '0 all passed, 1 some failed, 2 not run: the message says why.',
  })
  const area = askedArea(positionals)
  if (area === undefined && positionals.length > 0)
    throw new Failure(`"${positionals[0]}" is not known. One area is tested by "npm test -- area ${positionals[0]}".`)
  const tests = area === undefined ? wholeSite() : testsOfArea(area, (which) => runVitest({ config: CONFIG, ...which }))
  await runLayers([['Types', checkTypes], ...tests])
})
