/** `npm start`: installs, builds and serves, each only when it has to be. Settings come from the environment. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { main } from '../server/commands/line/say.mjs'
import { build } from './setup/build.mjs'
import { site } from './setup/command.mjs'
import { install } from './setup/install.mjs'

await main(async () => {
  readArguments({
    command: 'npm start',
    what: 'Installs and builds what is not up to date, and serves the site. Settings come from the environment:\nPORT, CONTENT_DIR and those in docs/configuration.md.',
    exit: '0 stopped, 1 an error nobody caught, 2 not started: the message says why.',
  })
  await install()
  await build()
  process.chdir(site)
  process.env.NODE_ENV ??= 'production'
  // Whoever tries the project out sees the demo; a server that runs by itself has to be told so.
  process.env.CONTENT_DIR ||= 'demo/content'
  await import(pathToFileURL(join(site, 'dist/server/main.mjs')).href)
})
