/** `npm run cluster`: a site on several machines, all of them this one; what visitors see while things go wrong. */

import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main } from '../server/commands/line/say.mjs'
import { build } from './setup/build.mjs'
import { runTool } from './setup/command.mjs'
import { install } from './setup/install.mjs'
import { findPostgres } from './setup/postgres.mjs'

await main(async () => {
  readArguments({
    command: 'npm run cluster',
    what: `Starts a PostgreSQL, two nodes and a Varnish on this machine, has visitors open pages, and prints what they see while
content is published, a node or the database is killed or stops, and all nodes are restarted. Where Varnish or its
module xkey is not installed a balancer without a cache takes its place, and the table says so.`,
  })
  await install()
  await build()
  const found = await findPostgres()
  if ('reason' in found) throw new Failure(`There is no cluster without PostgreSQL: ${found.reason}.`)
  const { code } = await runTool('vitest/vitest.mjs', ['run', '--project', 'cluster'], {
    environment: { NODE_ENV: 'production', POSTGRES_BIN: found.folder },
  })
  process.exitCode = code
})
