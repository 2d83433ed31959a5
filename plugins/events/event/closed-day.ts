import type { PageContext } from 'atrium'
import type { Place } from 'atrium/model/place/place.ts'
import { closedText } from '../calendar/day-notes.ts'
import { dateByCalendar, type EventDates, startOf } from '../rules/date-label.ts'
import { isOpenOn } from '../rules/occurrences.ts'

type Needs = Pick<PageContext, 'clock' | 'dates' | 'translate'>

/**
 * Says of what takes place once that its houses are closed on that day alone, like a holiday. The calendar leaves it
 * out then; whoever comes to it by another way is told.
 */
export function closedThatDay(entry: EventDates, places: readonly Place[], needs: Needs): string | undefined {
  if (entry.recurrence) return undefined
  const { clock, translate } = needs
  const start = startOf(entry) ?? dateByCalendar(entry, { ...needs, places })
  if (!start) return undefined
  const day = clock.dayOf(start)
  if (isOpenOn(day, places, clock) || !clock.isBetween(undefined, day)) return undefined
  return closedText(
    places.map(({ title }) => title),
    translate,
  )
}
