import { isIncluded, type PageContext, type Section, section } from '#engine'
import { hoursText, hoursToday } from '#ui/open-hours/hours.ts'
import { exhibitionStatus } from '../../rules/exhibition-status.ts'
import { placeToVisit } from '../../rules/places.ts'
import { FREE } from '../../rules/prices.ts'
import { exhibitionDates } from '../dates.ts'
import type { Exhibition } from '../exhibition.ts'
import type { ShownPlace } from './places.ts'

type Needs = Pick<PageContext, 'clock' | 'dates'>

/** When it is on, in words; what has no date yet is still to come. */
export const datesShown = (entry: Exhibition, { clock, dates }: Needs): string | undefined =>
  exhibitionDates(entry, dates, 'long') ??
  (exhibitionStatus(entry, clock).isUpcoming ? dates.long(undefined) : undefined)

/** What an exhibition is, and what a visitor has to know to see it. */
export function infoSection(entry: Exhibition, places: readonly ShownPlace[], needs: Needs): Section {
  const { accessibilityNote, description, languages = [], costNote = [], location } = entry.exhibitionDetails ?? {}
  const { status, isPast } = exhibitionStatus(entry, needs.clock)
  const planVisitUrl = isPast ? undefined : placeToVisit(places)?.planVisitUrl
  return section('exhibitionInfo', {
    description: description ?? entry.blurb,
    accessibilityNote,
    languages: languages.map(({ text }) => text),
    dates: datesShown(entry, needs),
    places: places.map((place) => ({
      title: place.title,
      ...(place.href && { href: place.href }),
      ...(status === 'current' && { hours: hoursAt(place, needs) }),
    })),
    room: location,
    cost: FREE,
    costNotes: costNote.map(({ text }) => text),
    ...(planVisitUrl && { cta: { title: 'Plan your visit', href: planVisitUrl } }),
  })
}

function hoursAt({ entry }: ShownPlace, { clock, dates }: Needs): string | undefined {
  const hours = entry && isIncluded(entry.openHours) ? hoursToday(entry.openHours, clock) : undefined
  return hours && hoursText(hours, dates)
}
