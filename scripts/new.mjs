/** `npm run new -- plugin <area> <item>` and `npm run new -- block <name>`: write a working starting point. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { Failure, main, say } from '../server/commands/line/say.mjs'
import { newBlock } from './new/block.mjs'
import { checkDeclarations, checkRoute, checkSpelling, checkTaken, checkVariables } from './new/check-name.mjs'
import { newPlugin } from './new/plugin.mjs'
import { readTakenNames } from './new/read-site.mjs'
import { spellings } from './new/spellings.mjs'
import { site } from './setup/command.mjs'
import { install } from './setup/install.mjs'

const command = {
  command: 'npm run new',
  what: `Writes a working starting point.
  plugin recipes recipe   an area with its pages at /recipes, each of which is a recipe
  block recipe-steps      a block`,
  positionals: [
    { name: 'kind', what: 'plugin or block', choices: ['plugin', 'block'] },
    { name: 'name', what: 'in lower case with hyphens' },
    { name: 'item', what: 'plugin: what one of its entries is called', optional: true },
  ],
  exit: '0 written, 2 nothing was written: the message says why.',
}

/** An area, and its content type. */
function plugin(area, item, { contentTypes, routes, contract }) {
  if (!item)
    throw new Failure(`Say what one entry of ${area} is called: "npm run new -- plugin ${area} <item>", like "recipe".`)
  checkSpelling(area)
  checkSpelling(item)
  checkRoute(area, routes)
  const { camel, snake } = spellings(item)
  checkTaken('content type', [snake], contentTypes)
  checkVariables(item, [camel], contract)
  return newPlugin(area, item, process.env.CONTENT_DIR || 'demo/content')
}

function block(name, item, { blocks, contract }) {
  if (item) throw new Failure(`"${item}" is one word too many: a block has one name.`)
  checkSpelling(name)
  const { camel, snake, pascal } = spellings(name)
  checkTaken('block', [camel, snake], blocks)
  checkVariables(name, [camel, pascal], contract)
  return newBlock(name)
}

await main(async () => {
  const [kind, name, item] = readArguments(command).positionals
  await install()
  const taken = await readTakenNames()
  const { folder, files, next } = { plugin, block }[kind](name, item, taken)
  checkDeclarations(item ?? name, files)
  const there = [folder, ...Object.keys(files)].find((path) => existsSync(resolve(site, path)))
  if (there) throw new Failure(`${there} is there already. Choose another name, or delete it.`)
  for (const [path, text] of Object.entries(files)) {
    const file = resolve(site, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    say(`wrote ${path}`)
  }
  say(`\n${next}`)
})
