import { checkContent } from '../../services/content/index.ts'
import { contentOptions } from './content-options.ts'
import { runCommand } from './run-command.ts'

/** `npm run content:check`: lists what is wrong with the content directory; errors make it fail. */
await runCommand(async () => {
  const { text, errors } = await checkContent(contentOptions())
  console.log(text)
  return errors === 0
})
