import type { Card, Link, PageContext } from 'atrium'
import { newestFirst, STORIES } from './stories.ts'

/** Of more topics a menu shows those that most stories carry. */
const MAX_LINKS = 40
/** Of so many stories, the newest, the topics are counted. */
const STORIES_COUNTED = 500

/** All topics by title; of more than a menu shows, those that most of the newest stories carry. */
export async function topicLinks(context: PageContext): Promise<Link[]> {
  const byTitle = { sort: [{ field: 'title' }] }
  const { items, total } = await context.content.cards('topic_tag', {
    ...byTitle,
    page: { number: 1, size: MAX_LINKS },
  })
  if (total <= MAX_LINKS) return linksOf(items)
  return context.shared('topics of the news menu', async ({ content }) => {
    const [{ items: all }, { items: stories }] = await Promise.all([
      content.cards('topic_tag', byTitle),
      content.entries<typeof STORIES, { topicTags?: { uid: string }[] }>(STORIES, {
        where: { topicTags: { exists: true } },
        sort: newestFirst,
        page: { number: 1, size: STORIES_COUNTED },
        include: [],
      }),
    ])
    const counts = new Map<string, number>()
    for (const { topicTags = [] } of stories)
      for (const { uid } of topicTags) counts.set(uid, (counts.get(uid) ?? 0) + 1)
    const countOf = ({ uid = '' }: Card) => counts.get(uid) ?? 0
    const linked = all.filter(({ href }) => href)
    const most = new Set(linked.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, MAX_LINKS))
    return linksOf(linked.filter((card) => most.has(card)))
  })
}

const linksOf = (cards: readonly Card[]): Link[] =>
  cards.flatMap(({ title, href, lang }) => (href ? [{ title, href, lang }] : []))
