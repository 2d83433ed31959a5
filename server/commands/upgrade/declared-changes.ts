import type { Field, Fields, SiteDefinition } from '#engine/host.ts'
import type { Change } from './changes.mjs'

/** A field of a type, a block or the settings of an area, with the file that declares it. */
interface DeclaredField {
  name: string
  field: Field
  file: string
}

type Settings = readonly { key: string; field?: Field; file: string }[]

/**
 * Says how sources have to call what an installed type, block or area has deprecated. The file that declares it is left out:
 * it has both names.
 *
 * @returns `unclear`: deprecated fields whose name others have, too, so that a source does not tell which it means
 */
export function declaredChanges(
  { contentTypes, blocks }: Pick<SiteDefinition, 'contentTypes' | 'blocks'>,
  settings: Settings,
): { changes: Change[]; unclear: DeclaredField[] } {
  const installed = [...contentTypes.values(), ...blocks.values()]
  const fields = [
    ...installed.flatMap(({ file, fields }) => fieldsWithin(fields, file)),
    ...settings.flatMap(({ key, field, file }) => (field ? fieldsWithin({ [key]: field }, file) : [])),
  ]
  const isClear = ({ name, field }: DeclaredField) =>
    fields.every((other) => other.name !== name || other.field.deprecated?.use === field.deprecated?.use)
  const deprecated = fields.filter(({ field }) => field.deprecated)
  return {
    changes: [...deprecated.filter(isClear).map(fieldChange), ...[...blocks.values()].flatMap(blockChange(blocks))],
    unclear: deprecated.filter((one) => !isClear(one)),
  }
}

const fieldsWithin = (fields: Fields, file: string): DeclaredField[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const inner = field.kind === 'list' ? field.of : field
    return [{ name, field, file }, ...(inner.kind === 'group' ? fieldsWithin(inner.fields, file) : [])]
  })

function fieldChange({ name, field, file }: DeclaredField): Change {
  const { since, use, remedy = 'Do without it.' } = field.deprecated as NonNullable<Field['deprecated']>
  return { kind: 'property', name, since, use, remedy: use === undefined ? remedy : undefined, files: beside(file) }
}

const blockChange =
  (blocks: SiteDefinition['blocks']) =>
  ({
    definition: { type, deprecated },
    fields,
    file,
  }: {
    definition: Block
    fields: Fields
    file: string
  }): Change[] => {
    if (!deprecated) return []
    const { since, use = '', remedy } = deprecated
    const successor = blocks.get(use)
    const isSame = successor && Object.keys(fields).every((name) => Object.hasOwn(successor.fields, name))
    const byHand = { remedy: remedy ?? (successor ? `Write "${use}", with its own fields.` : 'Do without it.') }
    return [{ kind: 'section', name: type, since, files: beside(file), ...(isSame ? { use } : byHand) }]
  }

type Block = SiteDefinition['blocks'] extends ReadonlyMap<string, { definition: infer Definition }> ? Definition : never

const beside = (declared: string) => ({ test: (file: string) => !declared.endsWith(file) })
