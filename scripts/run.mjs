/** `node scripts/run.mjs <command> …`: runs a command of the built server, built again when sources changed. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Failure, main, sayAside } from '../server/commands/line/say.mjs'
import { build } from './setup/build.mjs'
import { site } from './setup/command.mjs'
import { install } from './setup/install.mjs'

await main(async () => {
  sayAside()
  const [command = ''] = process.argv.splice(2, 1)
  await install()
  await build()
  const program = join(site, 'dist/server', `${command}.mjs`)
  if (!/^[\w-]+$/.test(command) || !existsSync(program)) throw new Failure(`There is no command "${command}".`)
  process.env.NODE_ENV ??= 'production'
  await import(pathToFileURL(program).href)
})
