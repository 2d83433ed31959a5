/** The cheapest and the dearest ticket, as printed; either may be unknown. */
export interface PriceRange {
  minPrice?: string
  maxPrice?: string
}

export const FREE = 'Free'
const NOTHING = '$0.00'

/** On the event page: `Free`, `$15`, `$12.50`, `$15 - $25`. */
export const eventPrice = (prices: PriceRange): string | undefined =>
  priceOf(
    prices,
    (value) => value.replace(/\.00$/, ''),
    (value) => value.replace(/\.\d+$/, ''),
  )

/** On the tour page: `Free`, `$15.00`, `$15.00 - $25.00`. */
export const tourPrice = (prices: PriceRange): string | undefined =>
  priceOf(
    prices,
    (value) => value,
    (value) => value,
  )

/** Where only one of the two is known, it is the price. */
function priceOf(
  { minPrice, maxPrice }: PriceRange,
  single: (value: string) => string,
  part: (value: string) => string,
): string | undefined {
  const [min, max] = [minPrice ?? maxPrice, maxPrice ?? minPrice]
  if (!min || !max) return undefined
  if (min === max) return min === NOTHING ? FREE : single(min)
  return `${part(min)} - ${part(max)}`
}

/** In the calendar: `Free`, `$15`, `$15 – $25`, without cents when both are whole. */
export function calendarPrice(minPrice: number | null, maxPrice: number | null): string | undefined {
  const [min, max] = [minPrice ?? maxPrice, maxPrice ?? minPrice]
  if (min === null || max === null) return undefined
  if (min === 0 && max === 0) return FREE
  const { format } = Number.isInteger(min) && Number.isInteger(max) ? wholeDollars : dollars
  return min === max ? format(min) : `${format(min)} – ${format(max)}`
}

const dollarsWith = (maximumFractionDigits: number) =>
  new Intl.NumberFormat('en-US', {
    style: 'currency',
    currency: 'USD',
    minimumFractionDigits: 0,
    maximumFractionDigits,
  })
const [wholeDollars, dollars] = [dollarsWith(0), dollarsWith(2)]
