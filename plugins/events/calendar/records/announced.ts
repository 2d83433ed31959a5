import { type Entry, foreignLanguage, type Institution, type ModelOf } from 'atrium'
import type { LocationEntry } from 'atrium/model/place/place.ts'
import type { EventData } from '../../calendar-service/calendar.ts'
import { tourImage } from '../../event/tour-image.ts'
import { exhibitionHref } from '../../exhibition/exhibition-address.ts'
import type event from '../../pages/event.ts'
import type exhibition from '../../pages/exhibition.ts'
import type tour from '../../pages/tour.ts'
import { type EventEntry, eventRecord } from './event-record.ts'
import { type ExhibitionEntry, exhibitionRecord } from './exhibition-record.ts'
import type { CalendarRecord, RecordEntry, RecordHelp } from './record.ts'
import { type TourEntry, tourRecord } from './tour-record.ts'

/** Holds what the calendar service knows the dates of. */
export type AnnouncedDates = { kind: 'event'; entry: EventEntry } | { kind: 'tour'; entry: TourEntry }

/** Picks what the calendar keeps of an entry: as much as its record is made from. */
export type Announced = AnnouncedDates | { kind: 'exhibition'; entry: ExhibitionEntry; href: string | undefined }

const kept = ({ uid, contentType, title, name, url, path, version, publishDetails, ...rest }: RecordEntry) => ({
  ...{ uid, contentType, title, name, url, path, version, publishDetails },
  updatedAt: rest.updatedAt,
  datePublished: rest.datePublished,
  blurb: rest.blurb,
  access: rest.access,
})

const named = (places: readonly LocationEntry[]): LocationEntry[] =>
  places.map(({ title, locationId }) => ({ title, locationId }))

export const announcedEvent = (entry: Entry<ModelOf<(typeof event)['contentType']>>): AnnouncedDates => ({
  kind: 'event',
  entry: {
    ...kept(entry),
    type: entry.type,
    image: entry.image,
    locations: named(entry.locations),
    eventMetadata: entry.eventMetadata,
    eventDetails: entry.eventDetails,
  },
})

export const announcedTour = (entry: Entry<ModelOf<(typeof tour)['contentType']>>): AnnouncedDates => ({
  kind: 'tour',
  entry: {
    ...kept(entry),
    image: tourImage(entry),
    startDate: entry.startDate,
    endDate: entry.endDate,
    location: named(entry.location),
    eventMetadata: entry.eventMetadata,
    eventDetails: entry.eventDetails,
  },
})

export const announcedExhibition = (
  entry: Entry<ModelOf<(typeof exhibition)['contentType']>>,
  institution: Institution,
): Announced => ({
  kind: 'exhibition',
  href: exhibitionHref(entry, institution),
  entry: {
    ...kept(entry),
    featureImage: entry.featureImage,
    locations: named(entry.locations),
    locationIds: entry.locationIds,
    startDate: entry.startDate,
    endDate: entry.endDate,
    datesMessage: entry.datesMessage,
    exhibitionDetails: entry.exhibitionDetails,
  },
})

/** @returns undefined for what is over, or not known well enough */
export function recordOf(item: Announced, data: EventData | undefined, help: RecordHelp): CalendarRecord | undefined {
  const record = madeOf(item, data, help)
  return record && { ...record, lang: foreignLanguage(item.entry, help.institution.language) }
}

function madeOf(item: Announced, data: EventData | undefined, help: RecordHelp): CalendarRecord | undefined {
  if (item.kind === 'event') return eventRecord(item.entry, data, help)
  return item.kind === 'tour' ? tourRecord(item.entry, data, help) : exhibitionRecord(item.entry, item.href, help)
}
