import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { membersOf } from '../../scripts/reference/docstrings.mjs'
import { partsReference, tokensReference } from '../../scripts/reference/parts.mjs'
import { referenceOf } from '../../scripts/reference/reference.mjs'
import { filesBelow } from '../../server/build/site/files-below.mjs'
import { root } from '../../server/commands/measures/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')
const list = (folder: string) => filesBelow(root, folder).sort()

it('the reference of the contract says what the docstrings say: else run "npm run docs:reference"', () => {
  expect(read('docs/reference.md')).toBe(referenceOf(read, list))
})

it('members are found with their docstrings, over several lines and with objects in their types', () => {
  const source = `/** A jar. */
export interface Jar<Lid extends object = { a: string }> extends Pot<Lid> {
  /**
   * How it is closed.
   *
   * @throws when it is broken
   */
  close?(input: { lid: Lid; /* a comment: } */ by: 'hand' | '}' }):
    | Promise<void>
    | undefined
  size: number
  readonly marks: readonly { name: string }[]
}
`
  expect(membersOf('Jar', source)).toEqual({
    words: 'A jar.',
    members: [
      {
        name: 'close',
        optional: true,
        type: "(input: { lid: Lid; by: 'hand' | '}' }): Promise<void> | undefined",
        words: 'How it is closed. Throws when it is broken',
      },
      { name: 'size', optional: false, type: 'number', words: '' },
      { name: 'marks', optional: false, type: 'readonly { name: string }[]', words: '' },
    ],
  })
  expect(membersOf('Lid', source)).toBeNull()
})

it('parts and hooks are listed with what is imported, what they are given and what they say', () => {
  const source = `interface JarProps extends HTMLAttributes<HTMLElement> {
  /** What it is closed with. */
  lid?: 'cork' | 'glass'
}

/** A jar on a page. */
export function Jar({ lid, ...attributes }: JarProps) {
  return null
}
/** What is in it. */
export const useContents = (of: readonly string[]): string => of.join()
export const within = 3
`
  const words = partsReference(['ui/jar/jar.tsx', 'ui/jar/jar.test.tsx', 'ui/jar/glaze.ts'], () => source)
  expect(words.match(/\bimport \{ \w+ \} from '[^']+'/g)).toEqual([
    "import { Jar } from 'atrium/ui/jar/jar.tsx'",
    "import { useContents } from 'atrium/ui/jar/jar.tsx'",
  ])
  expect(words).toContain("| `lid` | `'cork' \\| 'glass'`<br>What it is closed with. |")
  expect(words).toContain('| `useContents` | `(of: readonly string[])`<br>What is in it.<br>')
})

it('tokens are listed with the comments over them', () => {
  expect(tokensReference(':root {\n  /* The ground. */\n  --clay: #fff;\n  --kiln: 1rem;\n  }')).toContain(
    '| `--clay` | `#fff`<br>The ground. |\n| `--kiln` | `1rem` |',
  )
})
