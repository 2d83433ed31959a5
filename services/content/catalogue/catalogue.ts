import { createHash } from 'node:crypto'
import type { ContentType, Settings } from 'atrium'
import {
  blocksWireSchemas,
  entryFields,
  type Field,
  type Fields,
  FORM_KEYWORD,
  memo,
  takenAddresses,
  wirePath,
  wireSchema,
} from '#engine/host.ts'
import type { AnyService, Block, JsonSchema, Note, Page, RecordFolder, WireBlocks } from './engine-types.ts'
import { sortKeysOf } from './order/sort-key.ts'

/** Holds what content needs to know of the assembled site; the engine's site definition is one. */
export interface ContentSite {
  brand: string
  /** Holds what the institution says to the areas. */
  settings: Settings
  contentTypes: ReadonlyMap<string, { definition: ContentType; fields: Fields; file?: string }>
  blocks: ReadonlyMap<string, { definition: Block; fields: Fields }>
  /** By content type. */
  pages: ReadonlyMap<string, { definition: Page; route: string }>
  services?: ReadonlyMap<string, { definition: AnyService }>
  /** They answer before pages. */
  endpoints?: readonly { definition: { route: string } }[]
  /** Routes at which the server answers before the site does. */
  serverRoutes?: readonly string[]
}

/** How a field can be asked for. `computed`: derived, a scalar or a list. */
export type FieldShape = 'scalar' | 'list' | 'reference' | 'computed'

export interface CataloguedType {
  name: string
  /** Where it is declared. */
  file: string | undefined
  definition: ContentType
  /** The whole entry: the envelope and the type's own fields. */
  fields: Fields
  page: { definition: Page; route: string } | undefined
  /** Model paths that have an index, and their shape. */
  index: ReadonlyMap<string, FieldShape>
  /** Model paths of texts that entries are put in order by, as the language does. */
  alphabetical: ReadonlySet<string>
  /** Makes a key of such a text: keys are in order as the texts are in the language. */
  sortKeyOf: (text: string) => string
}

/** The site as content sees it. */
export interface Catalogue {
  /** In which its words are compared, BCP 47. */
  language: string
  types: ReadonlyMap<string, CataloguedType>
  /** Blocks that content may have, by wire name. */
  wireBlocks: WireBlocks
  /** The same by block type. */
  blocks: ReadonlyMap<string, { definition: Pick<Block, 'wire'>; fields: Fields }>
  fill: (name: string) => string
  /** Files of the content directory that services read. */
  serviceFiles: readonly string[]
  /** Folders of the content directory with records that are found beside entries. */
  recordFolders: readonly RecordFolder[]
  /** Routes at which no page can be, since something else answers there. */
  endpointRoutes: readonly string[]
  /** Addresses that no computed one may be. */
  taken: ReadonlySet<string>
  /** Holds what addresses and the words of the search may be made from, too. */
  settings: Settings
  /** Changes when one of these schemas is another. */
  schemasCode: string
  /** JSON Schema of a type's entries on the wire. */
  typeSchema(name: string): JsonSchema
  /** JSON Schemas of fields of blocks, in texts and at the top level of pages. */
  blocksSchemas(): readonly JsonSchema[]
  /** Changes when entries of the type would be stored otherwise: its fields, or `inputs`. */
  codeOf(name: string, inputs: unknown): string
}

/**
 * @param options.language of the institution, BCP 47; whoever opens no store needs none
 * @param options.note adds what forms show to the schemas, for those who read them; what is checked by them is the same
 */
