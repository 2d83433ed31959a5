// Takes minutes: begins first.
import { expect, it } from 'vitest'
import { writeDocumented } from '../documented-files.ts'
import { copyProject } from '../project-copy.ts'

const project = copyProject()

it('what the documents show, and what npm run new writes, has correct types, is put together, and passes its tests', {
  timeout: 300_000,
}, async () => {
  expect(writeDocumented(project.root)).toEqual(
    expect.arrayContaining([
      'plugins/recipes/index.ts',
      'plugins/recipes/settings.ts',
      'plugins/recipes/pages/all.ts',
      'plugins/recipes/pantry/index.ts',
      'plugins/recipes/blocks/recipe-of-the-week/index.tsx',
      'blocks/recipe-steps/index.tsx',
    ]),
  )
  for (const parameters of [
    ['plugin', 'kites', 'kite'],
    ['block', 'wind-rose'],
  ]) {
    const { code, output } = await project.run('scripts/new.mjs', ...parameters)
    expect(code, output).toBe(0)
  }
  const written = ['plugins/kites', 'blocks/wind-rose']
  const style = await project.runTool('@biomejs/biome/bin/biome', 'check', '--vcs-enabled=false', ...written)
  expect(style.code, style.output).toBe(0)
  expect((await project.runTool('typescript/bin/tsc', '--noEmit')).output).toBe('')
  const site = await project.run('scripts/run.mjs', 'describe')
  expect([site.code, site.output]).toEqual([
    0,
    expect.stringMatching(/^ {2}recipeSteps .*^ {2}GET \/recipes\/all\.json/ms),
  ])
  const areas = ['plugins/recipes', 'plugins/kites']
  const tests = await project.runTool('vitest/vitest.mjs', 'run', '--project', 'unit', ...areas)
  for (const area of areas) expect([tests.code, tests.output]).toEqual([0, expect.stringContaining(`${area}/tests/`)])
  const contract = ['server/testing/page-contract.test.ts', '--testNamePattern', 'recipes/']
  const pages = await project.runTool('vitest/vitest.mjs', 'run', '--project', 'unit', ...contract)
  expect([pages.code, pages.output]).toEqual([0, expect.stringMatching(/Tests .*\d passed/)])
})
