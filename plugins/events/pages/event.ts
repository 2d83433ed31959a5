import { isExternal, section, slugOf } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { NO_START } from 'atrium/model/date/sort-by-date.ts'
import { definePage } from 'atrium/model/page.ts'
import { placesOf } from 'atrium/model/place/place.ts'
import { placesOnCard } from '../calendar/day-notes.ts'
import { calendarEnrichment } from '../calendar-service/enrichment.ts'
import { checkClosedDates } from '../checks/closed-dates.ts'
import { eventNode } from '../event/event.json-ld.ts'
import { loadEvent } from '../event/event-data.ts'
import { eventModules } from '../event/event-fields.ts'
import { related, within } from '../event/event-sections.ts'
import { ownFields } from '../event/own-fields.ts'
import { datesAndTickets } from '../event/place-facts.ts'
import { callToAction, eventCard } from '../event/ticket-card.ts'
import messages from '../messages.ts'
import { categoryLink, placeLink } from '../rules/calendar-links.ts'
import { categoriesShown, foundByKind } from '../rules/categories.ts'
import { dateLabel, lastDay, nextStart, startOf } from '../rules/date-label.ts'
import { eventTemplates } from '../templates.ts'

export default definePage({
  type: 'event',
  label: 'Event',
  kind: messages.event,
  search: foundByKind,
  plural: 'Events',
  icon: 'calendar',
  category: 'Programme',
  templates: eventTemplates,
  help: 'Something that takes place at a time: a performance, a talk, a film, a course.',
  route: '/calendar/:slug',
  fields: ownFields,
  modules: {
    ...eventModules(),
    resourcesModule: listing(
      { heading: messages.relatedResources },
      { group: 'Related', help: 'What helps to prepare or to read on.' },
    ),
  },
  index: ['startDate'],
  derive: ({ entry }) => ({ name: entry.eventTitle ?? entry.displayTitle, startDate: startOf(entry) ?? NO_START }),
  enrich: calendarEnrichment,
  check: checkClosedDates,
  address:
    'Its `url` below `/calendar`, else the slug of its title; none without a `meta_page`, and for an event elsewhere.',
  path({ entry: { url, metaPage, eventTitle, title }, none }) {
    if (url && isExternal(url)) return null
    if (!metaPage) return none('an event has a page once something is written at “Search and social media”')
    const own = url?.replace(/^\/+/, '').replace(/^calendar\//, '')
    return `/calendar/${own || slugOf(eventTitle ?? title)}`
  },
  card({ entry, clock, dates, institution, translate }) {
    const places = placesOf(entry.locations, entry.calendar?.multifilter1 ?? [], institution)
    const start = nextStart(entry, { clock, dates, places })
    const dated = { ...entry, dateTime: start }
    return {
      subtitle: translate(messages).event,
      image: entry.image,
      date: dateLabel(dated, { clock, dates, places }, 'short').text,
      startDate: start ?? (entry.recurrence ? clock.today() : NO_START),
      endDate: lastDay(entry, { clock, dates, places }),
      excerpt: entry.blurb,
      meta: placesOnCard(dated, places, { clock, dates, translate }),
      metaLang: entry.locations[0]?.publishDetails?.locale,
    }
  },
  load: ({ entry, context }) => loadEvent(entry, entry.locations, context),
  compose({ entry, data, parts, context }) {
    const { image, hero, customerSupportPromo } = entry
    const t = context.translate(messages)
    const card = eventCard(entry, data, context)
    const kinds = categoriesShown(entry).map((category) => categoryLink(category, context))
    const intro = parts.hero.intro ?? entry.blurb
    // Unless the hero shows the same.
    const picture = image?.uid && image.uid === hero?.image?.uid ? undefined : image
    // A picture comes before what is said of the event.
    const isBelow = picture !== undefined && !parts.hero.image
    return [
      section('hero', { ...parts.hero, intro: isBelow ? undefined : intro, eyebrow: kinds[0] }),
      section('eventDescription', {
        image: picture,
        intro: isBelow ? intro : undefined,
        content: within(
          parts.aboutModule,
          section('tagList', {
            heading: t.categoriesAndLocations,
            quiet: true,
            items: [...kinds, ...data.places.map(placeLink)],
          }),
          section('eventFacts', { items: datesAndTickets(entry, data, context) }),
        ),
        ticketCard: card,
      }),
      parts.knowBeforeYouGoModule,
      parts.partnersSponsors,
      parts.peopleModule,
      ...related(entry.related, context),
      parts.resourcesModule,
      listing.section(
        { items: entry.eventMetadata?.partOf ?? [] },
        { heading: t.seriesInformation, size: 'editorial inline' },
      ),
      callToAction(parts.hero, { ...card, date: dateLabel(entry, { ...context, places: data.places }, 'long') }),
      customerSupportPromo && section('callOut', { contentPromo: customerSupportPromo }),
    ]
  },
  head: ({ entry }) => ({ description: entry.blurb ?? entry.aboutModule?.body, image: entry.image }),
  jsonLd: ({ entry, data, context, basis }) => eventNode(entry, data, context, basis),
})
