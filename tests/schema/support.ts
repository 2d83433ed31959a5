import { defineBlock, defineContentType, type Settings } from 'atrium'
import { z } from 'zod'
import type { FieldProblem } from '#engine/base/problem.ts'
import type { Block } from '#engine/contract/page/block.ts'
import { describeFields, type Fields } from '#engine/schema/describe.ts'
import { normalise } from '#engine/schema/normalise.ts'
import { readWire } from '#engine/schema/read-wire.ts'
import { createCatalogue } from '../../services/content/catalogue/catalogue.ts'
import { createValidators } from '../../services/content/ingest/validate.ts'

/** Takes wire objects of a schema through reading, the check by ajv and the normaliser, as ingest does. */
export function pipeline(shape: z.ZodRawShape, blocks: readonly Block[] = []) {
  const type = defineContentType({ name: 'thing', label: 'Thing', schema: z.object(shape) })
  const fields: Fields = describeFields(type.schema)
  const catalogue = createCatalogue({
    brand: 'ellery',
    settings: {} as Settings,
    contentTypes: new Map([['thing', { definition: type, fields }]]),
    blocks: new Map(
      blocks.map((definition) => [definition.type, { definition, fields: describeFields(definition.schema) }]),
    ),
    pages: new Map(),
  })
  const check = createValidators({
    ...catalogue,
    typeSchema: () => schemaWithoutEnvelope(catalogue.typeSchema('thing')),
  })('thing')
  return (wire: Record<string, unknown>) => {
    const issues: FieldProblem[] = []
    const read = readWire(fields, wire, '', { blocks: catalogue.wireBlocks, issues })
    issues.push(...check(read))
    const model = normalise(fields, read, '', {
      blocks: catalogue.wireBlocks,
      fill: catalogue.fill,
      html: (value) => value,
      inline: (value) => value,
      date: (value) => value,
      issues,
    })
    const parsed = model && type.schema.safeParse(model)
    return {
      model: parsed?.success ? (parsed.data as Record<string, unknown>) : undefined,
      issues,
      places: issues.map(({ severity, field }) => `${severity} ${field}`),
    }
  }
}

const schemaWithoutEnvelope = (schema: Readonly<Record<string, unknown>>) =>
  ({ ...schema, allOf: undefined, required: undefined }) as never

export const block = (type: string, wire: string, shape: z.ZodRawShape): Block =>
  defineBlock({
    type,
    label: type,
    placement: 'body',
    wire,
    schema: z.object(shape),
    examples: [{}, {}] as never,
    Component: () => null,
  }) as unknown as Block
