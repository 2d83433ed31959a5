import { type TypeName, typeNameOf } from '../../contract/content/type-name.ts'
import type { PageContext } from '../../contract/context.ts'
import type { ListRules } from '../../contract/page/list.ts'
import type { Content, SchemaField } from '../../contract/ports/content.ts'
import { toModelName } from '../../schema/names.ts'
import { listedTypes } from '../source/listed-types.ts'
import { choiceOf, type Offered } from './choice.ts'

/**
 * Reads what filters offer by the content service's own description of what is listed: the values that a field may hold, or the
 * entries that it may refer to.
 *
 * @returns by the name of the filter; one whose field is not described for every type that is listed is not in it
 */
export async function schemaChoices(
  rules: ListRules,
  { content, choiceText }: Pick<PageContext, 'content' | 'choiceText'>,
): Promise<ReadonlyMap<string, readonly Offered[]>> {
  const types = listedTypes(rules)
  const schemas = await Promise.all(types.map((type) => content.schema(typeNameOf(type))))
  const offered = Object.entries(rules.filters ?? {}).map(async ([name, { field = '' }]) => {
    const fields = schemas.map((schema) => fieldAt(schema?.fields, field.split('.')))
    const choices = await Promise.all(
      fields.map((found, index) => {
        const words = (value: string) => choiceText(types[index] as TypeName, field, value)
        return choicesOf(found, content, words)
      }),
    )
    return [name, choices.includes(undefined) ? undefined : choices.flatMap((own) => own ?? [])] as const
  })
  return new Map((await Promise.all(offered)).flatMap(([name, choices]) => (choices ? [[name, choices]] : [])))
}

/** A field at a dotted path, through groups. */
function fieldAt(
  fields: readonly SchemaField[] = [],
  [name = '', ...rest]: readonly string[],
): SchemaField | undefined {
  const field = fields.find(({ uid }) => toModelName(uid) === toModelName(name))
  return rest.length > 0 ? fieldAt(field?.fields, rest) : field
}

async function choicesOf(
  { choices = [], referenceTo = [] }: Partial<SchemaField> = {},
  { entries }: Pick<Content, 'entries'>,
  words: (value: string) => string,
): Promise<Offered[] | undefined> {
  if (choices.length > 0) return choices.flatMap((choice) => choiceOf(choice, words) ?? [])
  if (referenceTo.length === 0) return undefined
  const { items } = await entries(referenceTo, { include: [] })
  return items.flatMap((entry) => choiceOf(entry) ?? [])
}
