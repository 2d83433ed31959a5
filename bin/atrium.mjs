#!/usr/bin/env node
/** `atrium <command> …`: the programs of a site that depends on Atrium. Each has `--help`. */
import { findSite } from '../server/build/site/site-folders.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'

/** What there is: the program, or the command of the built server, and what it does. */
const COMMANDS = {
  dev: ['../scripts/dev.mjs', 'serves the sources; what is saved is seen at once'],
  build: ['../scripts/build.mjs', 'builds the site into dist/'],
  start: ['../scripts/start.mjs', 'builds when needed, and serves the site'],
  test: ['./test-site.mjs', 'runs types, the page contract and the tests of the site'],
  new: ['../scripts/new.mjs', 'writes a site, an area or a block'],
  describe: ['describe', 'says what is installed, or what answers at an address'],
  check: ['content-check', 'lists what is wrong in the content'],
  sync: ['content-sync', 'ingests the content directory'],
  pull: ['content-pull', 'writes content of the database into a directory'],
  migrate: ['content-migrate', 'brings content of earlier schemas to the present ones'],
  upgrade: ['./upgrade.mjs', 'brings a site to the version of Atrium that is installed'],
  messages: ['messages', 'prints the texts of a language, with --missing those that it lacks'],
  pictures: ['pictures', 'makes pictures before visitors ask for them'],
  cache: ['cache', 'tells what a page was made from, and which pages an entry changes'],
  report: ['report', 'prints what services have gathered, like searches without results'],
  schema: ['schema-export', 'writes the schemas of content types and blocks'],
  studio: ['../studio/studio.mjs', 'starts the studio, in which entries are written'],
}

const usage = () =>
  `atrium <command> …\n\n${Object.entries(COMMANDS)
    .map(([name, [, what]]) => `  ${name.padEnd(10)} ${what}`)
    .join('\n')}\n\n"atrium <command> --help" says more of each.`

await main(async () => {
  const [name] = process.argv.splice(2, 1)
  if (name === undefined || name === '--help' || name === '-h') return say(usage())
  if (!Object.hasOwn(COMMANDS, name)) throw new Failure(`"${name}" is not a command.\n\n${usage()}`)
  const [program] = COMMANDS[name]
  const { atrium, site } = findSite()
  // Atrium's own commands show the demo.
  if (site !== atrium) process.env.CONTENT_DIR ||= 'content'
  // As with npm, all paths are from the folder of the site; a new site is written where somebody is.
  if (site !== atrium && name !== 'new') process.chdir(site)
  if (program.startsWith('.')) return void (await import(program))
  process.argv.splice(2, 0, program)
  await import('../scripts/run.mjs')
})
