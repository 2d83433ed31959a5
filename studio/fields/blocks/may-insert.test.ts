import { expect, it } from 'vitest'
import type { BlockForm } from '../../forms/form.ts'
import { type Insertable, insertable, meant } from './may-insert.ts'

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

const here = (found: readonly Insertable[]) => names(found.filter(({ isElsewhere }) => !isElsewhere))

it('offers what may be in a place, by category and name, and after it what may be elsewhere alone', () => {
  expect(here(insertable(blocks, true, []))).toEqual(['hero', 'call_out', 'rich', 'text_block'])
  expect(here(insertable(blocks, false, []))).toEqual(['call_out', 'quote', 'rich', 'text_block'])
  expect(insertable(blocks, true, []).at(-1)).toEqual({ block: blocks[4], isElsewhere: true })
  expect(meant(insertable(blocks, false, []), 'hero')).toEqual([{ block: blocks[3], isElsewhere: true }])
})

it('begins with the category that is used most, and in it with the block that is', () => {
  const used = blocks.map((one) => ({ ...one, uses: { text_block: 40, rich: 2, call_out: 9 }[one.wire] ?? 0 }))
  expect(here(insertable(used, true, []))).toEqual(['text_block', 'rich', 'call_out', 'hero'])
})

it('says how many of a block are left at the top of a page', () => {
  expect(insertable(blocks, true, ['hero', 'text_block'])).toContainEqual({ block: blocks[3], left: 1 })
  expect(insertable(blocks, true, ['hero', 'hero', 'hero'])).toContainEqual({ block: blocks[3], left: 0 })
})

it('offers first what is called as was typed, then what is meant by it', () => {
  const found = insertable(blocks, true, [])
  expect(here(meant(found, 'text'))).toEqual(['text_block', 'rich', 'call_out'])
  expect(here(meant(found, ' '))).toEqual(['hero', 'call_out', 'rich', 'text_block'])
  expect(names(meant(found, 'nothing like it'))).toEqual([])
})
