import type { z } from 'zod'
import type { GraphBasis } from '../outputs/json-ld.ts'
import type { SectionList } from './block.ts'
import type { ContentType } from './content-type.ts'
import type { PageContext } from './context.ts'
import type { Entry, ReferenceStub } from './entry.ts'
import type { Image } from './image.ts'
import type { Institution } from './institution.ts'
import type { Link } from './navigation.ts'

/** A query parameter that a page understands. Values it does not accept are ignored and share the page's cache entry. */
export interface QueryParameter {
  /** The canonical value, or undefined for one that was never offered. */
  accept: (value: string) => string | undefined
  /** The parameter may stand several times. */
  many?: boolean
}

/** What stands in the head beside what the engine takes from the entry. */
export interface HeadFields {
  title?: string
  description?: string
  image?: Image
  keywords?: string[]
  noindex?: boolean
  /** Feeds announced with `rel="alternate"`. */
  feeds?: { title: string; href: string; type: string }[]
  /** Address of the neighbouring page of a paged list. */
  previous?: string
  next?: string
}

/** A node of the JSON-LD graph; `@id` stays the same from render to render. */
export type JsonLdNode = { '@type': string; '@id'?: string } & Record<string, unknown>

// biome-ignore lint/suspicious/noExplicitAny: the model is known only to the page that declares it
type AnyModel = any

/**
 * What an address may be computed from beside the entry itself. Everything asked for is noted, and the address is computed
 * again when the answer changes. An entry that is asked for and is missing, or hangs on this one in turn, means no page.
 */
export interface PathHelp {
  /** The address of another entry; null when its type has no page. */
  pathOf: (reference: ReferenceStub | undefined) => string | null
  /** Another entry, its own references as stubs. */
  entryOf: <Other = Record<string, unknown>>(reference: ReferenceStub | undefined) => Entry<Other> | null
  /** True when an entry of one of these types refers to this one. */
  isReferredBy: (...types: readonly string[]) => boolean
}

export interface Page<Model = AnyModel, Data = AnyModel> {
  /** The route name; default: the content type uid. */
  name: string
  /** The content type, or its name where it belongs to another area. */
  type: ContentType | string
  /**
   * The address: `/news` (fixed), `/news/:slug` (prefix and slug), `/:url*` (the entry's url is the whole path), or any
   * pattern together with `path`. Two plugins may not claim the same one.
   */
  route: string
  /**
   * Computes the address where the route alone does not say it.
   * @returns null when the entry has no page
   */
  path?: (entry: Entry<Model>, help: PathHelp) => string | null
  /** Wire paths of the references that `load`, `compose`, `head` and `jsonLd` read. */
  include?: readonly string[]
  query?: Record<string, QueryParameter>
  /** Further reads. */
  load?: (entry: Entry<Model>, context: PageContext) => Promise<Data>
  /** The sections of the page in order: plain data, testable without rendering. */
  compose: (entry: Entry<Model>, data: Data, context: PageContext) => SectionList
  head?: (entry: Entry<Model>, data: Data, context: PageContext) => HeadFields
  /** Nodes of the graph beside the organisation, site and breadcrumbs; default: one `WebPage`. */
  jsonLd?: (entry: Entry<Model>, data: Data, context: PageContext, basis: GraphBasis) => JsonLdNode[]
}

/** Declares a page type: where its entries stand and what they are made of. */
export function definePage<Schema extends z.ZodObject, Data = undefined, Facts extends object = object>(
  definition: Omit<Page<z.output<Schema> & Partial<Facts>, Data>, 'type'> & { type: ContentType<Schema, Facts> },
): Page<z.output<Schema> & Partial<Facts>, Data> {
  return Object.freeze(definition)
}

/** What to show when a request cannot be answered with a page of its own. */
export interface ErrorPage<Data = AnyModel> {
  /** A status code, or `other` for every code without a page of its own. */
  status: number | 'other'
  load?: (error: PageError, context: PageContext) => Promise<Data>
  compose: (error: PageError, data: Data, context: PageContext) => SectionList
  head?: (error: PageError, data: Data, context: PageContext) => HeadFields
}

export interface PageError {
  status: number
  message: string
  path: string
}

/** Declares an error page. */
export function defineErrorPage<Data = undefined>(definition: ErrorPage<Data>): ErrorPage<Data> {
  return Object.freeze(definition)
}

/** A part of the page around its sections, like the header; shown on every page. */
export interface Region<Data = AnyModel> {
  name: string
  /** `before` and `after` the main content. */
  place: 'before' | 'after'
  /** Regions of one place stand in ascending order. */
  order: number
  /**
   * What of the visitor's cookies changes this region, as few and bounded names: they become part of the page's cache
   * key, and a page with any is kept from shared caches. Values that mean nothing must be dropped.
   */
  variant?: (cookies: Readonly<Record<string, string>>, context: PageContext) => Promise<readonly string[]>
  /** Pages with an equal key show the same region; default: one for the whole site. The variant counts by itself. */
  key?: (page: RegionPage, institution: Institution) => string
  load?: (page: RegionPage, context: PageContext) => Promise<Data>
  compose: (page: RegionPage, data: Data, context: PageContext) => SectionList
}

/** What a region knows of the page it stands around. */
export interface RegionPage {
  path: string
  title: string
  status: number
  /** The way to the page, from the home page to itself; empty where there is none. */
  breadcrumbs: readonly Link[]
  /** What the region's `variant` said of this visitor. */
  variant: readonly string[]
}

/** Declares a region. */
export function defineRegion<Data = undefined>(definition: Region<Data>): Region<Data> {
  return Object.freeze(definition)
}
