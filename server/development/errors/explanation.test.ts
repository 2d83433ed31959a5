import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { explainError, explainInText } from './explanation.ts'

const root = mkdtempSync(join(tmpdir(), 'explanation-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, 'blocks'))
const file = join(root, 'blocks/jar.tsx')
writeFileSync(file, "import { Cup } from './cup.ts'\n\nexport function Jar() {\n\tthrow new Error('broken')\n}\n")

const withStack = (error: Error, ...frames: string[]) =>
  Object.assign(error, { stack: [`${error.name}: ${error.message}`, ...frames].join('\n') })

it('names file and line of the first frame that is no package, and shows the lines around it', () => {
  const error = withStack(
    new TypeError('(0 , __vite_ssr_import_2__.glaze) is not a function'),
    `    at renderWithHooks (${root}/node_modules/react-dom/index.js:10:2)`,
    '    at process.processTimers (node:internal/timers:519:7)',
    `    at Jar (${file}:4:8)`,
    `    at async ${root}/blocks/jar.tsx?v=3:1:1`,
  )
  expect(explainError(error, root)).toEqual({
    message: 'TypeError: glaze is not a function',
    location: { file: 'blocks/jar.tsx', line: 4, column: 8 },
    frame: [
      "  1 | import { Cup } from './cup.ts'",
      '  2 |',
      '  3 | export function Jar() {',
      "> 4 | \tthrow new Error('broken')",
      '    | \t      ^',
      '  5 | }',
      '  6 |',
    ].join('\n'),
    stack: ['at Jar (blocks/jar.tsx:4:8)', 'at async blocks/jar.tsx:1:1'],
  })
})

it('names the line of an area before those of the engine that it called', () => {
  const frames = [`    at checkQuery (${root}/engine/lists.ts:1:1)`, `    at async load (${file}:4:8)`]
  expect(explainError(withStack(new Error('No such field.'), ...frames), root)).toMatchObject({
    location: { file: 'blocks/jar.tsx', line: 4 },
    stack: ['at checkQuery (engine/lists.ts:1:1)', 'at async load (blocks/jar.tsx:4:8)'],
  })
  expect(explainError(withStack(new Error('Broken.'), frames[0] as string), root).location?.file).toBe(
    'engine/lists.ts',
  )
})

it('takes the place of a file that cannot be parsed from Vite', () => {
  const error = Object.assign(new Error('Transform failed with 1 error'), {
    errors: [
      { message: '\u001b[31m[PARSE_ERROR] \u001b[0mUnexpected token\n   ╭─', loc: { file, line: 3, column: 7 } },
    ],
  })
  const text = explainInText(error, root).split('\n')
  expect(text.slice(0, 2)).toEqual(['Unexpected token', 'blocks/jar.tsx:3:8'])
})

it.each([
  `Failed to load url ./cup.ts (resolved id: ./cup.ts) in ${file}. Does the file exist?`,
  `Cannot find module './cup.ts' imported from '${file}'`,
])('says which import leads nowhere: %s', (message) => {
  expect(explainError(new Error(message), root)).toMatchObject({
    message:
      'blocks/jar.tsx imports ./cup.ts, which does not exist. Correct the path, with the ending of the file, or install the package.',
    location: { file: 'blocks/jar.tsx', line: 1 },
  })
})

it('adds nothing to an error that says itself what to do', () => {
  const error = Object.assign(new Error('PORT is "x". Give a number.'), { name: 'EnvironmentError' })
  expect(explainError(error, root)).toEqual({ message: 'PORT is "x". Give a number.', stack: [] })
})

it('takes the place of the cause where the error itself has none, and anything that was thrown', () => {
  const cause = withStack(new Error('broken'), `    at Jar (${file}:4:8)`)
  expect(explainError(withStack(new Error('Not fired.', { cause })), root).location?.line).toBe(4)
  expect(explainError('a text', root)).toEqual({ message: 'a text', stack: [] })
})

it('says what of a style sheet is not valid, with its line', () => {
  const sheet = join(root, 'blocks/jar.css')
  writeFileSync(sheet, '.jar {\n  color: red;\n')
  const error = Object.assign(new Error(`[postcss] ${sheet}?inline:1:1: Unclosed block`), {
    ...{ name: 'CssSyntaxError', reason: 'Unclosed block' },
    loc: { file: `${sheet}?inline`, line: 1, column: 0 },
  })
  expect(explainInText(error, root).split('\n').slice(0, 3)).toEqual([
    'blocks/jar.css is not valid CSS: Unclosed block. Correct the line.',
    'blocks/jar.css:1:1',
    '> 1 | .jar {',
  ])
})
