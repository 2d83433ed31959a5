/** `npm run docs:reference`: writes the reference of the contract from its docstrings into `docs/reference.md`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../server/build/site/files-below.mjs'
import { readArguments } from '../server/commands/line/arguments.mjs'
import { main, say } from '../server/commands/line/say.mjs'
import { referenceOf } from './reference/reference.mjs'
import { atrium as root } from './setup/command.mjs'

await main(async () => {
  readArguments({
    command: 'npm run docs:reference',
    what: 'Writes the reference of the contract from its docstrings into docs/reference.md.',
  })
  writeFileSync(
    join(root, 'docs/reference.md'),
    referenceOf(
      (path) => readFileSync(join(root, path), 'utf8'),
      (folder) => filesBelow(root, folder).sort(),
    ),
  )
  say('wrote docs/reference.md')
})
