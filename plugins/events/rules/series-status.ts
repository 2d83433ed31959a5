import type { Card, Clock, ComputedList, DateFormats, PageContext } from 'atrium'
import { earliestFirst, latestFirst, NO_START } from 'atrium/model/date/sort-by-date.ts'
import messages from '../messages.ts'

export type SeriesStatus = 'on-now' | 'upcoming' | 'past'

/** `special`: the special series page, by the instant; `whats-on`: the series under what's on, by the day. */
export type SeriesKind = 'special' | 'whats-on'

/** Describes what is shown of a series in one group, under its heading. */
export interface SeriesGroup {
  status: SeriesStatus
  heading: string
  items: Card[]
}

type Item = Pick<Card, 'contentType' | 'startDate' | 'endDate'>

const LASTING = new Set(['event', 'tour', 'exhibition'])

/** When a card that names no end is over: with its day; an event that recurs, a tour or an exhibition goes on. */
const endOf = ({ contentType = '', startDate, endDate }: Item, clock: Clock) =>
  endDate ?? (startDate && !LASTING.has(contentType) ? clock.dayOf(startDate) : undefined)

/** By the instant. What has no date is still to come; an exhibition that names its end alone is on until then. */
function bySpecialRules(item: Item, clock: Clock): SeriesStatus {
  const { contentType, startDate, endDate } = item
  const start = startDate === NO_START ? undefined : (startDate ?? (contentType === 'exhibition' ? undefined : endDate))
  if (start ? !clock.hasPassed(start) : !endDate) return 'upcoming'
  return clock.isBetween(start, endOf(item, clock)) ? 'on-now' : 'past'
}

/** By the day: a tour with an end is on now on its first day alone, and an exhibition without end is past. */
function byWhatsOnRules({ contentType, startDate, endDate }: Item, clock: Clock): SeriesStatus {
  const today = clock.today()
  const start = startDate && clock.dayOf(startDate)
  const end = endDate && clock.dayOf(endDate)
  if (contentType === 'event') {
    if (!start || startDate === NO_START || start > today) return 'upcoming'
    return start < today ? 'past' : 'on-now'
  }
  if (start && end && start > today && end > today) return 'upcoming'
  if (contentType === 'tour') return start === today || !end ? 'on-now' : 'past'
  return start && end && start <= today && today <= end ? 'on-now' : 'past'
}

/** Whether an item of a series is on now, upcoming or past. */
export const seriesStatus = (item: Item, kind: SeriesKind, clock: Clock): SeriesStatus =>
  kind === 'special' ? bySpecialRules(item, clock) : byWhatsOnRules(item, clock)

/** The items of a series in their groups, each sorted; a group without items is not there. */
export function seriesGroups(
  items: readonly Card[],
  kind: SeriesKind,
  context: Pick<PageContext, 'clock' | 'dates' | 'compare' | 'translate'>,
): SeriesGroup[] {
  const of = (status: SeriesStatus) => items.filter((item) => seriesStatus(item, kind, context.clock) === status)
  const t = context.translate(messages)
  const groups: SeriesGroup[] = [
    { status: 'on-now', heading: t.onNow, items: latestFirst(of('on-now'), context) },
    { status: 'upcoming', heading: t.upcoming, items: earliestFirst(of('upcoming'), context) },
    { status: 'past', heading: t.past, items: latestFirst(of('past'), context) },
  ]
  return groups.filter((group) => group.items.length > 0)
}

/** Sorts what a series lists: what is on now, what is to come and what is over, in this order. */
export const seriesList = (kind: SeriesKind): ComputedList => ({
  async all({ entry, context }) {
    const cards: readonly Card[] = entry.seriesItems?.items ?? []
    return { items: seriesGroups(cards, kind, context).flatMap(({ items }) => items) }
  },
})

/** One date when start and end fall on one day, else a range; none without dates. */
export const seriesDates = ({ startDate, endDate }: Item, dates: DateFormats): string | undefined =>
  startDate || endDate ? dates.range(startDate, endDate) : undefined
