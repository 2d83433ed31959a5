import type { SiteDefinition } from '../../assemble/site-definition.ts'
import type { Field, Fields } from '../../schema/describe.ts'
import { entryFields } from '../../schema/envelope.ts'
import { labelOf, toModelName } from '../../schema/names.ts'
import { wireNameOf } from '../../schema/spelling.ts'
import { wireExample } from './wire-example.ts'

type Parts = Pick<SiteDefinition, 'contentTypes' | 'pages' | 'blocks' | 'brand'>

/** Describes what the fields of an example are filled with. */
interface Filling {
  isFull: boolean
  /** A reference on the wire; empty where no type that is meant is installed. */
  reference(to: readonly string[]): readonly { uid: string; _content_type_uid: string }[]
  /** A block in a field of blocks. */
  block: Record<string, unknown> | undefined
}

const exampleUid = (type: string): string => `${type}_example`

/**
 * Makes an entry of a type, as its file holds it.
 *
 * @param present names an entry of a type, to which references lead; where there is none they lead to an example
 */
export function entryExample(
  type: string,
  site: Parts,
  fill: 'smallest' | 'full',
  present: (type: string) => string | undefined,
): Record<string, unknown> {
  const installed = site.contentTypes.get(type)
  const fields = entryFields(installed?.fields ?? {})
  const { route = '' } = site.pages.get(type) ?? {}
  const isFull = fill === 'full'
  const filling = { isFull, reference: referenceOf(type, site, present), block: plainestBlock(site.blocks) }
  const slug = exampleUid(type).replaceAll('_', '-')
  const own: Record<string, unknown> = {
    uid: exampleUid(type),
    contentType: type,
    title: `${installed?.definition.label ?? labelOf(toModelName(type))}, an example`,
    url: route && !route.includes(':') ? route : `/${slug}`,
    slug,
  }
  // The url fills in the route, unless a required field is read from it.
  const hasSlug =
    route.includes(':') && !Object.values(fields).some(({ required, aliases }) => required && aliases.includes('url'))
  const entries = Object.entries(fields).flatMap(([name, field]) => {
    if (field.deprecated) return []
    if (!(isFull || field.required || name === 'publishDetails' || (name === 'url' && hasSlug))) return []
    // A `url` of another kind is an address elsewhere, not that of the entry.
    const text = field.kind === 'text' ? own[name] : undefined
    return [[wireNameOf(name, field), field.example ?? text ?? wireValue(field, filling)]]
  })
  return Object.fromEntries(entries)
}

/** Refers to another type where several will do, and to an entry that is there where one is. */
function referenceOf(
  own: string,
  { contentTypes, pages, brand }: Parts,
  present: (type: string) => string | undefined,
): Filling['reference'] {
  const anyType = [...contentTypes.keys()].filter((type) => pages.has(type))
  return (to) => {
    const named = to.length > 0 ? to.map((type) => type.replaceAll('{brand}', brand)) : anyType
    const types = [...named.filter((type) => type !== own), ...named]
    const type = types.find((name) => present(name) !== undefined) ?? types.find((name) => contentTypes.has(name))
    return type ? [{ uid: present(type) ?? exampleUid(type), _content_type_uid: type }] : []
  }
}

/** Of the blocks that hold rich text, the one with the fewest fields. */
function plainestBlock(blocks: Parts['blocks']): Record<string, unknown> | undefined {
  const [plainest] = [...blocks.values()]
    .filter(({ definition, fields }) => definition.wire && Object.values(fields).some(({ kind }) => kind === 'html'))
    .sort((a, b) => Object.keys(a.fields).length - Object.keys(b.fields).length)
  const example = plainest?.definition.examples[0]
  return plainest && example && wireExample(blocks, plainest.definition.type, example)
}

function wireValue(field: Field, filling: Filling): unknown {
  if (field.example !== undefined) return field.example
  switch (field.kind) {
    case 'group':
      return groupOf(field, filling)
    case 'list':
      return field.of.kind === 'reference' ? filling.reference(field.of.to) : [wireValue(field.of, filling)]
    case 'reference':
      return filling.reference(field.to)
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
function groupOf({ fields, keys }: { fields: Fields; keys?: number }, filling: Filling) {
  const all = Object.entries(fields)
  const wanted = all.filter(([, { required }]) => filling.isFull || keys || required)
  const values = (wanted.length > 0 ? wanted : all.slice(0, 1)).map(([name, field]) => [
    wireNameOf(name, field),
    wireValue(field, filling),
  ])
  // The content service counts its own field among the keys.
  return Object.fromEntries(keys ? [...values, ['_metadata', { uid: 'cs0123456789' }]] : values)
}

/** Values by kind of field, made of the label. */
export const SCALARS: Record<
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
