import { escapeHtml, type PageContext } from 'atrium'
import { closingOn } from 'atrium/model/place/hours/closed-days.ts'
import { type Place, placeList } from 'atrium/model/place/place.ts'
import messages from '../messages.ts'
import { type EventDates, nextStart } from '../rules/date-label.ts'
import { closedOn, isOpenOn } from '../rules/occurrences.ts'

type Needs = Pick<PageContext, 'clock' | 'translate'>

/** Says which houses are closed on a day, and why, as inline rich text: a sentence for those that share a reason. */
export function closingNotes(places: readonly Place[], day: string, { clock, translate }: Needs): string[] {
  const t = translate(messages)
  const notes: string[] = []
  const byReason = new Map<string, Place[]>()
  for (const place of places) {
    const closing = closingOn(place.openHours, day, clock)
    if (closing?.text) notes.push(closing.text)
    else if (closing) byReason.set(closing.reason ?? '', [...(byReason.get(closing.reason ?? '') ?? []), place])
  }
  for (const [reason, closed] of byReason) {
    const said = { count: closed.length, places: escapeHtml(placeList(closed, translate)) }
    notes.push(reason ? t.closedFor({ ...said, reason }) : t.closed(said))
  }
  return notes
}

/** Says of what takes place nevertheless which of its houses are closed that day. */
export const closedText = (closed: readonly string[] = [], translate: Needs['translate']): string | undefined =>
  closed.length > 0
    ? translate(messages).closedThatDay({ count: closed.length, places: placeList(closed, translate) })
    : undefined

type DateNeeds = Needs & Pick<PageContext, 'dates'>

/**
 * Says of what takes place once that its houses are closed on that day alone, like a holiday. The calendar leaves it
 * out then; whoever comes to it by another way is told.
 */
export function closedThatDay(entry: EventDates, places: readonly Place[], needs: DateNeeds): string | undefined {
  const day = dayToCome(entry, places, needs)
  const titles = places.map(({ title }) => title)
  return day && !isOpenOn(day, places, needs.clock) ? closedText(titles, needs.translate) : undefined
}

/** Says of what takes place once which of its houses are closed on its day, on that alone or in every week. */
export function closedHouses(entry: EventDates, places: readonly Place[], needs: DateNeeds): string | undefined {
  const day = dayToCome(entry, places, needs)
  return day ? closedText(closedOn(day, places, needs.clock), needs.translate) : undefined
}

/**
 * Says on a card where an event takes place, and which of its houses are closed on its one day, on that alone or in every
 * week, as lists of events do.
 */
export function placesOnCard(entry: EventDates, places: readonly Place[], needs: DateNeeds): string | undefined {
  const day = dayToCome(entry, places, needs)
  return placesWith(places, day ? closedOn(day, places, needs.clock) : [], needs.translate)
}

/** Says where something takes place, and which of these houses are closed then. */
export function placesWith(
  places: readonly Pick<Place, 'title'>[],
  closed: readonly string[] | undefined,
  translate: Needs['translate'],
): string | undefined {
  // That a house is closed says where it is, too.
  const named = (closed?.length ?? 0) < places.length ? placeList(places, translate) : undefined
  return [named, closedText(closed, translate)].filter(Boolean).join(' · ') || undefined
}

/** The day of what takes place once, while it is not over. */
function dayToCome(entry: EventDates, places: readonly Place[], { clock, dates }: DateNeeds): string | undefined {
  const start = entry.recurrence ? undefined : nextStart(entry, { clock, dates, places })
  const day = start && clock.dayOf(start)
  return day && clock.isBetween(undefined, day) ? day : undefined
}
