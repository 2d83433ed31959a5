import { join } from 'node:path'
import { runnerImport } from 'vite'

const [contentDir, dataDir, today] = process.argv.slice(2)
const { module } = await runnerImport(join(import.meta.dirname, 'sync.ts'), { configFile: false, logLevel: 'silent' })
await module.run(contentDir, dataDir, today)
process.exit(0)
