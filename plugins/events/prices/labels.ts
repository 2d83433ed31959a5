import type { PageContext } from 'atrium'
import messages from '../messages.ts'
import { moneyOf } from './money.ts'

/** The cheapest and the dearest ticket in the currency of the institution; either may be unknown. */
export interface PriceRange {
  minPrice?: number | null
  maxPrice?: number | null
}

type Needs = Pick<PageContext, 'institution' | 'translate'>

/** Tells whether nothing is to be paid. */
export const isFree = (prices: PriceRange): boolean => boundsOf(prices)?.every((price) => price === 0) ?? false

/** Everywhere: `Free`, `$15`, `$12.50`, `$15–$25`, `$5–$12.50`. */
export function priceLabel(prices: PriceRange, { institution, translate }: Needs): string | undefined {
  const [min, max] = boundsOf(prices) ?? []
  if (min === undefined || max === undefined) return undefined
  const t = translate(messages)
  const { words } = moneyOf(institution)
  if (min === max) return min === 0 ? t.free : words(min)
  return t.priceRange({ min: words(min), max: words(max) })
}

/** Where only one of the two is known, it is the price. */
function boundsOf({ minPrice, maxPrice }: PriceRange): [number, number] | undefined {
  const [min, max] = [minPrice ?? maxPrice ?? undefined, maxPrice ?? minPrice ?? undefined]
  return min === undefined || max === undefined ? undefined : [min, max]
}
