import { entryHref } from 'atrium'

interface Addressed {
  path?: string | null
  url?: string
  shopUrl?: string
}

/** Where a book is bought: at the address that says so, else at its own where that leads outside. */
export const shopOf = ({ url, shopUrl }: Omit<Addressed, 'path'>): string | undefined => shopUrl ?? entryHref({ url })

/** Where links to a book lead: to its page, else to where it is bought. */
export const addressOf = ({ path, ...book }: Addressed): string | undefined => path ?? shopOf(book)
