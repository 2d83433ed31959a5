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

/** On the event page: `Free`, `$15`, `$12.50`, `$15 - $25`, `$5 - $12.50`. */
export function eventPrice(prices: PriceRange, needs: Needs): string | undefined {
  const { exact, short } = moneyOf(needs.institution)
  return written(prices, needs, (amount) => (Number.isInteger(amount) ? short(amount) : exact(amount)), 'priceRange')
}

/** On the tour page: `Free`, `$15.00`, `$15.00 - $25.00`. */
export const tourPrice = (prices: PriceRange, needs: Needs): string | undefined =>
  written(prices, needs, moneyOf(needs.institution).exact, 'priceRange')

/** In the calendar: `Free`, `$15`, `$15 – $25`, without cents when both are whole. */
export const calendarPrice = (prices: PriceRange, needs: Needs): string | undefined =>
  written(prices, needs, moneyOf(needs.institution).short, 'calendarPriceRange')

function written(
  prices: PriceRange,
  { translate }: Needs,
  print: (amount: number) => string,
  range: 'priceRange' | 'calendarPriceRange',
): string | undefined {
  const [min, max] = boundsOf(prices) ?? []
  if (min === undefined || max === undefined) return undefined
  const t = translate(messages)
  if (min === max) return min === 0 ? t.free : print(min)
  return t[range]({ min: print(min), max: print(max) })
}

/** Where only one of the two is known, it is the price. */
function boundsOf({ minPrice, maxPrice }: PriceRange): [number, number] | undefined {
  const [min, max] = [minPrice ?? maxPrice ?? undefined, maxPrice ?? minPrice ?? undefined]
  return min === undefined || max === undefined ? undefined : [min, max]
}
