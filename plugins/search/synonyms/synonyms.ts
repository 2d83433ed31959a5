import type { PageContext, Settings } from 'atrium'
import messages from './messages.ts'

type Needs = Pick<PageContext, 'settings' | 'translate'>
type Groups = readonly (readonly string[])[]

/** Bounds what an institution may add: lines, and words in each. */
const MAX_LINES = 500
const MAX_WORDS = 17

/**
 * Groups of words and phrases that mean the same to visitors: those of the institution, then those that most visitors of
 * any house mean, in the language of the site. The array stays the same, so that it is read once.
 */
export function synonyms({ settings, translate }: Needs): Groups {
  const known = ofSettings.get(settings) ?? readSynonyms({ settings, translate })
  ofSettings.set(settings, known)
  return known
}

const ofSettings = new WeakMap<Settings, Groups>()

function readSynonyms({ settings, translate }: Needs): Groups {
  const t = translate(messages)
  const common = [
    ...[t.food, t.internet, t.hours, t.prices, t.parking, t.arriving, t.wheelchair, t.children, t.toilets, t.shop],
    ...[t.jobs, t.giving, t.photography, t.luggage, t.dogs, t.school, t.pottery],
  ]
  return [...settings.searchSynonyms.slice(0, MAX_LINES), ...common].map(phrasesOf).filter((group) => group.length > 1)
}

/** Words and phrases of a line, which has commas between them. */
export const phrasesOf = (line: string): string[] =>
  line
    .split(/[,،、;]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
    .slice(0, MAX_WORDS)

/** A term as it is compared with others: in lower case, without accents and signs. */
export const plainTerm = (term: string): string =>
  term
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A whole term, then what means the same as all of it. */
export function sameTerms(term: string, context: Needs): string[] {
  const typed = plainTerm(term)
  const groups = synonyms(context).filter((group) => group.some((phrase) => plainTerm(phrase) === typed))
  return [...new Set([term, ...groups.flat()])]
}
