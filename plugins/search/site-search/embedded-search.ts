import type { PageContext } from '#engine'
import { pictureOf, type WrittenRecord } from './record.ts'
import type { Completions, Found, SearchQuery, SearchRecord } from './site-search.ts'

type Item = Awaited<ReturnType<PageContext['content']['search']>>['items'][number]

/** What may be asked for is shown to everybody: it is cut, and what is left finds nothing bad. */
const MOST_CHARACTERS = 300

/** Site search of the content store: pages that are published, and records of other applications. */
export async function findInContent(
  { term, from, size, type: kind, source }: SearchQuery,
  context: PageContext,
): Promise<Found> {
  const nothing = { records: [], total: 0, types: [], sources: [] }
  return answered<Found>(context, 'SearchService::fetchSearchResults', nothing, async () => {
    const query = { term: term.slice(0, MOST_CHARACTERS), from, size, kind, source }
    const { items, total, kinds: types, sources, suggestion } = await context.content.search(query)
    return { records: items.map((item) => recordOf(item, context)), total, types, sources, suggestion }
  })
}

/** Titles of the same, for someone who is still typing. */
export const completeFromContent = (prefix: string, context: PageContext): Promise<Completions> =>
  answered<Completions>(context, 'SearchService::fetchTypeAheadResults', { names: [] }, async () => ({
    names: await context.content.complete(prefix.slice(0, MOST_CHARACTERS)),
  }))

function recordOf(item: Item, { imageBase, institution: { siteUrl } }: PageContext): SearchRecord {
  const { title, url, kind, source, description, extract, image, lang, data } = item
  const pictures = data === undefined ? { image } : pictureOf(data as WrittenRecord, { imageBase, siteUrl })
  return { title, url, resourceType: kind, sourceApp: source, description, extract, lang, ...pictures }
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
