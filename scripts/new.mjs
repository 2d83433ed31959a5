/** `npm run new -- plugin <area> <item>`, `-- block <name>` and `-- site <folder>`: write a working starting point. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'
import { newBlock } from './new/block.mjs'
import { checkDeclarations, checkRoute, checkSpelling, checkTaken, checkVariables } from './new/check-name.mjs'
import { newPlugin } from './new/plugin.mjs'
import { readTakenNames } from './new/read-site.mjs'
import { writeSite } from './new/site/write-site.mjs'
import { spellings } from './new/spellings.mjs'
import { writeFiles } from './new/write-files.mjs'
import { site } from './setup/command.mjs'
import { install } from './setup/install.mjs'

const command = {
  command: 'npm run new',
  what: `Writes a working starting point.
  plugin recipes recipe   an area with its pages at /recipes, each of which is a recipe
  block recipe-steps      a block
  site my-museum          the repository of a site that depends on Atrium, with content to begin with`,
  positionals: [
    { name: 'kind', what: 'plugin, block or site', choices: ['plugin', 'block', 'site'] },
    { name: 'name', what: 'in lower case with hyphens' },
    { name: 'item', what: 'plugin: what one of its entries is called', optional: true },
  ],
  options: {
    name: { what: 'site: what the institution is called', value: 'name' },
    language: { what: 'site: of its pages, like en-US', value: 'tag' },
    'time-zone': { what: 'site: of its dates, like Europe/Madrid', value: 'zone' },
    from: { what: 'site: what npm installs Atrium from, default its version', value: 'package' },
  },
  exit: '0 written, 2 nothing was written: the message says why.',
}

/** An area, and its content type. */
function plugin(area, item, { areas, contentTypes, routes }) {
  if (!item)
    throw new Failure(`Say what one entry of ${area} is called: "npm run new -- plugin ${area} <item>", like "recipe".`)
  checkSpelling(area)
  checkSpelling(item)
  checkTaken('area', [area], areas)
  checkRoute(area, routes)
  const { camel, snake } = spellings(item)
  checkTaken('content type', [snake], contentTypes)
  checkVariables(item, [camel])
  return newPlugin(area, item, process.env.CONTENT_DIR || 'demo/content')
}

function block(name, _item, { blocks }) {
  checkSpelling(name)
  const { camel, snake, pascal } = spellings(name)
  checkTaken('block', [camel, snake], blocks)
  checkVariables(name, [camel, pascal])
  return newBlock(name)
}

await main(async () => {
  const { positionals, options } = readArguments(command)
  const [kind, name, item] = positionals
  if (item && kind !== 'plugin') throw new Failure(`"${item}" is one word too many: a ${kind} has one name.`)
  if (kind === 'site') return await writeSite(name, options)
  await install()
  const taken = await readTakenNames()
  const { folder, files, next } = { plugin, block }[kind](name, item, taken)
  checkDeclarations(item ?? name, files)
  const there = [folder, ...Object.keys(files)].find((path) => existsSync(resolve(site, path)))
  if (there) throw new Failure(`${there} is there already. Choose another name, or delete it.`)
  for (const path of writeFiles(site, files)) say(`wrote ${path}`)
  say(`\n${next}`)
})
