import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import type { Field, Fields } from '#engine/schema/describe.ts'
import { wireNameOf } from '#engine/schema/spelling.ts'

/** The fields of blocks among some fields, by their way on the wire, like `sections[].body`. */
export const blockFields = (fields: Fields, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => within(field, prefix + wireNameOf(name, field)))

function within(field: Field, name: string): string[] {
  if (field.kind === 'blocks') return [name]
  if (field.kind === 'list') return within(field.of, `${name}[]`)
  return field.kind === 'group' ? blockFields(field.fields, `${name}.`) : []
}

/** Every field into which editors may put blocks, of content types and of other blocks, like `article.body`. */
export function allowedIn({ contentTypes, blocks }: Pick<SiteDefinition, 'contentTypes' | 'blocks'>): string[] {
  const types = [...contentTypes].map(([name, { fields }]) => [name, fields] as const)
  const nesting = [...blocks.values()].flatMap(({ definition: { wire }, fields }) =>
    wire ? [[wire, fields] as const] : [],
  )
  return [...types, ...nesting]
    .flatMap(([name, fields]) => blockFields(fields).map((field) => `${name}.${field}`))
    .sort()
}
