import type { Entry, ModelOf, PageContext } from 'atrium'
import searchTopCard from '../types/search-top-card.ts'

export type TopCard = Entry<ModelOf<typeof searchTopCard>>

const UNAVAILABLE = 'Search Top Cards data is unavailable'

/**
 * Every top card that has keywords, those trimmed. It never rejects: while they cannot be read there are none, the search
 * goes on without, and what is made so is rendered again in a minute.
 */
export async function topCards(context: PageContext): Promise<readonly TopCard[]> {
  try {
    return await context.shared('search top cards', readTopCards)
  } catch (error) {
    await context.askService(
      'The top cards',
      () => Promise.reject(error),
      () => UNAVAILABLE,
    )
    return []
  }
}

async function readTopCards({ content, log }: PageContext): Promise<readonly TopCard[]> {
  const { items } = await content.entries(searchTopCard, { sort: [{ field: 'title' }] })
  return items.flatMap((card) => {
    const keywords = card.keywords.map((keyword) => keyword.trim()).filter(Boolean)
    if (keywords.length > 0) return [{ ...card, keywords }]
    log.warn(
      { uid: card.uid },
      `Search Top Card "${card.title}" (${card.uid}) is missing keywords and will not be indexed`,
    )
    return []
  })
}