export function createCatalogue(
  site: ContentSite,
  { language = 'en', note }: { language?: string; note?: Note } = {},
): Catalogue {
  const fill = (name: string) => name.replaceAll('{brand}', site.brand)
  const standing = [...site.blocks.values()].filter(({ definition }) => definition.wire)
  const wireBlocks = new Map(standing.map((block) => [block.definition.wire as string, block]))
  const types = new Map([...site.contentTypes].map(([name, type]) => [name, catalogued(name, type, site, language)]))
  const typeSchema = memo(
    (name: string): JsonSchema => ({
      $id: `${name}.json`,
      title: types.get(name)?.definition.label,
      description: types.get(name)?.definition.help,
      ...(note ? { [FORM_KEYWORD]: formOfType(types.get(name)) } : {}),
      ...wireSchema(types.get(name)?.fields ?? {}, fill, note),
    }),
  )
  const taken = takenAddresses(site.pages.values())
  const ofBlocks = standing.map(({ definition: { type, wire, placement, most }, fields }) => {
    return [type, wire, placement, most, codeOfFields(fields)]
  })
  const code = hash([site.brand, entryFields({}), ofBlocks])
  const outside = hash([...taken, site.settings])
  const ofTypes = [...site.contentTypes].map(([name, { fields }]) => [name, codeOfFields(fields)])
  return {
    language,
    types,
    wireBlocks,
    blocks: site.blocks,
    fill,
    serviceFiles: [...(site.services?.values() ?? [])].flatMap(({ definition }) => definition.files ?? []),
    recordFolders: [...(site.services?.values() ?? [])].flatMap(({ definition }) => definition.records ?? []),
    endpointRoutes: [...(site.serverRoutes ?? []), ...(site.endpoints ?? []).map(({ definition }) => definition.route)],
    taken,
    settings: site.settings,
    schemasCode: hash([code, ofTypes]),
    typeSchema,
    blocksSchemas: () => blocksWireSchemas(wireBlocks, fill, note),
    codeOf(name, inputs) {
      const type = types.get(name)
      if (!type) return 'raw'
      const { index, demoDates, search } = type.definition
      const { route, definition: page } = type.page ?? {}
      const ofPage = [route, page?.yields, (page?.path ?? search) && outside]
      return hash([code, codeOfFields(site.contentTypes.get(name)?.fields ?? {}), index, demoDates, ofPage, inputs])
    },
  }
}

/** Returns what a content type says of its entries where editors find and make them. */
function formOfType(type: CataloguedType | undefined) {
  const { plural, icon, category, itemName, templates } = type?.definition ?? {}
  return { plural, icon, category, itemName: type && itemName && wirePath(type.fields, itemName), templates }
}

function catalogued(
  name: string,
  { definition, fields: own, file }: { definition: ContentType; fields: Fields; file?: string },
  site: ContentSite,
  language: string,
): CataloguedType {
  const fields = entryFields(own)
  const index = new Map((definition.index ?? []).map((path) => [path, shapeOf(fields, path.split('.'))]))
  const alphabetical = new Set(['title', ...index.keys()].filter((path) => isText(fields, path)))
  const sortKeyOf = (text: string) => sortKeysOf(language)(text)
  return { name, file, definition, fields, page: site.pages.get(name), index, alphabetical, sortKeyOf }
}

const isText = (fields: Fields, path: string): boolean => {
  const [name = '', ...rest] = path.split('.')
  const field = fields[name]
  return field?.kind === 'group' ? isText(field.fields, rest.join('.')) : field?.kind === 'text' && rest.length === 0
}

/** The shape of what is at a model path; through a list everything is a list. */
export function shapeOf(fields: Fields, [name = '', ...rest]: readonly string[]): FieldShape {
  const field = fields[name]
  return field ? shapeOfField(field, rest) : 'computed'
}

function shapeOfField(field: Field, rest: readonly string[]): FieldShape {
  if (field.kind === 'reference') return 'reference'
  if (field.kind === 'list') return shapeOfField(field.of, rest) === 'reference' ? 'reference' : 'list'
  if (field.kind === 'group' && rest.length > 0)
    return field.fields[rest[0] as string] ? shapeOf(field.fields, rest) : 'scalar'
  return field.kind === 'blocks' ? 'list' : 'scalar'
}

const hash = (facts: unknown) => createHash('sha1').update(JSON.stringify(facts)).digest('hex').slice(0, 20)

/** Whatever reads or checks entries is made of the fields of their type, which all languages of a site share. */
const codeOfFields = memo(hash, new WeakMap<Fields, string>())
