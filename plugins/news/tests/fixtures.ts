import type { Content, EntriesQuery, EntryHead, Institution, PageContext } from '#engine'
import { createDateFormats } from '#engine/content/dates.ts'
import type { ArticleEntry } from '../stories/article.ts'

export const institution = {
  name: 'The Ellery',
  siteUrl: 'https://www.ellery.example',
  language: 'en-US',
  timeZone: 'America/Los_Angeles',
} as Institution

/** An article with what the store always gives; tests add what they are about. */
export const anArticle = (fields: Partial<ArticleEntry> = {}): ArticleEntry => ({
  uid: 'article_kiln',
  contentType: 'article',
  title: 'What the Kiln Taught Us',
  path: '/news/what-the-kiln-taught-us',
  url: '/what-the-kiln-taught-us',
  version: 1,
  publicationDate: '2026-02-24',
  body: [],
  authors: [],
  categories: [],
  topicTags: [],
  contentPromos: [],
  relatedArticles: [],
  publishedIn: [],
  ...fields,
})

export const author = {
  uid: 'mara',
  contentType: 'author',
  title: 'Mara Quill',
  displayName: 'Mara Quill',
  path: '/author/mara-quill',
  email: 'mquill@ellery.example',
}

interface Asked {
  types: string | readonly string[]
  query: EntriesQuery
}

/** A page's context over fixed entries; what it is asked for is kept in `asked`. */
export function newsContext({
  entries = [],
  at,
  ...rest
}: { entries?: EntryHead[]; at?: Record<string, Partial<EntryHead>> } & Partial<PageContext> = {}) {
  const asked: Asked[] = []
  const ignored: string[] = []
  const find = async (types: string | readonly string[], query: EntriesQuery = {}) => {
    asked.push({ types, query })
    const { number = 1, size = entries.length } = query.page ?? {}
    return { items: entries.slice((number - 1) * size, number * size), total: entries.length }
  }
  const context = {
    content: { entries: find, cards: find, at: async (path: string) => at?.[path] ?? null } as unknown as Content,
    institution,
    dates: createDateFormats('America/Los_Angeles'),
    query: {},
    path: '/news',
    ignoreQuery: (name: string) => ignored.push(name),
    ...rest,
  } as unknown as PageContext
  return { context, asked, ignored }
}
