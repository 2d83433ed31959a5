import { type PageContext, plainText, type Weekday } from 'atrium'
import { closureOf, type DayHours, type OpenHours, weekOf } from './open-hours.ts'
import { plannedExceptions } from './unusual-days.ts'

type Needs = Pick<PageContext, 'clock' | 'institution'>

/** Times in structured data; a whole closed day opens and closes at midnight, as search engines read it, and day and night end a minute before. */
function timesOf(hours: DayHours) {
  if ('closed' in hours) return { opens: '00:00', closes: '00:00' }
  const { openTime: opens, closeTime: closes } = hours
  return opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes }
}

/**
 * The hours of a place in structured data: the usual week, and the days to come that are otherwise, an emergency closure
 * today before all.
 */
export function openingHoursFields(hours: OpenHours, { clock, institution }: Needs) {
  const today = clock.today()
  const closure = closureOf(hours)
  const special = [
    ...(closure ? [{ first: today, last: today, hours: closure }] : []),
    ...plannedExceptions(hours, today),
  ]
  return {
    openingHoursSpecification: listOf(weekNodes(hours, institution.structuredDataContext)),
    specialOpeningHoursSpecification: listOf(
      special.map(({ first, last, hours: own }) => ({
        '@type': 'OpeningHoursSpecification',
        ...timesOf(own),
        validFrom: first,
        validThrough: last,
        description: descriptionOf(own),
      })),
    ),
  }
}

const listOf = <Item>(items: readonly Item[]) => (items.length > 0 ? items : undefined)

const descriptionOf = (hours: DayHours): string | undefined =>
  'closed' in hours && hours.closed !== true ? plainText(hours.closed) : plainText(hours.reason) || undefined

/** One node for all weekdays with the same hours. */
function weekNodes(hours: OpenHours, vocabulary: string) {
  const days = new Map<string, { dayOfWeek: string[]; times: ReturnType<typeof timesOf> }>()
  for (const { weekday, hours: own } of weekOf(hours)) {
    if ('closed' in own) continue
    const times = timesOf(own)
    const known = days.get(JSON.stringify(times)) ?? { dayOfWeek: [], times }
    known.dayOfWeek.push(`${vocabulary}/${capitalized(weekday)}`)
    days.set(JSON.stringify(times), known)
  }
  return [...days.values()].map(({ dayOfWeek, times }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek,
    ...times,
  }))
}

const capitalized = (weekday: Weekday) => weekday.charAt(0).toUpperCase() + weekday.slice(1)
