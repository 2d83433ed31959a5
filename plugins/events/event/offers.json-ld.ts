import { defined, type PageContext } from 'atrium'
import type { Place } from 'atrium/model/place/place.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { moneyOf } from '../prices/money.ts'
import { type Availability, ticketAction } from '../rules/tickets.ts'

/** In the words of schema.org's `ItemAvailability`. */
const AVAILABILITY: Readonly<Partial<Record<Availability, string>>> = {
  'coming-soon': 'PreOrder',
  available: 'InStock',
  unticketed: 'InStock',
  'sold-out-location': 'OnlineOnly',
  'sold-out': 'SoldOut',
}

/**
 * The tickets of an event in structured data: one offer for each price, the cheapest first.
 *
 * @returns none for what is over, and where neither price nor tickets are known
 */
export function offerNodes(
  record: CalendarEvent,
  places: readonly Place[],
  context: Pick<PageContext, 'clock' | 'institution' | 'settings' | 'translate'>,
): object[] {
  const { availability, link } = ticketAction(record, places, context)
  if (availability === 'past') return []
  const prices = [...new Set([record.minPrice, record.maxPrice])].filter((price) => price !== undefined)
  const state = AVAILABILITY[availability]
  const offer = defined({
    '@type': 'Offer',
    availability: state && `${context.institution.structuredDataContext}/${state}`,
    url: link?.href,
  })
  if (prices.length === 0) return link ? [offer] : []
  const { data } = moneyOf(context.institution)
  return prices.map((price) => ({ ...offer, price: data(price), priceCurrency: context.institution.currency }))
}
