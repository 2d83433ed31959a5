/** `npm run new -- plugin <name>` and `npm run new -- block <name>`: write a working starting point. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { newBlock } from './new/block.mjs'
import { newPlugin } from './new/plugin.mjs'
import { root } from './setup/command.mjs'
import { Failure, main, say } from './setup/say.mjs'

const USAGE = `npm run new -- plugin <name>   an area, like "recipes"
npm run new -- block <name>    a block, like "recipe-steps"`

const makers = { plugin: newPlugin, block: newBlock }

await main(async () => {
  const [kind = '', name = ''] = process.argv.slice(2)
  if (!(kind in makers)) throw new Failure(USAGE)
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name))
    throw new Failure(`"${name}" is no name: write it in lower case with hyphens, like "recipe-steps".`)

  const { folder, files, next } = makers[kind](name, process.env.CONTENT_DIR || 'demo/content')
  if (existsSync(resolve(root, folder))) throw new Failure(`${folder} is there already.`)
  for (const [path, text] of Object.entries(files)) {
    const file = resolve(root, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text, { flag: 'wx' })
    say(`wrote ${path}`)
  }
  say(`\n${next}`)
})
