import { join } from 'node:path'
import { runnerImport } from 'vite'

const [task, contentDir, name] = process.argv.slice(2)
const { module } = await runnerImport(join(import.meta.dirname, 'tasks.ts'), { configFile: false, logLevel: 'silent' })
await module[task](contentDir, name)
process.exit(0)
