import type { PageContext } from '../context.ts'
import type { Section } from '../page/block.ts'

export interface EndpointRequest {
  method: string
  /** Without trailing slash. */
  path: string
  /** Values of the route's `:names`. */
  parameters: Readonly<Record<string, string>>
  /** All of the address; to a cached endpoint those that its `query` names. */
  query: URLSearchParams
  /** The body of a form POST. */
  form: URLSearchParams
  header(name: string): string | undefined
}

export interface EndpointResponse {
  status: number
  /** Lower-case names. */
  headers?: Record<string, string | undefined>
  body?: string | Uint8Array
  /**
   * Says what the body is called where it is kept, in any script, without ending; the first name of which something is
   * left counts. `inline`: it is opened where it can be; `attachment`: it is saved.
   */
  file?: { how: 'attachment' | 'inline'; names: readonly string[]; ending: string }
  /**
   * Instead of a body: sections that are set into the site's frame; `isAlone`: into a document without it, to be shown
   * within another. Such a page is not for search engines.
   */
  page?: { title: string; sections: readonly Section[]; isAlone?: boolean }
}

/** How many answers one caller may have made a minute; beyond that 429. What is cached counts for nothing. */
export interface RateLimit {
  perMinute: number
}

/** An address that answers with something other than a composed page: a feed, a form's target, an API. */
export interface Endpoint {
  name: string
  /**
   * `/news/rss.xml`, `/news/topic/:slug/rss.xml`, `/calendar/:event*.ics`: `*` takes several segments. Wins over pages at
   * the same address.
   */
  route: string
  /** Default: GET. HEAD follows GET; other methods answer 405. */
  methods?: readonly ('GET' | 'POST')[]
  /** `dependencies`: cached until an entry it read changes. Default: never cached. */
  cache?: 'dependencies'
  /** Query parameters that change the answer of a cached endpoint. */
  query?: readonly string[]
  limit?: RateLimit
  /**
   * `authors`: it is there in development and preview alone. Nobody keeps its answers; its pages may show others of the
   * site in frames and show what goes wrong in their scripts. Its route may begin with `/_`.
   */
  audience?: 'authors'
  /** @returns null to say that nothing is here (404) */
  handle(input: { request: EndpointRequest; context: PageContext }): Promise<EndpointResponse | null>
}

/** Declares an endpoint. */
export function defineEndpoint(definition: Endpoint): Endpoint {
  return Object.freeze(definition)
}
