import type { Dependencies } from '../content/dependencies.ts'
import type { Log } from '../contract/context.ts'
import type { Surroundings } from './site.ts'

/** A request as the engine sees it, free of any server's types. */
export interface SiteRequest {
  method: string
  /** As asked for, with or without trailing slash, without query. */
  path: string
  query: URLSearchParams
  /** Body of a form POST; null when something other than a form was sent. */
  form?: URLSearchParams | null
  header(name: string): string | undefined
  /** Where its lines are written; absent: the site's log. */
  log?: Log
}

/** A request on its way to an answer. */
export interface Visit {
  request: SiteRequest
  /** The address in its one spelling. */
  path: string
  surroundings: Surroundings
  /** What the answer is made from so far. */
  dependencies: Dependencies
}

export interface SiteResponse {
  status: number
  /** Lower-case names. */
  headers: Record<string, string>
  body: string | Uint8Array
  /** How the answer may be kept; null: not at all. */
  cache: {
    /**
     * Address, understood parameters, and what regions say of the visitor. Requests that differ in anything else share
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
