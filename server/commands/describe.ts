import { describeSite } from '../start/site/site-definition.ts'
import { runCommand } from './run-command.ts'

const command = {
  command: 'npm run describe',
  what: 'Prints what is installed: areas, routes, content types, blocks, navigation and endpoints.',
  positionals: [
    { name: 'name', what: 'of an area, a content type, a block …: prints what bears it alone', optional: true },
  ],
  exit: '0 printed, 1 nothing bears the name, 2 not done: the message says why.',
}

await runCommand(command, async ([name]) => {
  const text = describeSite(name)
  console.log(text || `Nothing is called "${name}". Run "npm run describe" for every name.`)
  return text !== ''
})
