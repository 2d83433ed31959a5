import type { Entry } from '../content/entry.ts'
import type { PageContext } from '../context.ts'
import type { ListRules } from './list.ts'

/** A feed as plain data; every address is absolute, every date ISO 8601 with offset. */
export interface Feed {
  title: string
  description: string
  /** The page that the feed follows. */
  url: string
  language: string
  items: FeedItem[]
}

export interface FeedItem {
  title: string
  url: string
  /** HTML. */
  summary?: string
  published: string
  updated: string
  authors: { name: string; url?: string; email?: string }[]
  categories: string[]
  image?: string
}

/**
 * The newest entries of what a page lists as RSS, Atom and JSON Feed below its address, announced in its head. Without a
 * list of its own the page says here what the feed holds.
 */
export interface FeedRules<Model = any> extends Partial<Pick<ListRules<Model>, 'of' | 'where' | 'sort'>> {
  title(input: { entry: Entry<Model>; context: PageContext }): string
  /** Paths of references that `item` reads, instead of what the view of the types names. */
  include?: readonly string[]
  /**
   * What an item says beside name, address, blurb or intro, and the date of publishing. Dates may be given as stored,
   * addresses as paths.
   */
  item?(input: { entry: Entry<any>; context: PageContext }): Partial<FeedItem>
}
