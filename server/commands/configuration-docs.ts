import { writeFileSync } from 'node:fs'
import { configurationTable } from '../../config/configuration-table.ts'
import { variables } from '../../config/variables.ts'

/** Writes the table of all variables into the documentation. */
writeFileSync('docs/configuration.md', configurationTable(variables))
console.log('wrote docs/configuration.md')
