import {
  type Endpoint,
  type Feed,
  type FeedItem,
  feedAddresses,
  feedEndpoints,
  type PageContext,
  plainText,
} from '#engine'
import { personName } from '#ui/person/person.ts'
import type { ArticleEntry } from './stories/article.ts'
import { newestFirst } from './stories/story-fields.ts'

const MAX_ITEMS = 50

/** The newest articles, all or those of one topic, as a feed; null for a topic that is not there. */
async function readFeed(base: string, context: PageContext): Promise<Feed | null> {
  const { content, institution, dates } = context
  const page = await content.at(base)
  if (base !== '/news' && page?.contentType !== 'article_category') return null
  const { items } = await content.entries<ArticleEntry>('article', {
    ...(base !== '/news' && page && { where: { categories: page.uid } }),
    sort: newestFirst,
    include: ['authors', 'categories'],
    page: { number: 1, size: MAX_ITEMS },
  })
  const absolute = (path: string) => new URL(path, institution.siteUrl).href
  const title = base === '/news' ? `News from ${institution.name}` : `${page?.title}: news from ${institution.name}`
  const feedItems = items.flatMap((article) => itemOf(article, absolute, dates.iso) ?? [])
  return {
    title,
    description: plainText(page?.intro as string | undefined) || title,
    url: absolute(base),
    self: feedAddresses(absolute(base)),
    language: institution.language,
    updated: feedItems[0]?.updated ?? dates.iso('1970-01-01'),
    items: feedItems,
  }
}

function itemOf(
  article: ArticleEntry,
  absolute: (path: string) => string,
  iso: (date: string) => string,
): FeedItem | null {
  const address = article.path ?? article.url
  if (!address) return null
  return {
    title: article.displayTitle ?? article.title,
    url: absolute(address),
    ...(article.blurb && { summary: article.blurb }),
    published: iso(article.publicationDate),
    updated: iso(article.updatedDate ?? article.publicationDate),
    authors: article.authors.map((author) => ({
      name: personName(author),
      ...(author.path && { url: absolute(author.path) }),
      ...(author.email && { email: author.email }),
    })),
    categories: article.categories.flatMap(({ title }) => title ?? []),
  }
}

/** Feeds of all articles and of each topic, in three forms. */
export const feeds: Endpoint[] = ['/news', '/news/topic/:slug'].flatMap((base) => feedEndpoints(base, readFeed))
