import type { PageContext } from 'atrium'
import type { Fact, FactLine } from '../blocks/event-facts/index.tsx'
import { closedText } from '../calendar/day-notes.ts'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import messages from '../messages.ts'
import { type House, type Occurrence, occurrencesToCome } from '../rules/occurrences.ts'

type ShownNeeds = Pick<PageContext, 'clock' | 'dates' | 'translate'>

/** Dates in sight, and those that open under them; a daily tour has hundreds. */
const IN_SIGHT = 6
const AT_MOST = 30

/** Facts of which something is known. */
export const knownFacts = (facts: readonly Fact[]): Fact[] => facts.filter(({ html, lines }) => html || lines?.length)

/** The coming dates of what takes place more than once; of a single one the ticket card says the date. */
export function comingDates(record: CalendarEvent | undefined, places: readonly House[], needs: ShownNeeds): Fact[] {
  const t = needs.translate(messages)
  const left = occurrencesToCome(record, { ...needs, places })
  if (!record || record.startDate.length < 2 || left.length === 0) return []
  const lines = left.slice(0, AT_MOST).map((occurrence) => lineOf(occurrence, needs))
  const last = left.at(-1)
  if (last && left.length > AT_MOST) lines.push({ text: t.moreUntil({ date: needs.dates.long(last.start) }) })
  return [
    {
      label: t.comingDates,
      lines: lines.slice(0, IN_SIGHT),
      more: lines.length > IN_SIGHT ? { title: t.moreDates, lines: lines.slice(IN_SIGHT) } : undefined,
    },
  ]
}

const lineOf = ({ start, closed }: Occurrence, { dates, translate }: ShownNeeds): FactLine => ({
  text: [dates.dateTime(start), closedText(closed, translate)].filter(Boolean).join(' · '),
  iso: dates.iso(start),
})
