import { describeSite } from '../site-definition.ts'
import { runCommand } from './run-command.ts'

const command = {
  command: 'npm run describe',
  what: 'Prints what is installed: areas, routes, content types, blocks, navigation and endpoints.',
}

await runCommand(command, async () => {
  console.log(describeSite())
  return true
})
