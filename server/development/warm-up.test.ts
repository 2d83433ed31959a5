import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { warmUp } from './warm-up.ts'

it('asks for the modules of Atrium by their place, and for those of the site by their path; for none of the server and of tests', async () => {
  const [atrium, site] = [temporaryFolder('atrium'), temporaryFolder('site')]
  const write = (folder: string, path: string) => {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), 'export {}\n')
  }
  for (const path of [
    'blocks/hero/index.tsx',
    'blocks/hero/hero.css',
    'ui/a.test.ts',
    'ui/a.d.ts',
    'server/commands/describe.ts',
    'plugins/news/tests/articles.ts',
    'plugins/news/index.ts',
  ])
    write(atrium, path)
  write(site, 'plugins/recipes/index.ts')
  const asked: string[] = []
  await warmUp({ warmupRequest: async (url) => void asked.push(url) }, { atrium, site })
  expect(asked.sort()).toEqual(
    ['/blocks/hero/index.tsx', '/plugins/news/index.ts', `/@fs${join(site, 'plugins/recipes/index.ts')}`].sort(),
  )
})
