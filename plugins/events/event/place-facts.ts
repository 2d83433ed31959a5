import { listed, type PageContext } from 'atrium'
import { addressLines } from 'atrium/model/person/address-lines.ts'
import type { Fact } from '../blocks/event-facts/index.tsx'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import messages from '../messages.ts'
import { accessFact } from '../rules/access.ts'
import { placeLink } from '../rules/calendar-links.ts'
import { comingDates, knownFacts } from './coming-dates.ts'
import type { EventData } from './event-data.ts'

interface Led {
  access: readonly string[]
  calendar?: CalendarEvent
  eventDetails?: { eventSchedule?: string; ticketingInformation?: string }
}

/** Where it is led: each place with its address, and the way to what else is there; for whom it is made easier, and when. */
export function placeAndDates({ access, calendar }: Led, { places }: EventData, context: PageContext): Fact[] {
  const t = context.translate(messages)
  const lines = places.flatMap((place) => {
    const { title, href } = placeLink(place)
    const address = listed(addressLines(place.address))
    return [{ text: title, href }, ...(address ? [{ text: address }] : [])]
  })
  return [
    ...knownFacts([{ label: places.length > 1 ? t.locations : t.location, lines }, accessFact(access, context)]),
    ...comingDates(calendar, places, context),
  ]
}

/** When an event takes place, how it goes and how tickets are had, and for whom it is made easier. */
export function datesAndTickets(
  { access, calendar, eventDetails }: Led,
  { places }: EventData,
  context: PageContext,
): Fact[] {
  const t = context.translate(messages)
  return knownFacts([
    ...comingDates(calendar, places, context),
    { label: t.schedule, html: eventDetails?.eventSchedule },
    { label: t.tickets, html: eventDetails?.ticketingInformation },
    accessFact(access, context),
  ])
}
