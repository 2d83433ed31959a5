import { describe, expect, it } from 'vitest'
import type { FieldProblem } from '../base/problem.ts'
import { blocksWireSchemas } from './block-lists/wire-schemas.ts'
import { placedBlocks } from './placed-blocks.ts'

const block = (placement: 'body' | 'section' | 'both', most?: number) => ({
  fields: {},
  definition: { type: 'x', label: 'X', placement, most },
})
const blocks = new Map([
  ['words', block('both')],
  ['note', block('body')],
  ['band', block('section')],
  ['form', block('both', 1)],
])

function placed(isTopLevel: boolean, ...keys: string[]) {
  const issues: FieldProblem[] = []
  const items = keys.map((key) => ({ [key]: {} }))
  const kept = placedBlocks(items, { isTopLevel, path: 'sections' }, { blocks, issues })
  return { kept: kept.map((item) => Object.keys(item as object)[0]), issues }
}

describe('blocks that editors put', () => {
  it.each([
    ['at the top level of a page', true, ['words', 'band', 'form']],
    ['into a text', false, ['words', 'note', 'form']],
  ])('%s are those that may stand there', (_where, isTopLevel, expected) => {
    expect(placed(isTopLevel, 'words', 'note', 'band', 'form').kept).toEqual(expected)
  })

  it('elsewhere are left out, with place, reason and remedy', () => {
    expect(placed(true, 'words', 'note').issues).toEqual([
      {
        severity: 'error',
        field: 'sections[1].note',
        reason: 'may not stand at the top level of a page',
        remedy: 'Put it into a block that holds others.',
      },
    ])
    expect(placed(false, 'band').issues).toMatchObject([
      { field: 'sections[0].band', reason: 'may not stand in a text' },
    ])
  })

  it('more often than a page may have them are left out, the first ones stay', () => {
    const { kept, issues } = placed(true, 'form', 'words', 'form')
    expect(kept).toEqual(['form', 'words'])
    expect(issues).toMatchObject([{ field: 'sections[2].form', reason: 'stands here 2 times; a page may have 1' }])
    expect(placed(false, 'form', 'form').kept).toEqual(['form', 'form'])
  })

  it('and that nobody knows stay, to be reported as such', () => {
    expect(placed(true, 'unheard_of')).toEqual({ kept: ['unheard_of'], issues: [] })
  })
})

it('the exported schema of the top level says which blocks may stand there, and how many of each', () => {
  const [texts, top] = blocksWireSchemas(blocks)
  const names = (schema: typeof top) => Object.keys((schema.items as { properties: object }).properties)
  expect(names(texts)).toEqual(['words', 'note', 'form'])
  expect(names(top)).toEqual(['words', 'band', 'form'])
  expect(top.allOf).toEqual([{ contains: { required: ['form'] }, minContains: 0, maxContains: 1 }])
})
