import type { Entry } from '../content/entry.ts'
import type { PageContext } from '../context.ts'
import type { Erased } from '../erased.ts'
import type { ListRules } from './list.ts'

/** A feed as plain data; every address is absolute, every date ISO 8601 with offset. */
export interface Feed {
  title: string
  description: string
  /** The page that the feed follows. */
  url: string
  language: string
  items: FeedItem[]
  /** Namespaces of elements by prefix. */
  namespaces?: Readonly<Record<string, string>>
  /** Holds what RSS says beyond its own elements. */
  elements?: readonly FeedElement[]
}

/** An element of RSS beyond its own. */
export interface FeedElement {
  /** With the prefix of its namespace, like `itunes:image`. */
  name: string
  /** Those that are undefined are dropped. */
  attributes?: Readonly<Record<string, string | undefined>>
  /** A text, or further elements. */
  content?: string | readonly FeedElement[]
}

export interface FeedItem {
  title: string
  /** Where it is another than that of the feed, BCP 47. */
  language?: string
  url: string
  /** HTML. */
  summary?: string
  published: string
  updated: string
  authors: { name: string; url?: string; email?: string }[]
  categories: string[]
  image?: string
  /** A file that belongs to it, like a recording. */
  enclosure?: Enclosure
  /** Like those of the feed. */
  elements?: readonly FeedElement[]
}

/** A file that an item of a feed brings. */
export interface Enclosure {
  url: string
  /** Media type, like `audio/mpeg`. */
  type: string
  /** Bytes; 0 where nobody knows. */
  length: number
}

/**
 * The newest entries of what a page lists as RSS, Atom and JSON Feed below its address, announced in its head. Without a
 * list of its own the page says here what the feed holds.
 */
export interface FeedRules<Model = Erased> extends Partial<Pick<ListRules<Model>, 'of' | 'where' | 'sort'>> {
  /** How many items there are at most; default 50. */
  size?: number
  title(input: { entry: Entry<Model>; context: PageContext }): string
  /** Paths of references that `item` reads, instead of what the view of the types names. */
  include?: readonly string[]
  /**
   * Returns what an item says beside name, address, blurb or intro, and the date of publishing. Dates may be given as
   * stored, addresses as paths. Null for an entry that is no item.
   */
  item?(input: {
    entry: Entry<Erased>
    context: PageContext
  }): Partial<FeedItem> | null | Promise<Partial<FeedItem> | null>
  /** Namespaces of elements by prefix: `{ itunes: 'http://…' }`. */
  namespaces?: Readonly<Record<string, string>>
  /** Returns what the feed says of itself beside title and intro. */
  channel?(input: { entry: Entry<Model>; context: PageContext }): Partial<Pick<Feed, 'description' | 'elements'>>
}
