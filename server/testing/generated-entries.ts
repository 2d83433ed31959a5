import type { ModelEntry } from 'atrium/testing'
import type { SiteDefinition } from '#engine/assemble/site-definition.ts'
import { isCard } from '#engine/content/references/card-of.ts'
import { SCALARS as EXAMPLES } from '#engine/outputs/installed/entry-example.ts'
import type { Field, Fields } from '#engine/schema/describe.ts'
import { mayStand } from '#engine/schema/placed-blocks.ts'

/** `least`: what is required and nothing else; `most`: every field, lists with one item of each kind. */
export type Amount = 'least' | 'most'

/** The uid of the entry that is generated for a content type. */
export const generatedUid = (type: string): string => `${type}-generated`

/** One entry of each content type, in model fields; they refer to each other. */
export const generatedEntries = (site: SiteDefinition, amount: Amount): ModelEntry[] =>
  [...site.contentTypes.keys()].map((type) => generatedEntry(type, site, amount))

/** An entry of a content type, made by its described fields. */
export function generatedEntry(type: string, site: SiteDefinition, amount: Amount): ModelEntry {
  const fields = site.contentTypes.get(type)?.fields ?? {}
  return {
    uid: generatedUid(type),
    contentType: type,
    title: `The ${type.replaceAll('_', ' ')}`,
    url: `/${type.replaceAll('_', '-')}`,
    // What has no page stands within others.
    ...fieldsOf(fields, { site, amount, isNested: !site.pages.has(type) }),
  }
}

interface Generating {
  site: SiteDefinition
  amount: Amount
  /** Within a block, or an entry that stands in blocks. */
  isNested: boolean
}

const fieldsOf = (fields: Fields, generating: Generating): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.required || generating.amount === 'most')
      .map(([name, field]) => [name, modelValue(field, generating)]),
  )

function modelValue(field: Field, generating: Generating): unknown {
  switch (field.kind) {
    case 'group': {
      const group = fieldsOf(field.fields, generating)
      return Object.keys(group).length > 0 || field.required ? group : undefined
    }
    case 'list':
      return field.of.kind === 'reference' ? referencesOf(field.of, generating) : [modelValue(field.of, generating)]
    case 'reference':
      return referencesOf(field, generating)[0]
    case 'blocks':
      return blocksOf(generating, field.isTopLevel)
    case 'enum':
    case 'color':
      return field.values[0]
    default:
      return isScalar(field.example) ? field.example : SCALARS[field.kind](field.label)
  }
}

const isScalar = (value: unknown): boolean => typeof value === 'string' || typeof value === 'number'

/** One of each type to which a field may refer. */
function referencesOf({ to, load }: Field & { kind: 'reference' }, { site }: Generating) {
  const { contentTypes, pages, brand } = site
  const cards = () =>
    [...contentTypes].filter(([name, { definition }]) => isCard(definition.card, pages.has(name))).map(([name]) => name)
  const any = () => (load === 'card' ? cards() : [...pages.keys()])
  const types = to.length > 0 ? to.map((type) => type.replaceAll('{brand}', brand)) : any()
  return types
    .filter((type) => contentTypes.has(type))
    .map((contentType) => ({ uid: generatedUid(contentType), contentType }))
}

/** One of each block that may stand in content; of blocks within blocks none that leads to blocks in turn. */
function blocksOf({ site, amount, isNested }: Generating, isTopLevel: boolean | undefined) {
  const standing = [...site.blocks.values()].filter(
    ({ definition, fields }) =>
      definition.wire && mayStand(definition, isTopLevel) && !(isNested && holdsBlocks(fields, site)),
  )
  const wanted = amount === 'least' ? standing.slice(0, 1) : standing
  return wanted.map(({ definition, fields }) => ({
    blockType: definition.type,
    ...fieldsOf(fields, { site, amount, isNested: true }),
  }))
}

/** Whether fields hold blocks, or lead to entries of types without a page that do. */
const holdsBlocks = (fields: Fields, site: SiteDefinition, above: readonly Fields[] = []): boolean =>
  !above.includes(fields) &&
  Object.values(fields).some((field) => {
    const one = field.kind === 'list' ? field.of : field
    if (one.kind === 'group') return holdsBlocks(one.fields, site, [...above, fields])
    if (one.kind !== 'reference' || one.load !== 'view') return one.kind === 'blocks'
    return one.to.some(
      (type) =>
        !site.pages.has(type) && holdsBlocks(site.contentTypes.get(type)?.fields ?? {}, site, [...above, fields]),
    )
  })

/** Other values than examples have: each that a page shows where it is given. */
const SCALARS: typeof EXAMPLES = { ...EXAMPLES, bool: () => true, datetime: () => '2026-03-14T19:30:00-07:00' }
