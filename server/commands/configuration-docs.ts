import { writeFileSync } from 'node:fs'
import { configurationTable } from '../../config/configuration-table.ts'
import { allVariables } from '../site-definition.ts'

/** Writes the table of all variables into the documentation. */
writeFileSync('docs/configuration.md', configurationTable(allVariables))
console.log('wrote docs/configuration.md')
