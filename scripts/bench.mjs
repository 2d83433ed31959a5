/** `npm run bench`: measures the built site, prints all figures as one table and writes them to `test-results/bench.json`. */

import { readArguments } from '../server/commands/line/arguments.mjs'
import { main } from '../server/commands/line/say.mjs'
import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { runTool } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { testNames } from './setup/layers.mjs'

await main(async () => {
  const measurements = testNames('tests/bench', '.bench.ts')
  const { positionals } = readArguments({
    command: 'npm run bench',
    what: 'Measures the built site, prints all figures as one table and writes them to test-results/bench.json.',
    positionals: [
      {
        name: 'measurement',
        what: `${measurements.join(', ')}; or a number of entries to generate, as in "scale 1000 10000"`,
        optional: true,
        many: true,
        choices: [...measurements, /^\d+$/],
      },
    ],
  })
  const sizes = positionals.filter((one) => /^\d+$/.test(one))
  const names = positionals.filter((one) => !/^\d+$/.test(one)).map((name) => `tests/bench/${name}.bench.ts`)
  await install()
  await build()
  const { code } = await runTool('vitest/vitest.mjs', ['run', '--project', 'bench', ...names], {
    environment: {
      NODE_ENV: 'production',
      BROWSER_PATH: await findBrowser(),
      ...(sizes.length > 0 && { BENCH_SIZES: sizes.join(',') }),
    },
  })
  process.exitCode = code
})
