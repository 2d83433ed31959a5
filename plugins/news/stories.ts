import { type Card, defined, type Entry, type EntryHead, entryHref, type PageContext } from 'atrium'
import messages from './messages.ts'

/** Stories by the date that counts, the newest first; equal dates by title. */
export const newestFirst = [{ field: 'sortDate', order: 'descending' }, { field: 'title' }] as const

/** The two kinds of story that listings gather. */
export const STORIES = ['article', 'press_release'] as const

/** The list of every story; pages add `where`. */
export const storyList = { of: STORIES, sort: newestFirst } as const

/** The heading of a list of every story, and what it says when there is none. */
export const allStories = ({ translate }: Pick<PageContext, 'translate'>) => {
  const t = translate(messages)
  return { heading: t.allStories, empty: t.noStories }
}

/** The feed of everything, as pages announce it. */
export const newsFeedTitle = ({ institution, translate }: Pick<PageContext, 'institution' | 'translate'>): string =>
  translate(messages).newsFrom({ name: institution.name })

type Story = Pick<Entry, 'name'> & {
  publicationDate: string
  updatedDate?: string
  authors: readonly (Pick<EntryHead, 'name' | 'path' | 'url'> & { email?: string })[]
  categories: readonly { name: string }[]
}

/** Returns what a feed says of a story beside what it says of every entry. */
const storyItem = ({ entry: { publicationDate, updatedDate, authors, categories } }: { entry: Story }) => ({
  published: publicationDate,
  updated: updatedDate ?? publicationDate,
  authors: authors.map((author) => defined({ name: author.name, url: entryHref(author), email: author.email })),
  categories: categories.map(({ name }) => name),
})

/** The feed of all articles; pages add title and `where`. */
export const articleFeed = {
  of: 'article',
  sort: newestFirst,
  include: ['authors', 'categories'],
  item: storyItem,
} as const

const MIN_ITEMS = 2
const MAX_ITEMS = 4

/** A topic with its newest stories. */
export interface FeatureCategory extends Pick<EntryHead, 'uid' | 'title' | 'path'> {
  ctaText: string
  items: Card[]
}

/** How many stories of each topic are read: each may be told elsewhere on the page. */
export const CANDIDATES = 24

/**
 * Chooses the topics to show: those with at least two stories, each with its newest four. What the page tells elsewhere is
 * left out where at least two others remain; a story of several topics is told under the first.
 *
 * @param told the stories that the page shows beside its topics
 */
export function shownCategories(categories: readonly FeatureCategory[], told: readonly Card[]): FeatureCategory[] {
  const seen = new Set(told.map(({ uid }) => uid))
  return categories.flatMap((category) => {
    const fresh = category.items.filter(({ uid }) => !seen.has(uid))
    const items = (fresh.length < MIN_ITEMS ? category.items : fresh).slice(0, MAX_ITEMS)
    if (items.length < MIN_ITEMS) return []
    for (const { uid } of items) seen.add(uid)
    return [{ ...category, items }]
  })
}
