import type { InstalledBlock, InstalledType, SiteDefinition } from '../../assemble/site-definition.ts'
import { memo } from '../../base/memory/memo.ts'
import { isCard } from '../../content/references/card-of.ts'
import type {
  FieldRow,
  InstalledBlockFacts,
  InstalledFacts,
  InstalledTypeFacts,
} from '../../contract/site/installed.ts'
import { entryFields, envelope } from '../../schema/envelope.ts'
import { labelOf, toModelName } from '../../schema/names.ts'
import { mayStand } from '../../schema/placed-blocks.ts'
import { addressRule } from './address-rule.ts'
import { entryExample } from './entry-example.ts'
import { fieldRows } from './field-rows.ts'
import { wireExample } from './wire-example.ts'

type Site = Pick<SiteDefinition, 'blocks' | 'contentTypes' | 'pages' | 'brand'>

/** Describes what is installed in plain data, for those who fill it in and those who build it. */
export const installedFacts = memo((site: Site): InstalledFacts => {
  const namingOf = (wire: boolean) => ({ wire, fill: (name: string) => name.replaceAll('{brand}', site.brand) })
  const rowsOf = (shape: object, wire: boolean) =>
    fieldRows({ shape } as Parameters<typeof fieldRows>[0], namingOf(wire))
  const ownRows = [...site.contentTypes].map(
    ([name, { definition }]): Rows => [name, rowsOf(definition.schema.shape, true)],
  )
  const blockRows = [...site.blocks.values()].map(
    ({ definition: { schema, wire } }): Rows => [wire, rowsOf(schema.shape, wire !== undefined)],
  )
  const holders = [...ownRows, ...blockRows]
  return {
    blocks: [...site.blocks.values()].map((block, index) =>
      blockFacts(block, blockRows[index]?.[1] ?? [], holders, site),
    ),
    contentTypes: [...site.contentTypes].map(([name, type]) => typeFacts(name, type, { site, rowsOf, ownRows })),
  }
}, new WeakMap<Site, InstalledFacts>())

/** The fields of a content type, or of a block by its wire name. */
type Rows = readonly [owner: string | undefined, rows: readonly FieldRow[]]

function blockFacts(
  { definition, file, island, modules }: InstalledBlock,
  fields: readonly FieldRow[],
  holders: readonly Rows[],
  { blocks }: Site,
): InstalledBlockFacts {
  const { type, label, description, icon, category, placement, wire, examples } = definition
  const allows = ({ isBlocks, isTopLevel }: FieldRow) => wire && isBlocks && mayStand(definition, isTopLevel)
  return {
    ...{ type, label, description, icon, category, placement, wire, file, island, modules, fields },
    allowedIn: holders
      .flatMap(([owner, rows]) => (owner ? rows.filter(allows).map(({ name }) => `${owner}.${name}`) : []))
      .sort(),
    examples: examples.map((example) => ({
      section: { ...example, blockType: type },
      wire: wireExample(blocks, type, example),
    })),
  }
}

interface Describing {
  site: Site
  rowsOf: (shape: object, wire: boolean) => FieldRow[]
  ownRows: readonly Rows[]
}

function typeFacts(
  name: string,
  { definition, fields, file }: InstalledType,
  { site, rowsOf, ownRows }: Describing,
): InstalledTypeFacts {
  const { label, help, card, schema, plural, icon, category, itemName, templates } = definition
  const { shape } = schema
  const page = site.pages.get(name)
  const others = [...site.pages.values()].filter(({ type }) => type !== name)
  const isShared = (field: string) => others.some((other) => shapeOf(other.type, site)[field] === shape[field])
  return {
    name,
    label: label ?? labelOf(toModelName(name)),
    help,
    ...{ plural, icon, category, itemName, templates },
    file,
    isCard: isCard(card, page !== undefined),
    page: page && { file: page.file, route: page.route },
    address: addressRule(page, entryFields(fields)),
    fields: {
      own: rowsOf(
        pick(shape, (field) => !isShared(field)),
        true,
      ),
      page: rowsOf(pick(shape, isShared), true),
      entry: rowsOf(
        pick(envelope.shape, (field) => !(field in shape)),
        true,
      ),
    },
    referrers: ownRows.flatMap(([type = '', rows]) =>
      rows.filter(({ accepts }) => accepts.includes(name)).map((row) => ({ type, field: row.name })),
    ),
    example: (fill, present = () => undefined) => entryExample(name, site, fill, present),
  }
}

const shapeOf = (type: string, { contentTypes }: Site): Readonly<Record<string, unknown>> =>
  contentTypes.get(type)?.definition.schema.shape ?? {}

const pick = (shape: object, isWanted: (field: string) => boolean): object =>
  Object.fromEntries(Object.entries(shape).filter(([field]) => isWanted(field)))
