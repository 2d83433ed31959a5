import { type LocationEntry, placesOf } from 'atrium/model/place/place.ts'
import type { EventData } from '../../calendar-service/calendar.ts'
import { priceLabel } from '../../prices/labels.ts'
import { called, categoriesOf, unnamed } from '../../rules/categories.ts'
import { occurrencesLeft } from '../../rules/occurrences.ts'
import { filterValue } from '../filter-value.ts'
import { type CalendarRecord, placed, type RecordHead, type RecordHelp } from './record.ts'

/**
 * An event or tour with the occurrences that the calendar service knows.
 *
 * @param defaultCategory taken where the service names none
 * @returns undefined when its last occurrence is over, or its house is closed on all that are left
 */
export function occurring(
  head: RecordHead,
  locations: readonly LocationEntry[],
  data: EventData,
  defaultCategory: readonly string[],
  help: RecordHelp,
): CalendarRecord | undefined {
  const { audiences, categories, locations: codes } = data
  const places = placesOf(locations, codes, help.names)
  const occurrences = occurrencesLeft(data, { ...help, places })
  const [next] = occurrences
  if (!next) return undefined
  const inWords = (names: readonly string[]) => names.map((name) => called(name, help))
  const own = inWords(categoriesOf(categories))
  return {
    ...head,
    ...placed(places, help.institution),
    audience: (audiences.length > 0 ? inWords(audiences) : [unnamed(help).generalPublic]).map(filterValue),
    category: (own.length > 0 ? own : defaultCategory).map(filterValue),
    cost: priceLabel(data, help),
    date: next.start,
    startDate: next.start,
    occurrences,
  }
}
