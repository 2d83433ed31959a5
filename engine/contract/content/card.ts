import type { Image } from './image.ts'

/** How any entry is shown where another area lists it: plain data, the same for every content type. */
export interface Card {
  uid?: string
  contentType?: string
  title: string
  /** The entry's page, else its outside address; absent: a card of text only. */
  href?: string
  /** The line over the title: what kind of thing this is. */
  subtitle?: string
  image?: Image
  /** ISO date or date-time, or words that mean it. */
  date?: string
  /** When it takes place, ISO date or date-time, the end open where it has none: for pages that sort or group by it. */
  startDate?: string
  endDate?: string
  /** Rich text, sanitised. */
  excerpt?: string
  tag?: string
  /** A short notice, inline rich text. */
  alert?: string
  /** A second line of facts, like a place or authors' names. */
  meta?: string
  /** Language of that line (BCP 47) where it is another than that of the card, as what a service says in one language. */
  metaLang?: string
  /** What that line lists, each with the entry that is called so. */
  metaParts?: readonly { words: string; of: object }[]
  ctas?: { title: string; href: string }[]
  /** Name in the icon set. */
  icon?: string
  /** Language of the entry (BCP 47) where it differs from that of the page around it. */
  lang?: string
  /** Of a card in another language the lines that the site itself says, in the language of the page. */
  said?: readonly ('subtitle' | 'tag' | 'meta' | 'date' | 'ctas')[]
}
