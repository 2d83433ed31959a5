import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { configurationTable } from '../../config/configuration-table.ts'
import { allVariables } from '../../server/site-definition.ts'
import { root } from './source-files.ts'

it('the documentation lists every variable as it is: else run "npm run docs:configuration"', () => {
  expect(readFileSync(join(root, 'docs/configuration.md'), 'utf8')).toBe(configurationTable(allVariables))
})
