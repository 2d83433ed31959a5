import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryFolder } from 'atrium/testing'
import { expect, it } from 'vitest'
import { namedScripts, scriptsNamed } from './named-scripts.ts'

const atrium = temporaryFolder('atrium')
const write = (path: string) => {
  mkdirSync(dirname(join(atrium, path)), { recursive: true })
  writeFileSync(join(atrium, path), '')
}
for (const path of ['blocks/hero/print.enhance.ts', 'blocks/map/map.island.tsx', 'plugins/news/index.ts']) write(path)

const { transform } = namedScripts({ atrium, site: atrium }) as unknown as {
  transform(this: object, code: string, id: string): Promise<void>
}
/** What the build says of a component. */
const refusalOf = (code: string): Promise<string> =>
  transform
    .call(
      {
        error: (message: string) => {
          throw new Error(message)
        },
      },
      code,
      join(atrium, 'blocks/hero/index.tsx'),
    )
    .then(
      () => 'none',
      (error: Error) => error.message,
    )

it.each([
  "useScript('blocks/hero/print.enhance.ts')",
  "<div data-island={useScript('/blocks/map/map.island.tsx')} />",
  "const MAP = 'blocks/map/map.island.tsx'\nuseScript(MAP)",
  "useScript(isFlat ? 'blocks/map/map.island.tsx' : 'blocks/hero/print.enhance.ts')",
  'export function useScript(file: string) {}',
  '// useScript(fileOf(block))',
  '/** Like `useScript(fileOf(block))`. */',
])('takes scripts that are there: %s', async (code) => {
  expect(await refusalOf(code)).toBe('none')
})

it.each([
  ["useScript('blocks/hero/prnt.enhance.ts')", 'there is no such script. Did you mean "blocks/hero/print.enhance.ts"?'],
  ["useScript('hero/print.enhance.ts')", 'there is no such script. Did you mean "blocks/hero/print.enhance.ts"?'],
  [
    "useScript('blocks/hero/print.ts')",
    'a script ends in .enhance.ts, an island in .island.tsx. Did you mean "blocks/hero/print.enhance.ts"?',
  ],
  [
    "const MAP = 'blocks/map/mp.island.tsx'\nuseScript(MAP)",
    'there is no such script. Did you mean "blocks/map/map.island.tsx"?',
  ],
  ["useScript('./clock.enhance.ts')", 'there is no such script. Write its place, like'],
])('names the nearest of a script that is not there: %s', async (code, message) => {
  expect(await refusalOf(code)).toContain(
    `blocks/hero/index.tsx: useScript("${scriptsNamed(code)[0]?.scripts}") is not valid: ${message}`,
  )
})

it.each(['fileOf(block)', 'script', '`blocks/${name}/print.enhance.ts`'])(
  'stops at a script that is worked out: %s',
  async (given) => {
    expect(await refusalOf(`useScript(${given})`)).toBe(
      `blocks/hero/index.tsx: useScript(${given}) is not valid: its script is worked out, and nobody can look whether it is there. Name it by a text, like useScript('blocks/hero/print.enhance.ts'), and hand on what that returns.`,
    )
  },
)

it('sees in development what is written and deleted meanwhile', async () => {
  const code = "useScript('blocks/hero/later.enhance.ts')"
  expect(await refusalOf(code)).toContain('there is no such script')
  write('blocks/hero/later.enhance.ts')
  expect(await refusalOf(code)).toBe('none')
  rmSync(join(atrium, 'blocks/hero/later.enhance.ts'))
  expect(await refusalOf(code)).toContain('there is no such script')
})
