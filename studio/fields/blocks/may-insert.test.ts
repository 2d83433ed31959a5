import { expect, it } from 'vitest'
import type { BlockForm } from '../../forms/form.ts'
import { insertable, meant } from './may-insert.ts'

const block = (wire: string, label: string, category: string, more: Partial<BlockForm> = {}): BlockForm =>
  ({ wire, label, category, icon: '', placement: 'both', fields: [], examples: [], ...more }) as never
const blocks = [
  block('call_out', 'Call-out', 'Links', { help: 'Between two parts of a text.' }),
  block('rich', 'Rich text', 'Words'),
  block('text_block', 'Text', 'Words'),
  block('hero', 'Hero', 'Layout', { placement: 'section', most: 2 }),
  block('quote', 'Quotation', 'Words', { placement: 'body' }),
]
const names = (found: readonly { block: BlockForm }[]) => found.map(({ block: { wire } }) => wire)

it('offers what may be in a place, by category and name', () => {
  expect(names(insertable(blocks, true, []))).toEqual(['hero', 'call_out', 'rich', 'text_block'])
  expect(names(insertable(blocks, false, []))).toEqual(['call_out', 'quote', 'rich', 'text_block'])
})

it('says how many of a block are left at the top of a page', () => {
  expect(insertable(blocks, true, ['hero', 'text_block'])).toContainEqual({ block: blocks[3], left: 1 })
  expect(insertable(blocks, true, ['hero', 'hero', 'hero'])).toContainEqual({ block: blocks[3], left: 0 })
})

it('offers first what is called as was typed, then what is meant by it', () => {
  const found = insertable(blocks, true, [])
  expect(names(meant(found, 'text'))).toEqual(['text_block', 'rich', 'call_out'])
  expect(names(meant(found, ' '))).toEqual(['hero', 'call_out', 'rich', 'text_block'])
  expect(names(meant(found, 'nothing like it'))).toEqual([])
})
