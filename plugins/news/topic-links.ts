import type { Card, Link, PageContext } from 'atrium'
import { newestFirst, STORIES } from './stories.ts'

/** Of more topics a menu shows those that most stories carry. */
const MAX_LINKS = 40
/** Of so many stories, the newest, the topics are counted. */
const STORIES_COUNTED = 500

/** All topics by title; of more than a menu shows, those that most of the newest stories carry. */
export async function topicLinks(context: PageContext): Promise<Link[]> {
  const links = await context.shared('topics of the news menu', async ({ content }) => {
    const { items: all } = await content.cards('topic_tag', { sort: [{ field: 'title' }] })
    if (all.length <= MAX_LINKS) return linksOf(all)
    const { items: stories } = await content.entries<typeof STORIES, { topicTags?: { uid: string }[] }>(STORIES, {
      where: { topicTags: { exists: true } },
      sort: newestFirst,
      page: { number: 1, size: STORIES_COUNTED },
      include: [],
    })
    const counts = new Map<string, number>()
    for (const { topicTags = [] } of stories)
      for (const { uid } of topicTags) counts.set(uid, (counts.get(uid) ?? 0) + 1)
    const countOf = ({ uid = '' }: Card) => counts.get(uid) ?? 0
    const linked = all.filter(({ href }) => href)
    const most = new Set(linked.toSorted((a, b) => countOf(b) - countOf(a)).slice(0, MAX_LINKS))
    return linksOf(linked.filter((card) => most.has(card)))
  })
  // What pages share is in the language of the site; this page may be in another one.
  return links.map((link) => ({ ...link, lang: context.langOf({ draftLanguage: link.lang }) }))
}

const linksOf = (cards: readonly Card[]): Link[] =>
  cards.flatMap(({ title, href, lang }) => (href ? [{ title, href, lang }] : []))
