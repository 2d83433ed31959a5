import type { RatedQuery } from './queries.ts'

/** How a search fared. */
export interface Rated extends RatedQuery {
  /** What came, the best first. */
  found: readonly string[]
  /** 1 divided by the place of the first page that ought to come first; 0 where none came. */
  reciprocalRank: number
  /** The part of the pages that came among the first ten. */
  recall: number
}

const PAGE = 10

/** Asks every query. @param ask gives addresses, the best first */
export async function rate(
  queries: readonly RatedQuery[],
  ask: (query: string) => Promise<readonly string[]>,
): Promise<Rated[]> {
  const rated: Rated[] = []
  for (const { query, pages } of queries) {
    const found = (await ask(query)).slice(0, PAGE)
    const first = found.findIndex((path) => pages.includes(path))
    const recall = pages.filter((path) => found.includes(path)).length / pages.length
    rated.push({ query, pages, found, reciprocalRank: first < 0 ? 0 : 1 / (first + 1), recall })
  }
  return rated
}

export const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length
