// Takes minutes: begins first.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../project-copy.ts'

const project = copyProject()

/** Code of a document that says in its first line where it stands: `// plugins/recipes/index.ts`. */
const examplesOf = (document: string) =>
  [
    ...readFileSync(join(project.root, document), 'utf8').matchAll(
      /^```tsx?\n\/\/ ((?:plugins|blocks)\/\S+)\n([\s\S]*?)^```$/gm,
    ),
  ].map(([, file = '', text = '']) => ({ file, text }))

it('what the documents show, and what npm run new writes, has correct types, is put together, and passes its tests', {
  timeout: 300_000,
}, async () => {
  const examples = ['docs/add-a-page.md', 'docs/add-an-area.md', 'docs/add-a-block.md'].flatMap(examplesOf)
  expect(examples.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'plugins/recipes/index.ts',
      'plugins/recipes/pages/all.ts',
      'plugins/recipes/pantry/index.ts',
      'blocks/recipe-steps/index.tsx',
    ]),
  )
  for (const { file, text } of examples) {
    mkdirSync(dirname(join(project.root, file)), { recursive: true })
    writeFileSync(join(project.root, file), text)
  }
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
  const contract = ['tests/contract/all-pages.test.ts', '--testNamePattern', 'recipes/']
  const pages = await project.runTool('vitest/vitest.mjs', 'run', '--project', 'unit', ...contract)
  expect([pages.code, pages.output]).toEqual([0, expect.stringMatching(/Tests .*\d passed/)])
})
