import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { programOf } from './program.ts'

it('servers are started from the release that a link leads to now', () => {
  const folder = temporaryFolder('releases')
  const program = 'dist/server/main.mjs'
  for (const release of ['one', 'two']) {
    mkdirSync(join(folder, release, 'dist/server'), { recursive: true })
    writeFileSync(join(folder, release, program), `console.log(process.argv[1], '${release}')`)
  }
  const current = join(folder, 'current')
  const run = (path: string) => execFileSync(process.execPath, [path], { encoding: 'utf8' }).trim().split(' ')
  symlinkSync('one', current)
  const [started, first] = run(join(current, program)) as [string, string]
  symlinkSync('two', `${current}.new`)
  renameSync(`${current}.new`, current)
  const [, second] = run(programOf(started, join(folder, 'one/dist')))
  expect([first, second]).toEqual(['one', 'two'])
})

it('servers are started from the own build where another script has started the supervisor', () => {
  expect(programOf('/project/scripts/start.mjs', '/project/dist')).toBe('/project/dist/server/main.mjs')
})
