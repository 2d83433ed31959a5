import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it, vi } from 'vitest'
import { interruptBudget } from './command.mjs'
import { keepRunning } from './restart.mjs'

it('a development server whose project is deleted ends, and is not waited for', async () => {
  const module = join(temporaryFolder('restart'), 'serve.mjs')
  writeFileSync(
    module,
    `import { rmSync } from 'node:fs'
     process.send({ port: '1', files: [] }, () => { rmSync(import.meta.filename); process.exit(75) })`,
  )
  await expect(keepRunning(module)).rejects.toThrow(/ is gone: the development server has ended\.$/)
})

it('a development server takes little memory, unless somebody asks for more', async () => {
  const folder = temporaryFolder('restart')
  const module = join(folder, 'serve.mjs')
  const told = join(folder, 'told.json')
  writeFileSync(
    module,
    `import { writeFileSync } from 'node:fs'
     const { execArgv, env: { MALLOC_ARENA_MAX, RAYON_NUM_THREADS } } = process
     writeFileSync(${JSON.stringify(told)}, JSON.stringify([execArgv, MALLOC_ARENA_MAX, RAYON_NUM_THREADS]))`,
  )
  vi.stubEnv('MALLOC_ARENA_MAX', undefined)
  vi.stubEnv('RAYON_NUM_THREADS', '4')
  const given = process.execArgv
  process.execArgv = ['--max-semi-space-size=64']
  try {
    await keepRunning(module)
  } finally {
    process.execArgv = given
    vi.unstubAllEnvs()
  }
  const [parameters, arenas, threads] = JSON.parse(readFileSync(told, 'utf8'))
  expect(parameters).toEqual([
    '--min-semi-space-size=8',
    '--max-semi-space-size=8',
    '--no-parallel-scavenge',
    '--heap-growing-percent=30',
    '--compact-on-every-full-gc',
    ...interruptBudget(500_000),
    '--max-semi-space-size=64',
  ])
  expect([arenas, threads]).toEqual(['2', '4'])
})
