import { exportSchemas } from '../../services/content/index.ts'
import { contentOptions } from './content-options.ts'
import { runCommand } from './run-command.ts'

const FOLDER = 'dist/schemas'
const command = {
  command: 'npm run schema:export',
  what: 'Writes the JSON Schema of every content type and of all blocks, and editor settings.',
  positionals: [{ name: 'folder', what: `where to; not given: ${FOLDER}`, optional: true }],
}

await runCommand(command, async ([folder = FOLDER]) => {
  for (const file of exportSchemas(contentOptions().site, folder)) console.log(`wrote ${file}`)
  return true
})
