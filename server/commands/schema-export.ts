import { exportSchemas } from '../../services/content/index.ts'
import { contentOptions } from './content-options.ts'
import { runCommand } from './run-command.ts'

/** `npm run schema:export -- <folder>`: writes the JSON Schema of every content type and of all blocks. */
await runCommand(async () => {
  for (const file of exportSchemas(contentOptions().site, process.argv[2] ?? 'dist/schemas'))
    console.log(`wrote ${file}`)
  return true
})
