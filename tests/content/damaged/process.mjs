import { join } from 'node:path'
import { runnerImport } from 'vite'

const [contentDir, dataDir, ...rest] = process.argv.slice(2)
const { module } = await runnerImport(join(import.meta.dirname, 'ask.ts'), { configFile: false, logLevel: 'silent' })
await module.askDamaged(contentDir, dataDir, ...rest.map(Number))
process.exit(0)
