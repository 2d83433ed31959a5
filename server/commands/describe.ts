import { describeSite } from '../site-definition.ts'
import { runCommand } from './run-command.ts'

/** `npm run describe`: prints what is installed. */
await runCommand(async () => {
  console.log(describeSite())
  return true
})
