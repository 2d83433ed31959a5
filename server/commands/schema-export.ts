import { Failure } from '../../scripts/setup/say.mjs'
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
  try {
    for (const file of exportSchemas(contentOptions().site, folder)) console.log(`wrote ${file}`)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new Failure(`The folder ${folder} cannot be written to: ${message}. Name another.`)
  }
  return true
})
