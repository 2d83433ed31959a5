import { INSTITUTION_FILE } from '../../config/institution/institution.ts'
import { editorSchema } from '../../config/institution/json-schema.ts'
import { exportSchemas } from '../../services/content/index.ts'
import { areaSettings } from '../start/site/site-definition.ts'
import { contentOptions } from './content-options.ts'
import { runCommand } from './line/run-command.ts'
import { Failure } from './line/say.mjs'

const FOLDER = 'dist/schemas'
const command = {
  command: 'npm run schema:export',
  what: 'Writes the JSON Schema of every content type, of all blocks and of other files, and editor settings.',
  positionals: [{ name: 'folder', what: `where to; not given: ${FOLDER}`, optional: true }],
}

await runCommand(command, async ([folder = FOLDER]) => {
  try {
    const files = { [INSTITUTION_FILE]: editorSchema(areaSettings) }
    for (const file of exportSchemas(contentOptions().site, folder, process.cwd(), files)) console.log(`wrote ${file}`)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (!code) throw error
    throw new Failure(`The folder ${folder} cannot be written to: ${message}. Name another.`)
  }
  return true
})
