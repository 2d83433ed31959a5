/**
 * `npm run bench`: measures the built site, prints all figures as one table and writes them to `test-results/bench.json`.
 * Names after it choose single measurements, numbers how many entries are generated: `npm run bench -- scale 1000 10000`.
 */

import { findBrowser } from './setup/browser.mjs'
import { build } from './setup/build.mjs'
import { runTool } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { main } from './setup/say.mjs'

await main(async () => {
  await install()
  await build()
  const wanted = process.argv.slice(2)
  const sizes = wanted.filter((one) => /^\d+$/.test(one))
  const names = wanted.filter((one) => !/^\d+$/.test(one))
  const { code } = await runTool('vitest/vitest.mjs', ['run', '--project', 'bench', ...names], {
    environment: {
      NODE_ENV: 'production',
      BROWSER_PATH: await findBrowser(),
      ...(sizes.length > 0 && { BENCH_SIZES: sizes.join(',') }),
    },
  })
  process.exitCode = code
})
