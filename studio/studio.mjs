/** `npm run studio`: installs, builds and starts the studio, in which entries are written. Settings come from the environment. */
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, buildStudio } from '../scripts/setup/build.mjs'
import { site } from '../scripts/setup/command.mjs'
import { install } from '../scripts/setup/install.mjs'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { main, say } from '../server/commands/line/say.mjs'
import { copyDemo, DEMO_COPY } from './demo-copy.mjs'

await main(async () => {
  readArguments({
    command: 'npm run studio',
    what: 'Installs and builds what is not up to date, and starts the studio on this machine, in which the entries of\nCONTENT_DIR are written. Not set: those of a copy of the demo. Settings come from the environment:\nSTUDIO_PORT, CONTENT_DIR and those in docs/configuration.md.',
    exit: '0 stopped, 1 an error nobody caught, 2 not started: the message says why.',
  })
  await install()
  await build()
  await buildStudio()
  process.chdir(site)
  process.env.NODE_ENV ??= 'production'
  // Whoever works in a terminal reads what goes wrong there.
  process.env.LOG_LEVEL ||= 'warn'
  if (!process.env.CONTENT_DIR && !process.env.CONTENT_STORE_URL) {
    await copyDemo()
    process.env.CONTENT_DIR = DEMO_COPY
    // What visitors' servers of this folder have made stays theirs.
    process.env.DATA_DIR ||= '.data/studio'
    process.env.STUDIO_NOTICE ||= `This is a copy of the demo in ${DEMO_COPY}: whatever you do here changes that folder alone.`
    say(`The studio works on a copy of the demo, in ${DEMO_COPY}. Set CONTENT_DIR to work on content of your own.`)
    say(`What you publish is served by: CONTENT_DIR=${DEMO_COPY} DATA_DIR=${process.env.DATA_DIR} npm start`)
  }
  await import(pathToFileURL(join(site, 'dist/server/studio.mjs')).href)
})
