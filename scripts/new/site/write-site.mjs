import { readdirSync, statSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Failure, say } from '../../../server/commands/line/say.mjs'
import { writeFiles } from '../write-files.mjs'
import { newSite } from './site.mjs'

/**
 * Writes the repository of a new site. What no option says is asked for where somebody sits at a terminal.
 *
 * @param {string} path folder that is not there yet, or is empty
 * @param {{ name?: string, language?: string, 'time-zone'?: string, from?: string }} options
 * @throws {Failure} when the folder holds something, or an answer is not valid
 */
export async function writeSite(path, options) {
  const folder = resolve(path)
  const packageName = basename(folder).toLowerCase()
  if (!/^[a-z0-9][a-z0-9._-]*$/.test(packageName))
    throw new Failure(`"${packageName}" is not a valid name of a package. Choose letters a–z, digits and hyphens.`)
  const there = statSync(folder, { throwIfNoEntry: false })
  if (there && (!there.isDirectory() || readdirSync(folder).some((file) => file !== '.git')))
    throw new Failure(`${folder} is not an empty folder. Choose another folder, or empty it.`)
  const ask = questions()
  const answers = {
    name: options.name?.trim() || (await ask('What is the institution called?', nameOf(packageName))),
    language: options.language ?? (await ask('In which language are its pages (BCP 47)?', 'en-US')),
    timeZone: options['time-zone'] ?? (await ask('In which time zone is it?', localZone())),
  }
  ask.close()
  check(answers)
  const today = new Date(performance.timeOrigin).toISOString().slice(0, 10)
  const files = newSite({ folder: packageName, today, from: options.from, ...answers })
  say(`wrote ${writeFiles(folder, files).length} files in ${folder}

  cd ${path}
  npm install
  npm start

Then open http://localhost:3000. README.md says where everything is.`)
}

/** Without a terminal nobody is asked: the answer is the one that is offered. */
function questions() {
  const terminal = process.stdin.isTTY ? createInterface({ input: process.stdin, output: process.stdout }) : undefined
  const ask = async (question, offered) => (await terminal?.question(`${question} (${offered}) `))?.trim() || offered
  return Object.assign(ask, { close: () => terminal?.close() })
}

const nameOf = (folder) =>
  folder
    .split(/[._-]+/)
    .filter(Boolean)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')

const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

function check({ language, timeZone }) {
  try {
    Intl.getCanonicalLocales(language)
  } catch {
    throw new Failure(`"${language}" is not a valid language. Write a tag of BCP 47, like en-US or es.`)
  }
  try {
    Intl.DateTimeFormat('en', { timeZone })
  } catch {
    throw new Failure(`"${timeZone}" is not a valid time zone. Write a name of the IANA list, like Europe/Madrid.`)
  }
}
