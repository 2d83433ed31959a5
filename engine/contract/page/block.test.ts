import { expect, it } from 'vitest'
import { section } from './block.ts'

it('a section has no field that is undefined', () => {
  const made = section('heading' as never, { text: 'A', level: undefined, id: null, isShown: false } as never)
  expect(made).toStrictEqual({ blockType: 'heading', text: 'A', id: null, isShown: false })
})
