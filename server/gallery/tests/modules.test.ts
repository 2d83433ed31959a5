import { expect, it } from 'vitest'
import { defineModule, f, section } from '#engine'
import { modulesBeside } from '../facts/modules.ts'

const steps = defineModule({
  label: 'Steps',
  fields: () => ({ text: f.text() }),
  section: () => section('intro', { text: 'a' }),
})

it('names the modules beside a block as a page imports them', () => {
  const files = { '/blocks/recipe-steps/module.ts': { steps, ways: ['a'] } }
  expect(modulesBeside('blocks/recipe-steps/index.tsx', files)).toEqual([
    "import { steps } from '#blocks/recipe-steps/module.ts'",
  ])
  expect(modulesBeside('blocks/header/index.tsx', files)).toEqual([])
})
