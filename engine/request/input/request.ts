import type { Dependencies } from '../../content/dependencies.ts'
import type { PageContext } from '../../contract/context.ts'
import type { Region } from '../../contract/page/region.ts'
import type { ShownPicture } from '../../contract/page/render-root.ts'
import type { Log } from '../../contract/ports/log.ts'
import type { SiteRuntime } from '../runtime.ts'
import type { Query } from './address.ts'

/** A request as the engine sees it, free of any server's types. */
export interface SiteRequest {
  method: string
  /** As asked for, with or without trailing slash, without query. */
  path: string
  query: URLSearchParams
  /** Body of a form POST; null when something other than a form was sent. */
  form?: URLSearchParams | null
  header(name: string): string | undefined
  /** Who asks, for limits; absent: not known. */
  caller?: string
  /** Where its lines are written; absent: the site's log. */
  log?: Log
}

/** A request that was resolved: what it is cached under is known before anything is rendered. */
export interface ResolvedRequest {
  /** Says what the answer to a GET request will be cached under; null when it is not cached. */
  key: string | null
  /**
   * Loads what a page is made from, which may show that values of the query were never offered. Never rejects.
   *
   * @returns the key without those: the answer is shared with requests that do not name them
   */
  finalKey(): Promise<string | null>
  /** Makes the answer, from what was loaded if it was. Never rejects. */
  answer(): Promise<SiteResponse>
}

/** Regions with what this visitor's cookies say of each. */
export interface VisitorRegions {
  regions: { region: Region; file: string; variant: readonly string[] }[]
  /** All variants as one text; empty for the common visitor. */
  key: string
}

/** Holds what is known of a request while it is answered. */
export interface RequestState {
  request: SiteRequest
  /** The address in its one spelling. */
  path: string
  /** The declared query parameters, parsed. */
  query: Query
  runtime: SiteRuntime
  context: PageContext
  /** Holds what the visitor's cookies say to the regions around the page. */
  visitor: VisitorRegions
  /** Says what the answer is made from so far. */
  dependencies: Dependencies
}

/** Holds what is known of a page once it is rendered. */
export interface PageFacts {
  /** Addresses of its style sheets. */
  styles: readonly string[]
  /** The pictures it shows, in their order. */
  pictures: readonly ShownPicture[]
  /** Origins of other servers whose pictures it shows. */
  hosts: readonly string[]
  /** Address of the page that continues its list. */
  next?: string | undefined
}

export interface SiteResponse {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  body: string | Buffer
  /** Holds what is known of a page beside its HTML. */
  facts?: PageFacts
  /** It is for authors: it shows pages of the site in frames, and what goes wrong in its scripts. */
  isForAuthors?: boolean
  /** How the answer may be cached; null: not at all. */
  cache: {
    /**
     * Address, parsed parameters, and what regions say of the visitor. Requests that differ in anything else share
     * the answer, but for one thing: pages asked for under another host than the institution's keep robots out.
     */
    key: string
    dependencies: Dependencies
    /** Holds something of this visitor's: not for shared caches outside. */
    private: boolean
  } | null
}

/** The header of every answer in HTML. */
export const HTML = { 'content-type': 'text/html; charset=utf-8' }
