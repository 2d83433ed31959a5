import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { programStarts } from './program-starts.ts'

const folder = temporaryFolder('starts')
const generateBundle = programStarts(join(import.meta.dirname, '../../package.json')).generateBundle as () => void
generateBundle.call({
  emitFile: ({ fileName, source }: { fileName: string; source: string }) =>
    writeFileSync(join(folder, fileName), source),
} as never)
writeFileSync(join(folder, 'main-program.mjs'), "setTimeout(() => console.log('runs'), 60_000)")

const asked = "process.execArgv.push('--interrupt-budget=9')"

it.each([
  ['20.19.0', '', '--interrupt-budget=500000\n--interrupt-budget=66000\nruns\n'],
  ['20.19.0', asked, 'runs\n'],
  ['22.12.0', '', 'runs\n'],
  ['26.1.0', '', 'runs\n'],
])('under Node %s a program sets of V8 what that version knows, and nobody has set: %s', (version, before, said) => {
  const other = join(folder, 'other.cjs')
  writeFileSync(
    other,
    `const { setTimeout: after } = globalThis
globalThis.setTimeout = (run, time, ...given) => after(run, time / 1000, ...given)
require('v8').setFlagsFromString = (flag) => console.log(flag)
${before}
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  )
  const { stdout } = spawnSync(process.execPath, ['--require', other, join(folder, 'main.mjs')])
  expect(stdout.toString()).toBe(said)
})
