/** `npm run screenshots`: stores what every example of every block looks like now, for this browser, in place of before. */
import { readArguments } from '../server/commands/line/arguments.mjs'
import { main } from '../server/commands/line/say.mjs'
import { findBrowser } from './setup/browser.mjs'
import { install } from './setup/install.mjs'
import { runTests } from './setup/layers.mjs'

await main(async () => {
  readArguments({
    command: 'npm run screenshots',
    what: 'Stores what every example of every block looks like now, for this browser, in place of before.',
  })
  await install()
  const environment = { BROWSER_PATH: await findBrowser(), SCREENSHOTS: 'accept' }
  const files = ['tests/browser/gallery/examples.test.ts']
  const [{ passed, failed }] = await runTests(['site'], { environment, files })
  console.log(`${passed} passed, ${failed} failed. Look at the pictures in tests/screenshots that have changed.`)
  process.exitCode = failed > 0 ? 1 : 0
})
