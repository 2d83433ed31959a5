import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { configurationTable } from '../../config/configuration-table.ts'
import { institutionTable } from '../../config/institution/institution-table.ts'
import { root } from '../../server/commands/measures/source-files.ts'
import { furtherVariables } from '../../server/start/site/further-variables.ts'
import { allVariables, areaSettings } from '../../server/start/site/site-definition.ts'

describe('the documentation is as the code is: else run "npm run docs:configuration"', () => {
  it.each([
    ['docs/configuration.md', () => configurationTable(allVariables, furtherVariables)],
    ['docs/institution.md', () => institutionTable(areaSettings)],
  ])('%s', (file, written) => {
    expect(readFileSync(join(root, file), 'utf8')).toBe(written())
  })
})
