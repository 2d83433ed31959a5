import { f, type PageContext, section } from 'atrium'
import image from 'atrium/model/media/types/image.ts'
import video from 'atrium/model/media/types/video.ts'
import videoAsset from 'atrium/model/media/types/video-asset.ts'
import { definePage } from 'atrium/model/page.ts'
import { placeList, placesOf } from 'atrium/model/place/place.ts'
import type { z } from 'zod'
import { type CalendarEnrichment, calendarEnrichment } from '../calendar-service/enrichment.ts'
import { checkTour } from '../checks/said-times.ts'
import { knownFacts } from '../event/coming-dates.ts'
import { type EventData, loadEvent } from '../event/event-data.ts'
import { eventFields, eventModules, locations } from '../event/event-fields.ts'
import { related, within } from '../event/event-sections.ts'
import { placeAndDates } from '../event/place-facts.ts'
import { callToAction, type TicketCard, ticketCard } from '../event/ticket-card.ts'
import { tourNode } from '../event/tour.json-ld.ts'
import { tourImage } from '../event/tour-image.ts'
import messages from '../messages.ts'
import { priceLabel } from '../prices/labels.ts'
import { foundByKind, kindCalled } from '../rules/categories.ts'
import { lastTourDay, tourDates } from '../rules/date-label.ts'
import { reservation } from '../rules/tickets.ts'
import { tourTemplates } from '../templates.ts'

const fields = {
  ...eventFields(),
  url: f.required(f.text({ control: 'address', help: 'The last part of its address, like garden-walk.' })),
  media: f.references([image, video, videoAsset], {
    preload: true,
    group: 'Words and picture',
    help: 'Pictures and films of the way; the first is shown where there is no image.',
  }),
  times: f.html({ group: 'When and where', help: 'When it begins on which day, in words.' }),
  startDate: f.date({ group: 'When and where', help: 'The first day on which it is led.' }),
  endDate: f.date({ group: 'When and where', help: 'The last day; without it there is no end.' }),
  location: locations(),
}
type Tour = z.output<z.ZodObject<typeof fields>> & Partial<CalendarEnrichment>

export default definePage({
  type: 'tour',
  label: 'Tour',
  kind: messages.tour,
  search: foundByKind,
  plural: 'Tours',
  icon: 'footprints',
  category: 'Programme',
  templates: tourTemplates,
  help: 'A walk that is led, again and again.',
  route: '/calendar/:slug',
  fields,
  modules: eventModules(),
  index: ['sortDate'],
  // Where no start is known it is long ago.
  derive: ({ entry }) => ({ sortDate: entry.startDate ?? '1970-01-01' }),
  enrich: calendarEnrichment,
  check: checkTour,
  card: ({ entry, clock, dates, institution, translate }) => ({
    subtitle: kindCalled(entry, institution) ?? translate(messages).tour,
    image: tourImage(entry),
    date: tourDates(entry, { clock, dates }, 'short'),
    startDate: entry.sortDate,
    endDate: lastTourDay(entry, { clock, dates }),
    excerpt: entry.blurb,
    meta: placeList(placesOf(entry.location, entry.calendar?.multifilter1 ?? [], institution), translate) || undefined,
    metaLang: entry.location[0]?.publishDetails?.locale,
  }),
  load: ({ entry, context }) => loadEvent(entry, entry.location, context),
  compose({ entry, data, parts, context }) {
    const { media, customerSupportPromo } = entry
    const card = cardOf(entry, data, context)
    return [
      section('hero', {
        ...parts.hero,
        intro: parts.hero.intro ?? entry.blurb,
        image: parts.hero.image ?? entry.image,
        eyebrow: { title: kindCalled(entry, context.institution) ?? context.translate(messages).tour },
      }),
      section('eventDescription', {
        content: within(
          parts.aboutModule,
          section('eventFacts', { items: facts(entry, context) }),
          section('mediaLayoutBlock', {
            layout: media.length > 1 ? 'carousel' : 'column-width',
            media: media.map((reference) => ({ reference })),
          }),
          section('eventFacts', { items: placeAndDates(entry, data, context) }),
        ),
        ticketCard: card,
      }),
      parts.knowBeforeYouGoModule,
      parts.partnersSponsors,
      parts.peopleModule,
      ...related(entry.related, context),
      customerSupportPromo && section('callOut', { contentPromo: customerSupportPromo }),
      callToAction(parts.hero, card),
    ]
  },
  head: ({ entry }) => ({ description: entry.blurb ?? entry.aboutModule?.body, image: tourImage(entry) }),
  jsonLd: ({ entry, data, context, basis }) => tourNode(entry, data, context, basis),
})

/** How the tour goes, and when it is led. */
const facts = ({ eventDetails, times }: Tour, { translate }: PageContext) => {
  const t = translate(messages)
  return knownFacts([
    { label: t.dates, lines: eventDetails?.displayDate ? [{ text: eventDetails.displayDate }] : [] },
    { label: t.schedule, html: eventDetails?.eventSchedule },
    { label: t.tickets, html: eventDetails?.ticketingInformation },
    { label: t.times, html: times },
  ])
}

/** Returns what the card beside the text says. */
function cardOf(entry: Tour, data: EventData, context: PageContext): TicketCard {
  const text = tourDates(entry, context, 'long')
  const price = entry.calendar && priceLabel(entry.calendar, context)
  const link = reservation(entry.calendar, data.places, context)
  return ticketCard({ date: text ? { text } : undefined, price, link }, entry, data, context)
}
