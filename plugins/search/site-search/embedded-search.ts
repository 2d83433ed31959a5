import type { PageContext, SearchHit, TextQuery } from 'atrium'
import { synonyms } from '../synonyms/synonyms.ts'
import { pictureOf, type WrittenRecord } from './record.ts'
import type { Completions, Found } from './site-search.ts'

/** Bounds what may be asked for, which is shown to everybody: it is cut, and what is left finds nothing bad. */
const MAX_CHARACTERS = 300

/** Site search of the content store: pages that are published, and records of other applications. */
export const findInContent = (query: TextQuery, context: PageContext): Promise<Found> =>
  answered<Found>(
    context,
    'SearchService::fetchSearchResults',
    { hits: [], total: 0, kinds: [], sources: [] },
    async () => {
      const alike = synonyms(context)
      const found = await context.content.search({ ...query, term: query.term.slice(0, MAX_CHARACTERS), alike })
      return { ...found, hits: found.hits.map((hit) => withPicture(hit, context)) }
    },
  )

/** Titles of the same, for someone who is still typing. */
export const completeFromContent = (prefix: string, context: PageContext): Promise<Completions> =>
  answered<Completions>(context, 'SearchService::fetchTypeAheadResults', { names: [] }, () =>
    context.content.complete(prefix.slice(0, MAX_CHARACTERS)),
  )

/** How many results there are in another language of the site; asked again after a while, for its changes are not told here. */
export const countInContent = async (language: string, term: string, context: PageContext): Promise<number> =>
  (await context.askService(`What the search finds in ${language}`, () =>
    context.content.countIn(language, { term: term.slice(0, MAX_CHARACTERS) }),
  )) ?? 0

/** A record of another application names its picture as its service does. */
function withPicture({ data, ...hit }: SearchHit, context: PageContext): SearchHit {
  return data === undefined ? hit : { ...hit, image: pictureOf(data as WrittenRecord, context) }
}

/** An answer with `error` where the store cannot be asked. */
async function answered<Answer>(
  { askService }: PageContext,
  what: string,
  nothing: Answer,
  ask: () => Promise<Answer>,
): Promise<Answer | (Answer & { error: string })> {
  try {
    return await ask()
  } catch (error) {
    await askService(
      what,
      () => Promise.reject(error),
      ({ message }) => `${what} ${message}`,
    )
    return { ...nothing, error: (error as Error).message }
  }
}
