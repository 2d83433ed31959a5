import { defineModule, f, section } from 'atrium'
import { expect, it } from 'vitest'
import { modulesBeside } from '../block-pages/modules.ts'
import { summaryOf } from '../block-pages/summary.ts'

const steps = defineModule({
  label: 'Steps',
  fields: () => ({ text: f.text() }),
  section: () => section('intro', { text: 'a' }),
})

it('names the modules beside a block as a page imports them', () => {
  const files = { '/blocks/recipe-steps/module.ts': { steps, ways: ['a'] } }
  expect(modulesBeside('blocks/recipe-steps/index.tsx', files)).toEqual([
    "import { steps } from 'atrium/blocks/recipe-steps/module.ts'",
  ])
  expect(modulesBeside('blocks/header/index.tsx', files)).toEqual([])
})

it('names modules of several kinds once', () => {
  const kinds = Object.assign(() => steps(), { kinds: { steps } })
  expect(modulesBeside('blocks/ways/index.tsx', { '/blocks/ways/module.ts': { kinds, other: () => 1 } })).toEqual([
    "import { kinds } from 'atrium/blocks/ways/module.ts'",
  ])
})

it('an example is told by what it fills in', () => {
  const example = { title: 'A title that is far too long for one line', size: 'small', items: [{}, {}], cta: {} }
  expect(summaryOf({ blockType: 'list', ...example })).toBe('title, size: small, items (2), cta')
  expect(summaryOf({ blockType: 'list' })).toBe('nothing filled in')
})
