import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
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
