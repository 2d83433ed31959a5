import { writeFileSync } from 'node:fs'
import { configurationTable } from '../../config/configuration-table.ts'
import { allVariables } from '../site-definition.ts'
import { runCommand } from './run-command.ts'

const FILE = 'docs/configuration.md'
const command = { command: 'npm run docs:configuration', what: `Writes the table of all variables to ${FILE}.` }

await runCommand(command, async () => {
  writeFileSync(FILE, configurationTable(allVariables))
  console.log(`wrote ${FILE}`)
  return true
})
