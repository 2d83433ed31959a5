import { heroOf } from '#blocks/hero/fields.ts'
import { partnersSection } from '#blocks/partners-sponsors/fields.ts'
import { textModuleSection } from '#blocks/text-module/fields.ts'
import { definePage, isIncluded, type PageContext, type Reference, type Section, section } from '#engine'
import { addressLines } from '#ui/person/person.ts'
import { firstPicture } from '../fields.ts'
import type { Fact } from '../parts/blocks/event-facts/index.tsx'
import { comingDates } from '../parts/coming-dates.ts'
import { type EventData, loadEvent } from '../parts/load.ts'
import { knowBeforeYouGo, people, related, support, within } from '../parts/sections.ts'
import { callToAction, type TicketCard, ticketCard } from '../parts/ticket-card.ts'
import { placeHref } from '../rules/places.ts'
import { tourPrice } from '../rules/prices.ts'
import { reservation } from '../rules/tickets.ts'
import { type TourEntry, tour, tourPageIncludes } from './tour.ts'
import { tourDates } from './tour-dates.ts'
import { tourNode } from './tour-node.ts'

/** How the tour goes, and when it is led. */
const facts = ({ eventDetails, times }: TourEntry): Fact[] => {
  const { displayDate, eventSchedule, ticketingInformation } = eventDetails ?? {}
  return [
    ...(displayDate ? [{ label: 'Dates', lines: [{ text: displayDate }] }] : []),
    ...(eventSchedule ? [{ label: 'Schedule', html: eventSchedule }] : []),
    ...(ticketingInformation ? [{ label: 'Tickets', html: ticketingInformation }] : []),
    ...(times ? [{ label: 'Times', html: times }] : []),
  ]
}

const pictures = ({ media }: TourEntry): Section =>
  section('mediaLayoutBlock', {
    layout: media.filter(isIncluded).length > 1 ? 'carousel' : 'column-width',
    media: media.map((reference) => ({ reference: reference as Reference })),
  })

/** Where it is led: each place with its address, and the way to what else is there. */
function locations({ places }: EventData): Fact[] {
  if (places.length === 0) return []
  const lines = places.flatMap((place) => {
    const address = addressLines(place.address).join(', ')
    return [{ text: place.title, href: placeHref(place) }, ...(address ? [{ text: address }] : [])]
  })
  return [{ label: places.length > 1 ? 'Locations' : 'Location', lines }]
}

/** What the card beside the text says. */
function cardOf(entry: TourEntry, data: EventData, context: PageContext): TicketCard {
  const { calendar } = entry
  const date = tourDates(entry, context)
  const price = calendar && tourPrice(calendar)
  const link = reservation(calendar, data.places, context)
  return ticketCard(
    { ...(date && { date: { text: date } }), ...(price && { price }), ...(link && { link }) },
    entry,
    data,
  )
}

export const tourPage = definePage({
  name: 'tour',
  type: tour,
  route: '/calendar/:slug',
  include: tourPageIncludes,
  load: (entry, context) => loadEvent(entry, entry.location, context),
  compose: (entry, data, context) => {
    const card = cardOf(entry, data, context)
    const hero = heroOf(entry)
    return [
      section('hero', {
        ...hero,
        intro: hero.intro ?? entry.blurb,
        image: hero.image ?? entry.image,
        eyebrow: { title: entry.eventMetadata?.type ?? 'Tour' },
      }),
      section('eventDescription', {
        content: within(
          textModuleSection(entry.aboutModule),
          section('eventFacts', { items: facts(entry) }),
          pictures(entry),
          section('eventFacts', { items: [...locations(data), ...comingDates(entry.calendar, context)] }),
        ),
        ticketCard: card,
      }),
      knowBeforeYouGo(entry.knowBeforeYouGoModule),
      partnersSection(entry.partnersSponsors, { heading: 'Partners and Sponsors' }),
      people(entry.peopleModule),
      ...related(entry.related, context.dates),
      support(entry.customerSupportPromo),
      callToAction(hero.title, card),
    ]
  },
  head: ({ image, media }) => {
    const picture = image ?? firstPicture(media)
    return { ...(picture && { image: picture }) }
  },
  jsonLd: (entry, data, context, basis) => [tourNode(entry, data, context, basis)],
})
