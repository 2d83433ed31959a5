import { expect, it } from 'vitest'
import { summaryOf } from '../block-pages/pages.ts'

it('an example is told by what it fills in', () => {
  const example = { title: 'A title that is far too long for one line', size: 'small', items: [{}, {}], cta: {} }
  expect(summaryOf({ blockType: 'list', ...example })).toBe('title, size: small, items (2), cta')
  expect(summaryOf({ blockType: 'list' })).toBe('nothing filled in')
})
