import { basename, dirname } from 'node:path'
import { expect, it } from 'vitest'
import { z } from 'zod'
import type { ModulesByFile } from '#engine/assemble/discover.ts'
import type { Block } from '#engine/contract/page/block.ts'
import { describeKnownFields, type Field, type Fields } from '#engine/schema/describe.ts'

const blocks: ModulesByFile = import.meta.glob('/blocks/*/index.tsx', { eager: true })
const modules = import.meta.glob<Record<string, unknown>>('/blocks/*/module.ts', { eager: true })

/** The groups of fields that modules of a file have, by the name of the module. */
const groupsOf = (exported: Record<string, unknown>): [string, z.ZodObject][] =>
  Object.entries(exported).flatMap(([name, value]) => {
    const group = typeof value === 'function' && 'field' in value && (value.field as () => z.ZodType)()
    const inner = group instanceof z.ZodOptional ? group.unwrap() : group
    return inner instanceof z.ZodObject ? [[name, inner] as [string, z.ZodObject]] : []
  })

/** Lists may be made anew for their block: partners by tier, cards from promos. All else is shown as it was written. */
const isShownAsWritten = ({ kind }: Field) => kind !== 'list'

const shared = Object.entries(modules).flatMap(([file, exported]) => {
  const block = (blocks[`${dirname(file)}/index.tsx`] as { default: Block }).default
  return groupsOf(exported).flatMap(([name, group]) =>
    Object.entries(describeKnownFields(group))
      .filter(([field, known]) => isShownAsWritten(known) && field in block.schema.shape)
      .map(([field, known]) => [`${basename(dirname(file))} ${name}.${field}`, block, field, known] as const),
  )
})

it.each(shared)('a field of a module is written once, for its block too: %s', (_name, block, field, known) => {
  const shown: Fields = describeKnownFields(block.schema)
  expect(shown[field]?.kind).toBe(known.kind)
})
