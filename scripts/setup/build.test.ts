import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it, onTestFinished, vi } from 'vitest'
import { serverEntries } from '../../server/build/server-entries.ts'
import { isTest, sourceFiles, valuesOf } from '../../server/commands/measures/source-files.ts'
import { SOURCES, STUDIO_SOURCES, takeLock } from './build.mjs'

const files = new Map(sourceFiles.filter(({ path }) => !isTest(path)).map((file) => [file.path, file]))
const below = (...folders: string[]) => [...files.keys()].filter((path) => folders.some((one) => path.startsWith(one)))

/** Sources that are built with these: what they import, and what that does. */
function builtWith(begin: readonly string[]): string[] {
  const reached = new Set(begin)
  for (const path of reached)
    for (const imported of valuesOf(files.get(path) ?? { path, text: '', lines: 0 }))
      if (files.has(imported)) reached.add(imported)
  return [...reached]
}

it.each([
  [
    'the site',
    SOURCES,
    [...Object.values(serverEntries).map((file) => file.slice(2)), ...below('blocks/', 'plugins/'), 'theme/look.css'],
  ],
  ['the studio', STUDIO_SOURCES, below('studio/client/')],
])('%s is built again when any source changes that is in the build', (_, sources, begin) => {
  const built = builtWith(begin)
  expect(built.length).toBeGreaterThan(100)
  const isSource = (path: string) => sources.some((source) => path === source || path.startsWith(`${source}/`))
  expect(built.filter((path) => !isSource(path))).toEqual([])
})

/** A folder of a build whose lock says this, and what is printed by whoever waits for it. */
function locked(text: string) {
  const folder = temporaryFolder('build')
  writeFileSync(join(folder, 'lock'), text)
  const said: string[] = []
  vi.spyOn(process.stdout, 'write').mockImplementation((part) => said.push(String(part)) > 0)
  onTestFinished(() => void vi.restoreAllMocks())
  return { folder, said: () => said.join('') }
}

it.each([
  ['a machine that went down', ''],
  ['a process that has ended', '99999999'],
  ['a container before this one, in which it had the number of this process', String(process.pid)],
])('a build takes over the lock of %s', async (_, text) => {
  const { folder, said } = locked(text)
  const release = await takeLock(folder)
  expect([readFileSync(join(folder, 'lock'), 'utf8'), said()]).toEqual([String(process.pid), ''])
  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
})

it('a build waits for the one that runs, and says once for which', async () => {
  const other = spawn(process.execPath, ['--eval', 'setInterval(() => {}, 1000)'])
  const { folder, said } = locked(String(other.pid))
  const taken = takeLock(folder)
  await new Promise((resolve) => setTimeout(resolve, 1200))
  const before = said()
  other.kill()
  await once(other, 'exit')
  ;(await taken)()
  expect([before, said()]).toEqual(Array(2).fill(`Process ${other.pid} is building; this one waits for it.\n`))
})

it('a build that can be written nowhere fails, and says where', async () => {
  const folder = join(temporaryFolder('build'), 'dist')
  writeFileSync(folder, 'a file')
  await expect(takeLock(folder)).rejects.toThrow(`Is ${folder} writable?`)
})
