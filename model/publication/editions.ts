import type { ModelOf } from 'atrium'
import { shopOf } from './addresses.ts'
import type publicationType from './types/publication.ts'

type Publication = Partial<ModelOf<typeof publicationType>>

/** A form in which a book is sold, and where. */
export interface Edition {
  format?: string
  price?: string
  url: string
}

/**
 * Lists the forms in which a book is sold: what editors list, else the one of its details, unless it is free. What is sold
 * nowhere is left out.
 */
export function editionsOf({ editions = [], downloads = [], meta, ...book }: Publication): Edition[] {
  const shop = shopOf(book)
  const one = { format: meta?.format, price: meta?.prices?.join('/') || undefined, url: shop }
  const sold = editions.length > 0 ? editions : downloads.length > 0 ? [] : [one]
  return sold.flatMap(({ format, price, url = shop }) => (url ? [{ format, price, url }] : []))
}
