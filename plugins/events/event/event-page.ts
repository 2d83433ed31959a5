import { listingSection } from '#blocks/card-listing/listing.ts'
import { heroOf } from '#blocks/hero/fields.ts'
import { partnersSection } from '#blocks/partners-sponsors/fields.ts'
import { textModuleSection } from '#blocks/text-module/fields.ts'
import { definePage, type PageContext, section } from '#engine'
import type { Fact } from '../parts/blocks/event-facts/index.tsx'
import { comingDates } from '../parts/coming-dates.ts'
import { type EventData, loadEvent } from '../parts/load.ts'
import { knowBeforeYouGo, people, related, support, within } from '../parts/sections.ts'
import { callToAction, type TicketCard, ticketCard } from '../parts/ticket-card.ts'
import { categoriesOf, categoryHref, singularCategory } from '../rules/categories.ts'
import { dateLabel } from '../rules/date-label.ts'
import { placeHref } from '../rules/places.ts'
import { eventPrice } from '../rules/prices.ts'
import { ticketAction } from '../rules/tickets.ts'
import { type EventEntry, event, eventPageIncludes, eventPath, eventType } from './event.ts'
import { eventNode } from './event-node.ts'

/** Its categories, by the calendar's record, else by its own kind. */
function categories(entry: EventEntry): string[] {
  const own = categoriesOf(entry.calendar?.category ?? [])
  const type = eventType(entry)
  return own.length > 0 || !type ? own : [type]
}

/** What else there is of its kind, and where it takes place. */
const tags = (entry: EventEntry, { places }: EventData) =>
  section('tagList', {
    heading: 'Event Categories and Location List',
    quiet: true,
    items: [
      ...categories(entry).map((category) => ({ title: singularCategory(category), href: categoryHref(category) })),
      ...places.map((place) => ({ title: place.title, href: placeHref(place) })),
    ],
  })

/** How the evening goes, and on which further ones. */
const facts = ({ eventDetails, calendar }: EventEntry, context: PageContext): Fact[] => [
  ...comingDates(calendar, context),
  ...(eventDetails?.eventSchedule ? [{ label: 'Schedule', html: eventDetails.eventSchedule }] : []),
  ...(eventDetails?.ticketingInformation ? [{ label: 'Tickets', html: eventDetails.ticketingInformation }] : []),
]

/** What the ticket card says. Of what is over, neither price nor tickets. */
function cardOf(entry: EventEntry, data: EventData, context: PageContext): TicketCard {
  const { calendar, eventDetails } = entry
  const { availability, link, message } = ticketAction(calendar, data.places, context)
  const price = calendar && availability !== 'past' ? eventPrice(calendar) : undefined
  const date = dateLabel(entry, context.dates, 'long')
  const rules = {
    date,
    ...(eventDetails?.displayDate && { note: eventDetails.displayDate }),
    ...(price && { price }),
    ...(message && message !== date.text && { message }),
    ...(link && { link }),
  }
  return ticketCard(rules, entry, data)
}

/** The main picture, unless the hero shows the same. */
const mainImage = ({ image, hero }: EventEntry) => (image?.uid && image.uid === hero?.image?.uid ? undefined : image)

export const eventPage = definePage({
  name: 'event',
  type: event,
  route: '/calendar/:slug',
  path: eventPath,
  include: eventPageIncludes,
  load: (entry, context) => loadEvent(entry, entry.locations, context),
  compose: (entry, data, context) => {
    const card = cardOf(entry, data, context)
    const hero = heroOf(entry)
    const [category] = categories(entry)
    return [
      section('hero', {
        ...hero,
        intro: hero.intro ?? entry.blurb,
        ...(category && { eyebrow: { title: singularCategory(category), href: categoryHref(category) } }),
      }),
      section('eventDescription', {
        image: mainImage(entry),
        content: within(
          textModuleSection(entry.aboutModule),
          tags(entry, data),
          section('eventFacts', { items: facts(entry, context) }),
        ),
        ticketCard: card,
      }),
      knowBeforeYouGo(entry.knowBeforeYouGoModule),
      partnersSection(entry.partnersSponsors, { heading: 'Partners and Sponsors' }),
      people(entry.peopleModule),
      ...related(entry.related, context.dates),
      listingSection(entry.resourcesModule, { size: 'medium', heading: 'Related Resources' }),
      section('cardListing', {
        heading: 'Series Information',
        items: entry.eventMetadata?.partOf ?? [],
        size: 'editorial inline',
      }),
      callToAction(hero.title, card),
      support(entry.customerSupportPromo),
    ]
  },
  head: ({ image }) => ({ ...(image && { image }) }),
  jsonLd: (entry, data, context, basis) => [eventNode(entry, data, context, basis)],
})
