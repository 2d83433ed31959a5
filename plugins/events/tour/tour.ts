import { z } from 'zod'
import { date, defineContentType, type Entry, html, plainText, references, required, text } from '#engine'
import type { MediaEntry } from '#ui/media/media-item.ts'
import { eventIdOf } from '../calendar/record.ts'
import { type CalendarFacts, calendarFacts } from '../calendar-service/facts.ts'
import { eventFields, eventIncludes, firstPicture, locations } from '../fields.ts'
import { placeList, placesOf } from '../rules/places.ts'

/** Where no start is known. */
const NO_START = '1970-01-01'

/** A walk that is led, again and again. */
export const tour = defineContentType({
  name: 'tour',
  label: 'Tour',
  schema: z.object({
    ...eventFields(),
    url: required(text()),
    media: references<MediaEntry>('image', 'video', 'video_asset'),
    times: html(),
    startDate: date(),
    endDate: date(),
    location: locations(),
  }),
  index: ['sortDate'],
  derive: ({ startDate }) => ({ sortDate: startDate ?? NO_START }),
  enrich: (entry, { ports }): Promise<CalendarFacts | null> | undefined => calendarFacts(eventIdOf(entry), ports),
  card: {
    include: ['image', 'media.image', 'media.poster', 'location'],
    map: ({ eventMetadata, eventDetails, image, media, startDate, endDate, blurb, location, calendar }, { dates }) => ({
      subtitle: eventMetadata?.type ?? 'Tour',
      image: image ?? firstPicture(media),
      date: eventDetails?.displayDate ?? (endDate && `Through ${dates.shortDay(endDate)}`),
      startDate: startDate ?? NO_START,
      endDate,
      excerpt: blurb,
      meta: placeList(placesOf(location, calendar)) || undefined,
    }),
  },
  search: ({ title, displayTitle, subtitle, blurb, aboutModule }) => ({
    title: displayTitle ?? title,
    description: plainText(blurb) || subtitle,
    text: plainText(aboutModule?.body),
    type: 'Tour',
  }),
})

export type Tour = z.output<typeof tour.schema> & Partial<CalendarFacts>
export type TourEntry = Entry<Tour>

/** What a tour's page reads. */
export const tourPageIncludes = [...eventIncludes, 'media.image', 'media.poster', 'location.address']
