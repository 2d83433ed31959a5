import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { copyProject } from '../project-copy.ts'

const project = copyProject()

/** Code of a document that says in its first line where it stands: `// plugins/recipes/index.ts`. */
const examplesOf = (document: string) =>
  [
    ...readFileSync(join(project.root, document), 'utf8').matchAll(/^```tsx?\n\/\/ (plugins\/\S+)\n([\s\S]*?)^```$/gm),
  ].map(([, file = '', text = '']) => ({ file, text }))

it('the area that the documents show has correct types, and its tests pass', { timeout: 300_000 }, async () => {
  const examples = ['docs/add-a-page.md', 'docs/add-an-area.md'].flatMap(examplesOf)
  expect(examples.map(({ file }) => file)).toEqual(
    expect.arrayContaining([
      'plugins/recipes/index.ts',
      'plugins/recipes/pages/all.ts',
      'plugins/recipes/pantry/index.ts',
    ]),
  )
  for (const { file, text } of examples) {
    mkdirSync(dirname(join(project.root, file)), { recursive: true })
    writeFileSync(join(project.root, file), text)
  }
  expect((await project.runTool('typescript/bin/tsc', '--noEmit')).output).toBe('')
  const tests = await project.runTool('vitest/vitest.mjs', 'run', '--project', 'unit', 'plugins/recipes')
  expect(tests.code, tests.output).toBe(0)
})
