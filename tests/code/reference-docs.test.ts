import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { membersOf } from '../../scripts/reference/docstrings.mjs'
import { referenceOf } from '../../scripts/reference/reference.mjs'
import { root } from '../../server/commands/measures/source-files.ts'

const read = (path: string) => readFileSync(join(root, path), 'utf8')

it('the reference of the contract says what the docstrings say: else run "npm run docs:reference"', () => {
  expect(read('docs/reference.md')).toBe(referenceOf(read))
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
