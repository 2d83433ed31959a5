import { type KeyCount, type ListSource, MAX_HITS, type PageContext, type SearchHit, type TextQuery } from 'atrium'
import { sourceLabel, typeName } from '../labels/labels.ts'
import type { Found } from '../site-search/site-search.ts'

interface Choice {
  value: string
  label: string
  count: number
}

/** Says what the list of results holds, and what the service says beside. */
export interface ResultsAnswer {
  items: readonly SearchHit[]
  total: number
  unfiltered: number
  /** How many of these are what was looked for, in the language of the site. */
  written: number
  choices: Record<'type' | 'source', Choice[]>
  /** Holds what may have been meant instead of the term. */
  suggestion?: string
  /** The items are those of the suggestion. */
  isReplaced?: boolean
  /** Why nothing is found though there may be something. */
  error?: string
}

/** Returns what is looked for; undefined where nothing is. */
export const termIn = ({ query }: Pick<PageContext, 'query'>): string | undefined => query.q?.[0]

const NOTHING: Found = { hits: [], total: 0, kinds: [], sources: [] }

/** The results of the term in the address. */
export const results: ListSource<ResultsAnswer> = {
  most: MAX_HITS,
  async read({ context, from, size, chosen }) {
    const term = termIn(context)
    const ask = (query: Omit<TextQuery, 'term'>) =>
      term ? context.ports.search.find({ ...query, term }, context) : Promise.resolve(NOTHING)
    const [kind, source] = [chosen.type?.[0], chosen.source?.[0]]
    const [found, all] = await Promise.all([
      ask({ from, size, kind, source }),
      kind || source ? ask({ from: 0, size: 1 }) : undefined,
    ])
    const { kinds, sources, total: unfiltered, foreign = 0, isReplaced } = all ?? found
    return {
      items: found.hits,
      total: found.total,
      unfiltered: Math.max(unfiltered, found.total),
      written: isReplaced ? 0 : unfiltered - foreign,
      choices: {
        type: choicesOf(kinds, found.kinds, (key) => typeName(key, context)),
        source: choicesOf(sources, found.sources, (key) => sourceLabel(key, context)),
      },
      suggestion: found.suggestion,
      isReplaced: found.isReplaced,
      error: found.error,
    }
  },
}

/**
 * Lists what a filter offers: everything that the term is found with, whatever is chosen, and how many there would be. One
 * choice alone is none.
 */
function choicesOf(
  all: readonly KeyCount[],
  left: readonly KeyCount[],
  labelOf: (key: string) => string | undefined,
): Choice[] {
  const counts = new Map(left.map(({ key, count }) => [key, count]))
  const choices = all.flatMap(({ key }): Choice[] => {
    const label = labelOf(key)
    return label && VALUE.test(key) ? [{ value: key, label, count: counts.get(key) ?? 0 }] : []
  })
  return choices.length > 1 ? choices : []
}

/** Matches what an address may have as the value of a filter. */
const VALUE = /^[a-z0-9_-]{1,80}$/
