import type { Card, PageContext, QueryParameter, Where } from '#engine'
import { newestFirst, STORIES } from '../stories/story-fields.ts'

/** Stories on one page of a list; divides evenly into two, three and four columns. */
const PAGE_SIZE = 24

/** The number of a page of a list, from 1; the first needs no number. */
export const pageParameter: QueryParameter = {
  accept: (value) => (/^[1-9]\d{0,4}$/.test(value) && value !== '1' ? value : undefined),
}

export interface StoryList {
  items: Card[]
  total: number
  /** From 1. */
  page: number
  pages: number
}

/** One page of the stories that satisfy the conditions, newest first. A page that is not there counts as not asked for. */
export async function storyList(context: PageContext, where?: Where): Promise<StoryList> {
  const asked = Number(context.query.page?.[0] ?? 1)
  const read = (number: number) =>
    context.content.cards(STORIES, { ...(where && { where }), sort: newestFirst, page: { number, size: PAGE_SIZE } })
  const found = await read(asked)
  const pages = Math.max(1, Math.ceil(found.total / PAGE_SIZE))
  if (asked <= pages) return { ...found, page: asked, pages }
  context.ignoreQuery('page')
  return { ...(await read(1)), page: 1, pages }
}

const KINDS = { categories: 'An article category', topicTags: 'A topic tag', authors: 'An author' } as const

/**
 * One page of the stories of a topic, a tag or an author.
 *
 * @throws when the uid is missing
 */
export function storiesOf(context: PageContext, field: keyof typeof KINDS, uid: string): Promise<StoryList> {
  if (!uid) throw new Error(`${KINDS[field]} was looked up without a uid. Pass the uid of the entry.`)
  return storyList(context, { [field]: uid })
}

const addressOf = (path: string, page: number): string => (page === 1 ? path : `${path}?page=${page}`)

/** The addresses of the neighbouring pages, for the head. */
export const neighbours = ({ page, pages }: StoryList, path: string): { previous?: string; next?: string } => ({
  ...(page > 1 && { previous: addressOf(path, page - 1) }),
  ...(page < pages && { next: addressOf(path, page + 1) }),
})
