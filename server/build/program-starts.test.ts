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
writeFileSync(join(folder, 'main-program.mjs'), "setTimeout(() => console.log('runs'))")

it.each([
  ['20.19.0', '--interrupt-budget=500000\nruns\n'],
  ['22.12.0', 'runs\n'],
  ['26.1.0', 'runs\n'],
])('under Node %s a program sets of V8 what that version knows', (version, said) => {
  const other = join(folder, 'other.cjs')
  writeFileSync(
    other,
    `require('v8').setFlagsFromString = (flag) => console.log(flag)
Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`,
  )
  const { stdout } = spawnSync(process.execPath, ['--require', other, join(folder, 'main.mjs')])
  expect(stdout.toString()).toBe(said)
})
