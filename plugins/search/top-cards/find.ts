import type { PageContext } from 'atrium'
import Fuse, { type IFuseOptions } from 'fuse.js'
import { sameTerms } from '../synonyms/synonyms.ts'
import { type TopCard, topCards } from './top-cards.ts'

const base = { minMatchCharLength: 3, useExtendedSearch: true, ignoreDiacritics: true, includeScore: true }

/** How keywords are matched: loosely, near the beginning. The base of the others. */
const byDefault = { ...base, threshold: 0.6, distance: 100, location: 0 }

/** Says what every matching begins with. */
export const templates = {
  default: byDefault,
  /** For the card over the results: a keyword itself. */
  exact: { ...byDefault, threshold: 0, distance: 0 },
  /** For what is still being typed: anywhere in a keyword. */
  completion: { ...byDefault, ignoreLocation: true },
} as const satisfies Record<string, IFuseOptions<unknown>>

type TemplateName = keyof typeof templates

const MAX_TITLES = 3

/** Each list of cards is indexed once for each template. */
const indexes = new WeakMap<readonly TopCard[], Map<TemplateName, Fuse<TopCard>>>()

function indexOf(cards: readonly TopCard[], template: TemplateName): Fuse<TopCard> {
  const known = indexes.get(cards) ?? new Map<TemplateName, Fuse<TopCard>>()
  indexes.set(cards, known)
  const index = known.get(template) ?? new Fuse(cards, { ...templates[template], keys: ['keywords'] })
  known.set(template, index)
  return index
}

/** A keyword that is the term; one that holds it, or begins with its words; for the default also one that comes near. */
const completion = [(words: string) => `="${words}"`, (words: string) => `'"${words}"`]
const ATTEMPTS = {
  exact: [(words: string) => `="${words}"`, (words: string) => `"${words} "`],
  completion,
  default: [...completion, (words: string) => `"${words}"`],
}

/** Cards for a term, the best first: those that the first successful attempt finds. */
export function findCards(cards: readonly TopCard[], term: string, template: TemplateName): TopCard[] {
  // Operators and quotes of the query language are no words.
  const words = term
    .replace(/["|\\]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  if (words.length < templates[template].minMatchCharLength) return []
  const index = indexOf(cards, template)
  for (const query of ATTEMPTS[template]) {
    const found = index.search(query(words))
    if (found.length > 0) return found.map(({ item }) => item)
  }
  return []
}

/**
 * The first card for what a visitor looks for, or for what means the same; undefined where there is none, or while cards
 * cannot be read.
 */
export async function topCardFor(term: string, context: PageContext): Promise<TopCard | undefined> {
  const cards = await topCards(context)
  for (const words of sameTerms(term, context)) {
    const [card] = findCards(cards, words, 'exact')
    if (card) return card
  }
  return undefined
}

/** Cards that come near to what a visitor looks for, to be offered where nothing is found. */
export const nearestCards = async (term: string, context: PageContext): Promise<TopCard[]> =>
  findCards(await topCards(context), term, 'default').slice(0, MAX_TITLES)

/** The cards that fit what is typed so far, the best first: they come before all other suggestions. */
export const completedCards = async (prefix: string, context: PageContext): Promise<TopCard[]> =>
  findCards(await topCards(context), prefix, 'completion').slice(0, MAX_TITLES)
