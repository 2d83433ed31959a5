import type { Image, PageContext } from '#engine'

/** Nobody reads on from here: the own search gives no more, and no service is asked for more. */
export const MOST_READ = 1000

/** What is looked for. */
export interface SearchQuery {
  /** As the visitor typed it, trimmed; nothing is asked for an empty one. */
  term: string
  /** How many results come before the first that is wanted; counts from 0. */
  from: number
  /** How many results are wanted, 1 … 100. */
  size: number
  /** Only results of this type, by its key. */
  type?: string
  /** Only results of this source, by its key. */
  source?: string
}

/** A part of an extract: what was looked for is marked. Plain text, to be escaped like any other. */
export interface ExtractPart {
  text: string
  marked: boolean
}

/** One result. */
export interface SearchRecord {
  title: string
  /** A path of this site, or an `http(s)` address. */
  url: string
  /** Key of the type: its label in snake case, like `press_release`. */
  resourceType: string
  /** Key of the application whose page it is; pages of this site: `website`. */
  sourceApp: string
  /** Plain text, may be empty. */
  description: string
  /** A passage of the text or the description that holds what was looked for; absent where there is none. */
  extract?: readonly ExtractPart[]
  /** A picture of the image server or of the media gateway. */
  image?: Image
  /** A picture that stands at an address of its own; only where there is no `image`. */
  imageSrc?: { src: string; alt: string }
  /** Language of title and words (BCP 47) where it is another than that of the page. */
  lang?: string
}

/** How many results there are of one type or of one source. */
export interface SearchCount {
  key: string
  count: number
}

/** One page of results. */
export interface Found {
  records: SearchRecord[]
  /** How many results there are, whatever the page. */
  total: number
  /** Counts for the term and the source asked for, the most first, whatever the type; empty where the service gives none. */
  types: readonly SearchCount[]
  /** Counts for the term and the type asked for, the most first, whatever the source; empty where the service gives none. */
  sources: readonly SearchCount[]
  /** What may have been meant instead of the term. Where nothing holds the term itself, the records are those of this one. */
  suggestion?: string
  /** Why there are no results though there may be some. */
  error?: string
}

/** Names that begin like what was typed. */
export interface Completions {
  /** The best first, at most 10, no two alike. */
  names: string[]
  error?: string
}

/** A resource of the resource service, with the two words by which whoever asked for it knows it. */
export type Resource = { group: string; item: string } & ({ data: unknown } | { error: string })

/**
 * The site-search service. Nothing of it rejects: a failure is an answer with `error`. It takes the context of the page
 * that asks, so that the page is rendered again when results may be others.
 */
export interface SiteSearch {
  find(query: SearchQuery, context: PageContext): Promise<Found>
  typeAhead(prefix: string, context: PageContext): Promise<Completions>
  /** @param path of the resource below the resource service */
  resource(
    path: string,
    known: { group: string; item: string },
    context: Pick<PageContext, 'askService'>,
  ): Promise<Resource>
}

declare module '#engine' {
  interface ServicePorts {
    search: SiteSearch
  }
}
