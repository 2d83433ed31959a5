/**
 * `npm run faults`: everything of the fault table, more thoroughly than `npm test`, and a line for each. Names after it
 * choose single files; two of them take longer by name: `npm run faults -- soak` is ten minutes of mixed load
 * (FAULTS_SOAK_SECONDS: other than ten), and `npm run faults -- clock` an hour for every minute of four days.
 */
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { runTool } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { main } from './setup/say.mjs'

const TEN_MINUTES = '600'

await main(async () => {
  await install()
  await build()
  const names = process.argv.slice(2)
  const { code } = await runTool(
    'vitest/vitest.mjs',
    ['run', '--project', 'faults', '--reporter=default', '--reporter=./tests/faults/report/reporter.ts', ...names],
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
