import type { Image } from 'atrium'
import type { LocationEntry } from 'atrium/model/place/place.ts'
import type { EventData } from '../../calendar-service/calendar.ts'
import type { CalendarIds } from '../../calendar-service/enrichment.ts'
import messages from '../../messages.ts'
import { called, categoriesOf, pluralCategory, singularCategory } from '../../rules/categories.ts'
import { occurring } from './occurring.ts'
import { type CalendarRecord, headOf, type RecordEntry, type RecordHelp } from './record.ts'

export interface EventEntry extends RecordEntry, CalendarIds {
  type?: string
  image?: Image
  locations: readonly LocationEntry[]
}

/**
 * @param data what the calendar service knows of it
 * @returns undefined for an event without id or event data, or that is over
 */
export function eventRecord(
  entry: EventEntry,
  data: EventData | undefined,
  help: RecordHelp,
): CalendarRecord | undefined {
  if (!data) return undefined
  const { image, locations, eventMetadata } = entry
  const type = eventMetadata?.type ?? entry.type
  const [own] = categoriesOf(data.categories)
  const kind = type ?? (own && singularCategory(own))
  const subtitle = kind ? called(kind, help) : help.translate(messages).event
  const head = headOf(entry, { kind: 'event', subtitle, image })
  return occurring(head, locations, data, type ? [called(pluralCategory(type), help)] : [], help)
}
