import type { AnyContentType } from '../content/content-type.ts'
import type { Entry, ReferenceStub, StoredEntry } from '../content/entry.ts'
import type { PageContext } from '../context.ts'
import type { Erased } from '../erased.ts'
import type { RateLimit } from '../site/endpoint.ts'
import type { SectionNavigation } from '../site/link.ts'
import type { Settings } from '../site/settings.ts'
import type { SectionList } from './block.ts'
import type { FeedRules } from './feed.ts'
import type { HeadFields } from './head.ts'
import type { JsonLdBasis, JsonLdNode } from './json-ld.ts'
import type { ListAnswer, ListPage, ListRules } from './list.ts'
import type { Modules } from './module.ts'

/** A query parameter that a page understands. Values it does not accept are ignored and share the page's cache entry. */
export interface QueryParameter {
  /** The canonical value, or undefined for one that was never offered. */
  accept: (value: string) => string | undefined
  /** The parameter may occur several times. */
  many?: boolean
}

/**
 * Describes what an address may be computed from. Everything asked for is noted, and the address is computed again when
 * the answer changes. An entry that is asked for and is missing, or depends on this one in turn, means no page.
 */
export interface PathInput<Model = Erased> {
  /** As it is stored, its references as stubs. */
  entry: StoredEntry<Model>
  /** The address of another entry; null when its type has no page. */
  pathOf: (reference: ReferenceStub | undefined) => string | null
  /** Another entry, its own references as stubs. */
  entryOf: <Other = Record<string, unknown>>(reference: ReferenceStub | undefined) => Entry<Other> | null
  /** True when an entry of one of these types refers to this one. */
  isReferredBy: (...types: readonly string[]) => boolean
  /** Tells whether it is the one address of another page. */
  isTaken: (path: string) => boolean
  /** No address, and why, like `it has no slug`: whoever wrote the entry is told. */
  none: (reason: string) => null
  settings: Settings
}

/** Describes what every callback of a page gets. */
export interface PageInput<Model = Erased, Data = Erased, Answer extends ListAnswer = Erased> {
  /** With its references loaded. */
  entry: Entry<Model>
  /** Says what the page's `load` returned. */
  data: Data
  /** The page of the list asked for; empty where the page declares none. */
  list: ListPage<Answer>
  context: PageContext
}

/** Describes what the graph's node is made of beside what the engine fills in. */
export type NodeFields = Omit<JsonLdNode, '@type'> & { '@type'?: string }

/** A page with its content type, as the engine sees it: what `definePage` makes of what authors write. */
export interface Page {
  contentType: AnyContentType
  /** False: the type is declared elsewhere, the page only shows it. */
  ownsType: boolean
  /** Names of what the file says and nothing reads: words misspelt, and fields of a type that is declared elsewhere. */
  unread: readonly string[]
  route: string
  exists?(input: { settings: Settings }): boolean
  path?(input: PathInput): string | null
  /** The address in words for editors. */
  address?: string
  /** It gives way to pages of other types at one address. */
  yields?: boolean
  include?: readonly string[]
  /** Its modules by the name of their field. */
  modules?: Modules
  query?: Readonly<Record<string, QueryParameter>>
  limit?: RateLimit
  list?: ListRules
  feed?: FeedRules
  load?(input: Omit<PageInput, 'data'>): Promise<unknown>
  /** The registered navigation to be shown: its name, or an address for which it is declared; true: the page's own. */
  navigation?: string | boolean | ((entry: Entry<Erased>) => string | boolean)
  compose(input: PageInput & { navigation: SectionNavigation | undefined }): SectionList
  head?(input: PageInput): HeadFields
  jsonLd?(input: PageInput & { basis: JsonLdBasis }): NodeFields | readonly NodeFields[]
}

/** Any page, for types that take one by value. */
export type AnyPage = { contentType: AnyContentType }
