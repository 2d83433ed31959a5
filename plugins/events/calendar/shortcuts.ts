import { type Clock, dayAfter, defineEndpoint, type PageContext, weekdayOf } from 'atrium'
import messages from '../messages.ts'

/** Saturday and Sunday of this week, on Sunday that day alone. Days are `YYYY-MM-DD`. */
export function weekendOf(today: string): { startdate: string; enddate: string } {
  if (weekdayOf(today) === 'sunday') return { startdate: today, enddate: today }
  let saturday = today
  while (weekdayOf(saturday) !== 'saturday') saturday = dayAfter(saturday)
  return { startdate: saturday, enddate: dayAfter(saturday) }
}

/** The calendar's query of each shortcut, today in the institution's zone. */
export const shortcuts: Readonly<Record<string, (clock: Clock) => Record<string, string>>> = {
  today: (clock) => ({ date: clock.today() }),
  tomorrow: (clock) => ({ date: dayAfter(clock.today()) }),
  'this-weekend': (clock) => weekendOf(clock.today()),
}

const LABELS = { today: 'today', tomorrow: 'tomorrow', 'this-weekend': 'thisWeekend' } as const

/** The days that visitors ask for most, in words. */
export const shortcutDays = ({
  clock,
  translate,
}: Pick<PageContext, 'clock' | 'translate'>): { label: string; from: string; to: string }[] =>
  Object.entries(LABELS).map(([name, label]) => {
    const { date = '', startdate: from = date, enddate: to = date } = shortcuts[name]?.(clock) ?? {}
    return { label: translate(messages)[label], from, to }
  })

/** Addresses that stay the same while their target changes daily: hence 302, and never cached. */
export const shortcutEndpoints = Object.entries(shortcuts).map(([name, queryOf]) =>
  defineEndpoint({
    name: `calendar-${name}`,
    route: `/calendar/${name}`,
    handle: async ({ context: { clock } }) => ({
      status: 302,
      headers: { location: `/calendar/?${new URLSearchParams(queryOf(clock))}`, 'cache-control': 'no-store' },
    }),
  }),
)
