import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'

const site = join(temporaryFolder('upgrade-program'), 'kites')
const file = join(site, 'plugins/kites/index.ts')
const OLD = `import { definePlugin } from '#engine'\nimport { now } from '#engine/time/clock.ts'\n`
const NEW = OLD.replace("'#engine'", "'atrium'")

function upgrade(...given: string[]) {
  return run('upgrade.mjs', given)
}

function run(name: string, given: string[], folder = site) {
  const program = resolve(import.meta.dirname, '../../../bin', name)
  const env = { ...process.env, ATRIUM_SITE: undefined, CONTENT_DIR: 'content' }
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...given], {
    cwd: folder,
    env,
    encoding: 'utf8',
  })
  return { status, output: stdout + stderr }
}

const git = (...given: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...given], { cwd: site })

it('writes where git can bring back what was there, or it is told to, and says what is left', () => {
  mkdirSync(join(site, 'plugins/kites'), { recursive: true })
  writeFileSync(join(site, 'atrium.config.ts'), 'export default {}\n')
  writeFileSync(file, OLD)
  const left = 'Change it; then run this again'

  expect(upgrade('--check')).toMatchObject({
    status: 1,
    output: expect.stringContaining('index.ts:1: "#engine" is gone'),
  })
  expect(upgrade()).toMatchObject({ status: 2, output: expect.stringContaining('is not under git') })
  git('init', '--quiet')
  expect(upgrade()).toMatchObject({ status: 2, output: expect.stringContaining('changes that are not committed') })
  expect(readFileSync(file, 'utf8')).toBe(OLD)

  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  expect(upgrade()).toMatchObject({ status: 1, output: expect.stringContaining(left) })
  expect(readFileSync(file, 'utf8')).toBe(NEW)

  writeFileSync(file, OLD)
  writeFileSync(join(site, 'note.txt'), 'not committed')
  expect(upgrade('--force').output).toContain('wrote plugins/kites/index.ts:1')
  expect(readFileSync(file, 'utf8')).toBe(NEW)
})

it('writes no content that git ignores, from whichever folder of the site it is run', () => {
  mkdirSync(join(site, 'content'))
  writeFileSync(join(site, 'content/institution.json'), '{}')
  writeFileSync(join(site, '.gitignore'), 'content/\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Keep content elsewhere')
  const refused = { status: 2, output: expect.stringContaining(`${join(site, 'content')} is ignored by git`) }
  expect(upgrade()).toMatchObject(refused)
  expect(run('atrium.mjs', ['upgrade'], join(site, 'plugins/kites'))).toMatchObject(refused)
})
