import { type PageContext, type Section, section } from 'atrium'
import type { OfferedAnswer, SearchAnswer } from 'atrium/model/page/search-answers.ts'
import { phrasesOf, plainTerm, sameTerms } from './synonyms/synonyms.ts'

/** More would push what was found off the screen. */
const MAX_ANSWERS = 2

/** What areas answer to a term, or to what means the same. One that cannot be made is left out; the log says why. */
export async function answersTo(term: string, context: PageContext): Promise<SearchAnswer[]> {
  const offered = await context.contributed('searchAnswers')
  const asked = new Set(sameTerms(term, context).map(plainTerm))
  const fitting = offered.filter(({ words }) => phrasesOf(words).some((phrase) => asked.has(plainTerm(phrase))))
  const answers = await Promise.all(fitting.slice(0, MAX_ANSWERS).map((one) => made(one, term, context)))
  return answers.flatMap((answer) => answer ?? [])
}

async function made({ answer }: OfferedAnswer, term: string, context: PageContext): Promise<SearchAnswer | undefined> {
  try {
    return await answer(context)
  } catch (error) {
    context.log.error({ term, error }, `An answer to a search is left out: ${(error as Error).message}`)
    return undefined
  }
}

/** The answer of an area, in the place of a card that editors chose. */
export const answerSection = ({ title, description, sites = [], links }: SearchAnswer): Section =>
  section('searchTopCard', {
    title,
    description,
    sites: [...sites],
    groups: links.length > 0 ? [{ links: [...links] }] : [],
  })
