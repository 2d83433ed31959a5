import type { ContentType, SearchHit, Where } from 'atrium'
import type {
  ContentStore,
  normalise,
  SiteDefinition,
  searchDocumentOf,
  visitFields,
  wireBlock,
  wireSchema,
} from '#engine/host.ts'

// What the engine's functions and ports take and give, by name: its contract lists the functions alone.

type Answer<Verb extends keyof ContentStore> = Awaited<ReturnType<NonNullable<ContentStore[Verb]>>>
type Installed<Kind extends 'pages' | 'blocks' | 'services'> =
  SiteDefinition[Kind] extends ReadonlyMap<string, { definition: infer Definition }> ? Definition : never

export type Query = Parameters<ContentStore['find']>[1]
export type Sort = NonNullable<Query['sort']>[number]
export type Condition = Exclude<Where[string], readonly Where[] | undefined>
export type Scalar = Extract<Condition, string | number | boolean>
export type Found<Item> = Omit<Answer<'find'>, 'items'> & { items: Item[] }
export type PathMatch = NonNullable<Answer<'at'>>
export type Address = Answer<'paths'>[number]
export type ContentTypeSchema = NonNullable<Answer<'schema'>>
export type SchemaField = ContentTypeSchema['fields'][number]

export type TextMatches = Answer<'search'>
export type TextCompletions = Answer<'complete'>
export type EntryHit = Exclude<TextMatches['hits'][number], SearchHit>

export type Page = Installed<'pages'>
export type Block = Installed<'blocks'>
export type AnyService = Installed<'services'>
export type RecordFolder = NonNullable<AnyService['records']>
export type IndexedRecord = ReturnType<RecordFolder['read']>['records'][number]
export type StoredRecord = Pick<SearchHit, 'title' | 'url' | 'description' | 'data'>
export type PathInput = Parameters<NonNullable<Page['path']>>[0]
export type StoredEntry = Parameters<NonNullable<ContentType['derive']>>[0]['entry']

export type JsonSchema = ReturnType<typeof wireSchema>
export type Note = NonNullable<Parameters<typeof wireSchema>[2]>
export type Conversions = Pick<Parameters<typeof normalise>[3], 'html' | 'inline' | 'date'>
export type OnLoss = NonNullable<Parameters<Conversions['html']>[1]>
export type WireBlocks = Parameters<typeof wireBlock>[0]
export type BlockFields = Parameters<typeof visitFields>[2]
export type ModelPath = NonNullable<Parameters<typeof visitFields>[4]>
export type FullSearchDocument = NonNullable<ReturnType<typeof searchDocumentOf>>
