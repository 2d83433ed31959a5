import { defined } from '../../base/defined.ts'
import type { Block } from '../../contract/page/block.ts'
import type { Fields } from '../describe.ts'
import { FORM_KEYWORD } from '../form/annotate.ts'
import { mayStand } from '../placed-blocks.ts'
import { BLOCKS_ID, type JsonSchema, type Note, PAGE_BLOCKS_ID, wireSchema } from '../wire-schema.ts'

type Blocks = ReadonlyMap<
  string,
  { fields: Fields; definition: Pick<Block, 'label' | 'description' | 'placement' | 'most' | 'icon' | 'category'> }
>

/**
 * The shapes of fields of blocks, in texts and at the top level of pages: lists of objects with one key each.
 *
 * @param blocks the blocks that may be in content, by wire name
 * @param note adds to the schema of each field what a reader of the schema shows of it
 */
export const blocksWireSchemas = (
  blocks: Blocks,
  fill?: (name: string) => string,
  note?: Note,
): [JsonSchema, JsonSchema] => [
  {
    $id: BLOCKS_ID,
    ...listOf([...blocks].filter(([, { definition }]) => mayStand(definition, false)).map(([name]) => name)),
    $defs: Object.fromEntries(
      [...blocks].map(([name, { fields, definition }]) => {
        const { label: title, description, icon, category } = definition
        const form = note && defined({ icon, category })
        return [name, defined({ title, description, [FORM_KEYWORD]: form, ...wireSchema(fields, fill, note) })]
      }),
    ),
  },
  {
    $id: PAGE_BLOCKS_ID,
    ...listOf([...blocks].filter(([, { definition }]) => mayStand(definition, true)).map(([name]) => name)),
    ...atMost(blocks),
  },
]

const listOf = (names: readonly string[]): JsonSchema => ({
  type: 'array',
  items: {
    type: 'object',
    minProperties: 1,
    maxProperties: 1,
    properties: Object.fromEntries(names.map((name) => [name, { $ref: `${BLOCKS_ID}#/$defs/${name}` }])),
  },
})

function atMost(blocks: Blocks): JsonSchema {
  const limits = [...blocks].flatMap(([name, { definition }]) =>
    mayStand(definition, true) && definition.most !== undefined
      ? [{ contains: { required: [name] }, minContains: 0, maxContains: definition.most }]
      : [],
  )
  return limits.length > 0 ? { allOf: limits } : {}
}
