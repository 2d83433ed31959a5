import type { Image } from '../content/image.ts'

/** Describes what is in the head beside what the engine takes from the entry. */
export interface HeadFields {
  title?: string
  description?: string
  image?: Image
  keywords?: string[]
  noindex?: boolean
  /** Feeds announced with `rel="alternate"`. */
  feeds?: { title: string; href: string; type: string }[]
  /** Address of the neighbouring page of a paged list. */
  previous?: string
  next?: string
  /** Query that belongs to the canonical address, like `page=2`. */
  canonicalQuery?: string
}
