import type { PageContext } from 'atrium'
import { type Place, placeList, placeListLabel } from 'atrium/model/place/place.ts'
import type { CalendarGroup } from '../blocks/calendar-items/index.tsx'
import type { CalendarItem } from '../blocks/calendar-items/item.tsx'
import messages from '../messages.ts'
import { accessChoices } from '../rules/access.ts'
import { closedText, closingNotes } from './day-notes.ts'
import { isTimed } from './day-order.ts'
import type { CalendarRecord } from './records/record.ts'
import { timesOnDay } from './times-of-day.ts'

type Needs = Pick<PageContext, 'clock' | 'dates' | 'translate' | 'textOf'>

/** Items by record: many choices of filters find the same ones. */
const items = new WeakMap<CalendarRecord, CalendarItem>()

/** Records as they are shown, each under its next date. */
export const itemsOf = (records: readonly CalendarRecord[], needs: Needs): CalendarItem[] =>
  records.map((record) => {
    const known = items.get(record)
    if (known) return known
    const item = Object.freeze(newItem(record, needs))
    items.set(record, item)
    return item
  })

/**
 * What takes place on one day: which houses are closed, then everything by its time, then what lasts.
 *
 * @param records in the order of the day
 */
export function dayGroups(
  records: readonly CalendarRecord[],
  day: string,
  places: readonly Place[],
  needs: Needs,
): CalendarGroup[] {
  const timed = records.filter(isTimed)
  const lasting = records.filter((record) => !isTimed(record))
  const groups: CalendarGroup[] = [
    {
      heading: needs.dates.weekdayAndDay(day),
      notes: closingNotes(places, day, needs),
      isPrintable: records.length > 0,
      items: itemsOf(timed, needs),
    },
  ]
  if (lasting.length > 0)
    groups.push({ heading: needs.translate(messages).allDayAndOngoing, items: itemsOf(lasting, needs) })
  return groups
}

function newItem(record: CalendarRecord, needs: Needs): CalendarItem {
  const { uid, title, subtitle, href, image, lang, cost, dateText, occurrences, locationLabels, onDay } = record
  const { dates, translate } = needs
  const places = locationLabels.map((label) => ({ title: label }))
  const shown = onDay?.[0] ?? occurrences.find(({ start }) => start === record.date)
  return {
    uid,
    title,
    subtitle,
    href,
    image,
    lang,
    cost,
    date: onDay ? textOnDay(record, needs) : (dateText ?? dates.dateTime(record.date)),
    dateTime: dateText || (onDay && !isTimed(record)) ? undefined : dates.iso(record.date),
    furtherDates: dateText || onDay ? 0 : occurrences.length - 1,
    location: placeList(places, translate) || undefined,
    locationLabel: places.length > 0 ? placeListLabel(places, translate) : undefined,
    access: accessChoices(needs, record.access).map(({ label }) => label),
    note: closedText(shown?.closed, translate),
  }
}

/** Says when it is on a day whose heading says the day. */
function textOnDay(record: CalendarRecord, { dates, translate }: Needs): string {
  const { onDay = [], dayText, dateText } = record
  const [first] = onDay
  if (isTimed(record)) return timesOnDay(onDay, dates) ?? ''
  if (dayText ?? dateText) return dayText ?? dateText ?? ''
  const { from = '', to = '' } = first?.days ?? {}
  return from === to ? translate(messages).allDay : dates.days(from, to, 'short')
}
