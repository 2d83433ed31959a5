import { writeFileSync } from 'node:fs'
import { configurationTable } from '../../config/configuration-table.ts'
import { institutionTable } from '../../config/institution/institution-table.ts'
import { furtherVariables } from '../start/site/further-variables.ts'
import { allVariables, areaSettings } from '../start/site/site-definition.ts'
import { runCommand } from './line/run-command.ts'

const pages = {
  'docs/configuration.md': () => configurationTable(allVariables, furtherVariables),
  'docs/institution.md': () => institutionTable(areaSettings),
}
const command = {
  command: 'npm run docs:configuration',
  what: `Writes the tables of all variables and of all keys of institution.json to ${Object.keys(pages).join(' and ')}.`,
}

await runCommand(command, async () => {
  for (const [file, text] of Object.entries(pages)) {
    writeFileSync(file, text())
    console.log(`wrote ${file}`)
  }
  return true
})
