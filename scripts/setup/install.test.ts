import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'

const parent = temporaryFolder('folder')

it.each(['100%', 'site #2', 'what?'])('a folder %s, which the build cannot read, is named', (name) => {
  const site = join(parent, name)
  mkdirSync(site)
  writeFileSync(join(site, 'atrium.config.ts'), 'export default {}\n')
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, '../build.mjs')], {
    cwd: site,
    env: { ...process.env, ATRIUM_SITE: site },
    encoding: 'utf8',
  })
  expect([status, stderr]).toEqual([2, expect.stringContaining(`The path ${site} is not valid`)])
})
