import type { PageContext } from '#engine'
import messages from '../messages.ts'

/** The cheapest and the dearest ticket, as records write them, like `15.00` or `$15.00`; either may be unknown. */
export interface PriceRange {
  minPrice?: string
  maxPrice?: string
}

type Needs = Pick<PageContext, 'institution' | 'translate'>

/** `$1,200.50` and `1200.50 €` as a number: a sign of the currency and commas between thousands are left out. */
export const amountOf = (price: string): number => Number(price.replace(/[^\d.]/g, ''))

/** True where nothing is to be paid. */
export const isFree = ({ minPrice, maxPrice }: PriceRange): boolean =>
  [minPrice ?? maxPrice, maxPrice ?? minPrice].every((price) => price !== undefined && amountOf(price) === 0)

/** On the event page: `Free`, `$15`, `$12.50`, `$15 - $25`. */
export function eventPrice(prices: PriceRange, needs: Needs): string | undefined {
  const { exact, whole } = moneyOf(needs)
  return priceOf(prices, needs, (value) => (Number.isInteger(value) ? whole(value) : exact(value)), whole)
}

/** On the tour page: `Free`, `$15.00`, `$15.00 - $25.00`. */
export function tourPrice(prices: PriceRange, needs: Needs): string | undefined {
  const { exact } = moneyOf(needs)
  return priceOf(prices, needs, exact, exact)
}

/** Where only one of the two is known, it is the price. */
function priceOf(
  prices: PriceRange,
  { translate }: Needs,
  single: (value: number) => string,
  part: (value: number) => string,
): string | undefined {
  const { minPrice, maxPrice } = prices
  const [min, max] = [minPrice ?? maxPrice, maxPrice ?? minPrice].map((price) => price && amountOf(price))
  if (typeof min !== 'number' || typeof max !== 'number') return undefined
  const t = translate(messages)
  if (min === max) return min === 0 ? t.free : single(min)
  return t.priceRange({ min: part(min), max: part(max) })
}

/** In the calendar: `Free`, `$15`, `$15 – $25`, without cents when both are whole. */
export function calendarPrice(minPrice: number | null, maxPrice: number | null, needs: Needs): string | undefined {
  const [min, max] = [minPrice ?? maxPrice, maxPrice ?? minPrice]
  if (min === null || max === null) return undefined
  const t = needs.translate(messages)
  if (min === 0 && max === 0) return t.free
  const { short } = moneyOf(needs)
  return min === max ? short(min) : t.calendarPriceRange({ min: short(min), max: short(max) })
}

interface Money {
  /** With all digits of the currency: `$15.00`. */
  exact: (amount: number) => string
  /** Without cents. */
  whole: (amount: number) => string
  /** With the digits that say something: `$12.5`. */
  short: (amount: number) => string
}

const known = new Map<string, Money>()

/** How amounts are printed in the currency and language of an institution. */
function moneyOf({ institution: { language, currency } }: Needs): Money {
  const key = `${language} ${currency}`
  const found = known.get(key)
  if (found) return found
  const format = (digits: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, ...digits }).format
  const whole = format({ maximumFractionDigits: 0 })
  const made: Money = {
    exact: format({}),
    whole: (amount) => whole(Math.floor(amount)),
    short: format({ minimumFractionDigits: 0 }),
  }
  known.set(key, made)
  return made
}
