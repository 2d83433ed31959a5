import type { PageContext, SearchAnswer, TextCompletions, TextQuery } from 'atrium'

/** One page of results. */
export interface Found extends SearchAnswer {
  /** Why there are no results though there may be some. */
  error?: string
}

/** Names that begin like what was typed. */
export interface Completions extends Pick<TextCompletions, 'names' | 'languages'> {
  error?: string
}

/** A resource of the resource service, with the two words by which whoever asked for it knows it. */
export type Resource = { group: string; item: string } & ({ data: unknown } | { error: string })

/**
 * The site-search service. Nothing of it rejects: a failure is an answer with `error`. It takes the context of the page
 * that asks, so that the page is rendered again when results may be others.
 */
export interface SiteSearch {
  /** @param query from 1 to 100 results, of a term that is not empty */
  find(query: TextQuery, context: PageContext): Promise<Found>
  /**
   * How many results a term has in another language of the site, of what is written in it; 0 where that is not known.
   * Absent: the service knows no languages.
   */
  countIn?(language: string, term: string, context: PageContext): Promise<number>
  typeAhead(prefix: string, context: PageContext): Promise<Completions>
  /** @param path of the resource below the resource service */
  resource(
    path: string,
    known: { group: string; item: string },
    context: Pick<PageContext, 'askService'>,
  ): Promise<Resource>
}

declare module 'atrium' {
  interface ServicePorts {
    search: SiteSearch
  }
}
