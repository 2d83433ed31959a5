import type { Clock, Link, Settings, Translator } from 'atrium'
import { isOnSiteAndOnline, type Place, placeToVisit } from 'atrium/model/place/place.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import messages from '../messages.ts'

export type Availability =
  | 'past'
  | 'coming-soon'
  | 'available'
  | 'unticketed'
  | 'sold-out-location'
  | 'sold-out'
  | 'unknown'

/** Describes what a visitor can do about tickets: a link, a message, or neither. */
export interface TicketAction {
  availability: Availability
  link?: Link
  message?: string
}

/** Describes what the rules read beside the record. */
export interface TicketHelp {
  clock: Clock
  settings: Pick<Settings, 'ticketingHost'>
  translate: Translator['translate']
}

const MESSAGES = {
  past: 'pastEvent',
  'coming-soon': 'comingSoon',
  'sold-out-location': 'soldOutOnSite',
  'sold-out': 'soldOut',
} as const satisfies Partial<Record<Availability, keyof typeof messages>>

/**
 * The ticket action of an event. It changes by itself when the event is over.
 *
 * @param record none: nothing is known of tickets
 */
export function ticketAction(
  record: CalendarEvent | undefined,
  places: readonly Place[],
  help: TicketHelp,
): TicketAction {
  const { availability, href } = record ? availabilityOf(record, places, help) : UNKNOWN
  const t = help.translate(messages)
  const title = availability === 'unticketed' ? t.planYourVisit : t.getTickets
  return {
    availability,
    link: href ? { title, href } : undefined,
    message: availability in MESSAGES ? t[MESSAGES[availability as keyof typeof MESSAGES]] : undefined,
  }
}

interface Found {
  availability: Availability
  href?: string
}

const UNKNOWN: Found = { availability: 'unknown' }

/** Its last date is over; one whose end is not known is over with its day. */
function isOver({ startDate, endDate }: CalendarEvent, clock: Clock): boolean {
  const ends = Array.from({ length: Math.max(startDate.length, endDate.length) }, (_, index) => {
    const start = startDate[index]
    return endDate[index] ?? (start && clock.dayOf(start))
  })
  return ends.length > 0 && ends.every((end) => end && !clock.isBetween(undefined, end))
}

/** The first rule that holds: their order decides. */
function availabilityOf(record: CalendarEvent, places: readonly Place[], { clock, settings }: TicketHelp): Found {
  const { id, salesStatus, availabilityStatus, availabilityNum = 0, filter1 } = record
  const isSoldOut = availabilityStatus === 'S' && record.availabilityNum === 0
  if (isOver(record, clock)) return { availability: 'past' }
  if (salesStatus === 'C') return { availability: 'coming-soon' }
  if (filter1) return { availability: 'available', href: filter1 }
  if (salesStatus === 'S' && availabilityStatus === 'U' && availabilityNum === -1)
    return { availability: 'unticketed', href: placeToVisit(places)?.planVisitUrl }
  if (availabilityStatus !== 'S' && availabilityNum > 0)
    return { availability: 'available', href: seatSelection(id, settings) }
  if (isSoldOut) return { availability: isOnSiteAndOnline(places) ? 'sold-out-location' : 'sold-out' }
  return UNKNOWN
}

/** The seat selection of the ticketing site; none where no ticketing site is configured. */
export const seatSelection = (id: string, { ticketingHost }: Pick<Settings, 'ticketingHost'>): string | undefined =>
  ticketingHost &&
  `${ticketingHost.replace(/\/$/, '')}/Online/seatSelect.asp?createBO::WSmap=1&BOparam::WSmap::loadBestAvailable::performance_ids=${encodeURIComponent(id)}`

/**
 * The reservation link of a tour.
 *
 * @returns undefined where nothing can be reserved
 */
export function reservation(
  record: CalendarEvent | undefined,
  places: readonly Place[],
  { settings, translate }: Pick<TicketHelp, 'settings' | 'translate'>,
): Link | undefined {
  const { availabilityStatus, availabilityNum = 0, filter1, id = '' } = record ?? {}
  const reserve = (href: string | undefined): Link | undefined =>
    href ? { title: translate(messages).reserve, href } : undefined
  if (availabilityStatus === 'U' && availabilityNum < 0) return reserve(filter1 ?? placeToVisit(places)?.planVisitUrl)
  if (record && availabilityStatus !== 'S' && availabilityNum > 0) return reserve(seatSelection(id, settings))
  return undefined
}
