import { type Field, type Fields, type SiteDefinition, wireNameOf } from '#engine/host.ts'

/** A field that may refer to entries of a type, like `article.authors`. */
export interface Referrer {
  type: string
  field: string
}

/** The fields of content types that name a type among those to which they refer. */
export const referrersOf = (
  name: string,
  { contentTypes, brand }: Pick<SiteDefinition, 'contentTypes' | 'brand'>,
): Referrer[] =>
  [...contentTypes].flatMap(([type, { fields }]) =>
    referring(fields, (to) => to.some((target) => target.replaceAll('{brand}', brand) === name)).map((field) => ({
      type,
      field,
    })),
  )

const referring = (fields: Fields, isMeant: (to: readonly string[]) => boolean, prefix = ''): string[] =>
  Object.entries(fields).flatMap(([name, field]) => within(field, prefix + wireNameOf(name, field), isMeant))

function within(field: Field, name: string, isMeant: (to: readonly string[]) => boolean): string[] {
  if (field.kind === 'reference') return isMeant(field.to) ? [name] : []
  if (field.kind === 'list') return within(field.of, field.of.kind === 'reference' ? name : `${name}[]`, isMeant)
  return field.kind === 'group' ? referring(field.fields, isMeant, `${name}.`) : []
}
