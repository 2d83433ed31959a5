import { expect, it } from 'vitest'
import type { FieldProblem } from '#engine/base/index.ts'
import { normalise, readWire } from '#engine/host.ts'
import { wireExample } from '#engine/outputs/installed/wire-example.ts'
import { defineSite } from '../../server/start/site/site-definition.ts'
import { createCatalogue } from '../../services/content/catalogue/catalogue.ts'

const site = defineSite({ brand: 'ellery' })
const catalogue = createCatalogue(site)
const cases = [...site.blocks.values()].flatMap(({ definition, fields }) =>
  definition.wire
    ? definition.examples.map((example, index) => [definition.type, index + 1, definition, fields, example] as const)
    : [],
)

/** The same with references as stubs, which is all that a file says of them. */
function stubbed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(stubbed)
  if (typeof value !== 'object' || value === null) return value
  if ('uid' in value && 'contentType' in value) return { uid: value.uid, contentType: value.contentType }
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, stubbed(inner)]))
}

it.each(cases)(
  'what an editor writes for %s, example %i, is read as that example',
  (type, _, block, fields, example) => {
    const wire = wireExample(site.blocks, type, example)?.[block.wire as string] as Record<string, unknown>
    const issues: FieldProblem[] = []
    const read = readWire(fields, wire, '', { blocks: catalogue.wireBlocks, issues })
    const model = normalise(fields, read, '', {
      blocks: catalogue.wireBlocks,
      fill: catalogue.fill,
      html: (value) => value,
      inline: (value) => value,
      date: (value) => value,
      issues,
    })
    expect(issues).toEqual([])
    expect(block.schema.parse(model)).toEqual(stubbed(block.schema.parse(example)))
  },
)

it('a block that only pages compose is nothing that an editor writes', () => {
  expect(wireExample(site.blocks, 'ribbon', { text: 'PREVIEW' })).toBeUndefined()
})
