/** `npm run dev`: serves the sources; engine, blocks, plugins, content and configuration reload as they are saved. */
import { join } from 'node:path'
import { readArguments } from './setup/arguments.mjs'
import { root } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { keepRunning } from './setup/restart.mjs'
import { main } from './setup/say.mjs'

await main(async () => {
  readArguments({
    command: 'npm run dev',
    what: 'Serves the sources; what is saved is seen at once. Settings come from the environment:\nPORT, CONTENT_DIR and those in docs/configuration.md.',
    exit: '0 stopped, 2 not started: the message says why.',
  })
  await install()
  process.env.NODE_ENV ??= 'development'
  // What the build has stored stays as the build left it.
  process.env.DATA_DIR ||= '.data/development'
  process.exitCode = await keepRunning(join(root, 'scripts/setup/serve-sources.mjs'))
})
