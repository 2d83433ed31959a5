/** `npm run dev`: serves the sources; engine, blocks, plugins, content and configuration reload as they are saved. */
import { join } from 'node:path'
import { DEVELOPMENT_DATA } from '../server/build/site/site-folders.mjs'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { main, say } from '../server/commands/line/say.mjs'
import { atrium } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { keepRunning } from './setup/restart.mjs'

/** The sources are for nobody else. */
const LOOPBACK = '127.0.0.1'

await main(async () => {
  const { options } = readArguments({
    command: 'npm run dev',
    what: 'Serves the sources to this machine; what is saved is seen at once. Settings come from the environment:\nPORT, CONTENT_DIR and those in docs/configuration.md.',
    options: {
      host: { what: 'serves them to every machine that reaches this one, as HOST=<address> does at one address' },
    },
    exit: '0 stopped, 2 not started: the message says why.',
  })
  await install()
  process.env.NODE_ENV ??= 'development'
  process.env.DATA_DIR ||= DEVELOPMENT_DATA
  if (options.host) delete process.env.HOST
  else process.env.HOST ||= LOOPBACK
  if (!/^(?:127\.|::1$|localhost$)/.test(process.env.HOST ?? ''))
    say(
      `Other machines reach this server ${process.env.HOST ? `at ${process.env.HOST}` : 'at every address of this one'}, and can read the sources.`,
    )
  say('Starting the development server …')
  process.exitCode = await keepRunning(join(atrium, 'scripts/setup/serve-sources.mjs'))
})
