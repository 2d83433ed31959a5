/** `npm run upgrade`: brings a site to the version of Atrium that is installed; with `--check` it says what is to be done. */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { atrium, site } from '../scripts/setup/command.mjs'
import { SITE_FOLDER } from '../server/build/site/site-folders.mjs'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'
import { CHANGES } from '../server/commands/upgrade/changes.mjs'
import { lineOf, upgradeSources } from '../server/commands/upgrade/sources.mjs'

const command = {
  command: 'npm run upgrade',
  what: `Brings sources, entries and institution.json of a site to the version of Atrium that is installed. Names what is
deprecated with its file and line, what takes its place, and the version that no longer has it.`,
  options: {
    check: { what: 'writes nothing' },
    force: { what: 'writes also where git could not bring back what was there' },
  },
  exit: `0 nothing is left that the next minor version does not have, 1 something is, 2 not done: the message says
why.`,
}

/** @throws {Failure} where what is written could not be taken back */
function requireCommitted(folder) {
  const git = (...given) => spawnSync('git', given, { cwd: folder, encoding: 'utf8' })
  const { status, stdout } = git('status', '--porcelain', '--', '.')
  const isIgnored = git('check-ignore', '--quiet', '.').status === 0
  const state = isIgnored ? 'is ignored by git' : stdout && 'has changes that are not committed'
  const why = status === 0 ? state : 'is not under git'
  if (why) throw new Failure(`${folder} ${why}: nothing was written. Commit it, or run it with --force.`)
}

/** Says what is to be done before entries can be read. */
function whatIsLeft(count, write) {
  const places = count === 1 ? 'One place is left in the sources.' : `${count} places are left in the sources.`
  const remedy = write ? `Change ${count === 1 ? 'it' : 'them'}` : 'Run "npm run upgrade", and change what it leaves'
  return `${places} ${remedy}; then run this again: entries and institution.json are read once the site builds.`
}

await main(async () => {
  const { options } = readArguments(command)
  const write = !options.check
  const content = resolve(process.env.CONTENT_DIR || 'demo/content')
  if (write && !options.force) for (const folder of [site, content].filter(existsSync)) requireCommitted(folder)
  const { version } = JSON.parse(readFileSync(join(atrium, 'package.json'), 'utf8'))
  const changes = CHANGES.filter(({ isOfSite }) => !isOfSite || site !== atrium)
  const findings = upgradeSources(site, changes, { version, write })
  for (const finding of findings) say(lineOf(finding))
  const left = findings.filter(({ isWritten }) => !isWritten)
  if (left.some(({ isGone }) => isGone)) throw new Failure(whatIsLeft(left.length, write), 1)
  if (left.some(({ isEnding }) => isEnding)) process.exitCode = 1
  process.env[SITE_FOLDER] = site
  process.argv.splice(2, Number.POSITIVE_INFINITY, 'content-upgrade', ...(write ? ['--write'] : []))
  await import('../scripts/run.mjs')
})
