import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { goneIn, isReached } from '../../engine/base/deprecated.mjs'
import { version } from '../../package.json'
import { isTest, root, sourceFiles } from '../../server/commands/measures/source-files.ts'
import { CHANGES } from '../../server/commands/upgrade/changes.mjs'
import { lineOf, upgradeSources } from '../../server/commands/upgrade/sources.mjs'

const isOver = (deprecated: { since: string; until?: string }) => isReached(goneIn(deprecated), version)

it('a field, a setting or a block that is deprecated lives one minor version', () => {
  const over = sourceFiles
    .filter(({ path }) => /^(blocks|model|plugins)\/.*\.tsx?$/.test(path) && !isTest(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/deprecated: \{\s*since: '([^']+)'/g)].map(([, since]) => [path, since]),
    )
    .filter(([, since]) => isOver({ since: since as string }))
  expect(over).toEqual([])
})

it('a name that atrium exports is there until the version that no longer has it, and what takes its place is', () => {
  const contract = readFileSync(join(root, 'engine/index.ts'), 'utf8')
  const isExported = (name: string) => new RegExp(`\\b${name}\\b`).test(contract.replace(/from '[^']*'/g, ''))
  for (const { kind, name, use = '', ...change } of CHANGES.filter((one) => one.kind === 'export'))
    expect([kind, name, isExported(name), isExported(use)]).toEqual([kind, name, !isOver(change), true])
})

it('the sources of the demo and of Atrium itself say nothing that the version no longer has', () => {
  const changes = CHANGES.filter(({ isOfSite }) => !isOfSite)
  expect(upgradeSources(root, changes, { version, write: false }).map(lineOf)).toEqual([])
})
