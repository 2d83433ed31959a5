/** `npm run faults`: everything of the fault table, more thoroughly than `npm test`, and a line for each. */
import { readArguments } from './setup/arguments.mjs'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { runTool } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { testNames } from './setup/layers.mjs'
import { main } from './setup/say.mjs'

const TEN_MINUTES = '600'

await main(async () => {
  const files = testNames('tests/faults', '.test.ts')
  const { positionals: names } = readArguments({
    command: 'npm run faults',
    what: `Breaks everything that can break, and prints what the visitor saw. Two files take longer when they are named: soak
is ten minutes of mixed load (FAULTS_SOAK_SECONDS: other than ten), clock an hour for every minute of four days.`,
    positionals: [{ name: 'file', what: files.join(', '), optional: true, many: true, choices: files }],
  })
  await install()
  await build()
  const { code } = await runTool(
    'vitest/vitest.mjs',
    [
      'run',
      '--project',
      'faults',
      '--reporter=default',
      '--reporter=./tests/faults/report/reporter.ts',
      ...names.map((name) => `tests/faults/${name}.test.ts`),
    ],
    {
      environment: {
        FAULTS: 'thorough',
        BROWSER_PATH: await findBrowser(),
        ...(names.includes('clock') && { FAULTS_CLOCK: 'every minute' }),
        ...(names.includes('soak') && { FAULTS_SOAK_SECONDS: process.env.FAULTS_SOAK_SECONDS ?? TEN_MINUTES }),
      },
    },
  )
  process.exitCode = code
})
