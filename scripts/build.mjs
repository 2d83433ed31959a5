/** `npm run build`: installs when needed and builds when sources changed. */
import { readArguments } from '../server/commands/line/arguments.mjs'
import { main, say } from '../server/commands/line/say.mjs'
import { build } from './setup/build.mjs'
import { install } from './setup/install.mjs'

await main(async () => {
  readArguments({
    command: 'npm run build',
    what: 'Installs what is missing, and builds the site into dist/ when its sources have changed.',
  })
  await install()
  await build()
  say('The build in dist/ is up to date.')
})
