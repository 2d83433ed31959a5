import { type Field, type Fields, wireNameOf } from '#engine/host.ts'

/** What examples of entries are made with. */
export interface ExampleParts {
  /**
   * A reference as it stands on the wire; empty where no type that is meant is installed.
   *
   * @param to content types; empty: any
   * @param own the type of the entry that refers: where others will do, no entry of it is meant
   */
  reference(to: readonly string[], own: string): readonly { uid: string; _content_type_uid: string }[]
  /** A block as it stands in a field of blocks. */
  block: Record<string, unknown> | undefined
}

export interface ExampleType {
  name: string
  label: string
  /** The whole entry's. */
  fields: Fields
  /** Of its page; absent: it has none. */
  route?: string
}

/** The uid of a type's examples. */
export const exampleUid = (type: string): string => `${type}_example`

/** The smallest entry of a type that is published and loaded, as its file holds it. */
export const smallestEntry = (type: ExampleType, parts: ExampleParts): Record<string, unknown> =>
  entryOf(type, { ...parts, own: type.name, isFull: false })

/** An entry of a type with every field filled in. */
export const fullEntry = (type: ExampleType, parts: ExampleParts): Record<string, unknown> =>
  entryOf(type, { ...parts, own: type.name, isFull: true })

/** The url fills in the route, unless a required field is read from it. */
const hasSlug = ({ route = '', fields }: ExampleType): boolean =>
  route.includes(':') && !Object.values(fields).some(({ required, aliases }) => required && aliases.includes('url'))

type Filling = ExampleParts & { own: string; isFull: boolean }

function entryOf(type: ExampleType, filling: Filling): Record<string, unknown> {
  const slug = exampleUid(type.name).replaceAll('_', '-')
  const own: Record<string, unknown> = {
    uid: exampleUid(type.name),
    contentType: type.name,
    title: `${type.label}, an example`,
    url: type.route?.includes(':') === false ? type.route : `/${slug}`,
    slug,
  }
  const isWanted = (name: string, { required }: Field) =>
    filling.isFull || required || name === 'publishDetails' || (name === 'url' && hasSlug(type))
  const entries = Object.entries(type.fields).flatMap(([name, field]) =>
    isWanted(name, field)
      ? [[wireNameOf(name, field), field.example ?? textOf(own[name], field) ?? wireValue(field, filling)]]
      : [],
  )
  return Object.fromEntries(entries)
}

/** A `url` of another kind is an address elsewhere, not that of the entry. */
const textOf = (value: unknown, { kind }: Field) => (kind === 'text' ? value : undefined)

function wireValue(field: Field, filling: Filling): unknown {
  if (field.example !== undefined) return field.example
  switch (field.kind) {
    case 'group':
      return groupOf(field, filling)
    case 'list':
      return field.of.kind === 'reference'
        ? filling.reference(field.of.to, filling.own)
        : [wireValue(field.of, filling)]
    case 'reference':
      return filling.reference(field.to, filling.own)
    case 'blocks':
      return filling.block ? [filling.block] : []
    case 'enum':
    case 'color':
      return field.values[0]
    default:
      return SCALARS[field.kind](field.label)
  }
}

/** A group needs data in one field at least, also where it requires none. */
function groupOf({ fields, keys }: Field & { kind: 'group' }, filling: Filling) {
  const all = Object.entries(fields)
  const wanted = all.filter(([, { required }]) => filling.isFull || keys || required)
  const values = (wanted.length > 0 ? wanted : all.slice(0, 1)).map(([name, field]) => [
    wireNameOf(name, field),
    wireValue(field, filling),
  ])
  // The content service counts its own field among the keys.
  return Object.fromEntries(keys ? [...values, ['_metadata', { uid: 'cs0123456789' }]] : values)
}

const SCALARS: Record<
  Exclude<Field['kind'], 'group' | 'list' | 'reference' | 'blocks' | 'enum' | 'color'>,
  (label: string) => unknown
> = {
  text: (label) => label,
  html: (label) => `<p>${label}.</p>`,
  inline: (label) => `${label}.`,
  int: () => 1,
  number: () => 1.5,
  bool: () => false,
  date: () => '2026-03-14',
  datetime: () => '2026-03-14T10:00:00',
  time: () => '10:00',
  ratio: () => '16:9',
  url: () => 'https://www.example.org/',
  email: () => 'name@example.org',
  phone: () => '+1 310 555 0100',
  map: () => ({ title: ['Title'] }),
}
