import { type Block, type Field, type Fields, mayStand, type SiteDefinition, wireNameOf } from '#engine/host.ts'

/** A field of blocks by its way on the wire, like `sections[].body`. */
interface BlockField {
  name: string
  isTopLevel: boolean
}

/** The fields of blocks among some fields, however deep. */
export const blockFields = (fields: Fields, prefix = ''): BlockField[] =>
  Object.entries(fields).flatMap(([name, field]) => within(field, prefix + wireNameOf(name, field)))

function within(field: Field, name: string): BlockField[] {
  if (field.kind === 'blocks') return [{ name, isTopLevel: field.isTopLevel ?? false }]
  if (field.kind === 'list') return within(field.of, `${name}[]`)
  return field.kind === 'group' ? blockFields(field.fields, `${name}.`) : []
}

/** Every field into which editors may put a block, of content types and of other blocks, like `article.body`. */
export function allowedIn(
  { contentTypes, blocks }: Pick<SiteDefinition, 'contentTypes' | 'blocks'>,
  block: Pick<Block, 'placement'>,
): string[] {
  const types = [...contentTypes].map(([name, { fields }]) => [name, fields] as const)
  const nesting = [...blocks.values()].flatMap(({ definition: { wire }, fields }) =>
    wire ? [[wire, fields] as const] : [],
  )
  return [...types, ...nesting]
    .flatMap(([owner, fields]) =>
      blockFields(fields).flatMap(({ name, isTopLevel }) => (mayStand(block, isTopLevel) ? [`${owner}.${name}`] : [])),
    )
    .sort()
}
