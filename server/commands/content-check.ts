import { checkContent } from '../../services/content/index.ts'
import { DIRECTORY, presentContent } from './content-options.ts'
import { runCommand } from './run-command.ts'

const command = {
  command: 'npm run content:check',
  what: 'Reads a content directory whole, and lists every file and field to fix; nothing is stored.',
  positionals: [DIRECTORY],
  exit: '0 no errors, 1 errors; warnings alone are none; 2 not checked: the message says why.',
}

await runCommand(command, async ([directory]) => {
  const { text, errors } = await checkContent(presentContent(directory))
  console.log(text)
  return errors === 0
})
