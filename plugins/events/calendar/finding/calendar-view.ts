import type { DateFormats, PageContext } from '#engine'
import messages from '../../messages.ts'
import { shortcuts } from '../shortcuts.ts'
import { type CalendarIndex, type Choice, FILTERS, type FilterName } from './calendar-index.ts'
import { addressOf, type Chosen, queryOf } from './chosen.ts'
import { foundBy, type UsedFilter, usedFilters, without } from './find.ts'

/** A link that asks the calendar for something else. */
export interface ViewLink {
  label: string
  href: string
  isChosen?: boolean
}

/** What the calendar's filters show. */
export interface FilterView {
  dates: { from?: string; to?: string; min: string; max: string; shortcuts: ViewLink[] }
  filters: { name: FilterName; label: string; choices: (Choice & { isChosen: boolean })[] }[]
  /** Each takes one of the chosen values away. */
  chips: ViewLink[]
  /** Nothing is found: filters that alone stand in the way, and what there is without each. */
  remedies: (ViewLink & { total: number })[]
}

const LEGENDS = { category: 'category', audience: 'audience', location: 'showOnly' } as const
const SHORTCUTS = [
  ['today', 'today'],
  ['tomorrow', 'tomorrow'],
  ['this-weekend', 'thisWeekend'],
] as const

type ViewHelp = Pick<PageContext, 'path' | 'clock' | 'dates' | 'translate'>

/** The filters with what is chosen, and the links from there. */
export function filterView(chosen: Chosen, index: CalendarIndex, help: ViewHelp): FilterView {
  const { days, choices } = index
  const { from, to } = chosen
  const address = (other: Chosen) => addressOf(help.path, queryOf(other))
  return {
    dates: {
      from,
      to,
      min: days[0] as string,
      max: days.at(-1) as string,
      shortcuts: shortcutLinks(chosen, address, help),
    },
    filters: FILTERS.filter((name) => choices[name].length > 0).map((name) => ({
      name,
      label: help.translate(messages)[LEGENDS[name]],
      choices: choices[name].map((choice) => ({ ...choice, isChosen: chosen[name].includes(choice.value) })),
    })),
    chips: [
      ...(from || to ? [{ label: spanOf(chosen, help.dates), href: address(without(chosen, 'dates')) }] : []),
      ...FILTERS.flatMap((name) =>
        chosen[name].map((value) => ({
          label: labelOf(name, value, index),
          href: address({ ...chosen, [name]: chosen[name].filter((other) => other !== value) }),
        })),
      ),
    ],
    remedies: foundBy(chosen, index).isEmpty ? remediesOf(chosen, index, { ...help, address }) : [],
  }
}

/** The days that visitors ask for most, other filters kept. */
function shortcutLinks(chosen: Chosen, address: (other: Chosen) => string, { clock, translate }: ViewHelp): ViewLink[] {
  const t = translate(messages)
  return SHORTCUTS.map(([name, label]) => {
    const { date, startdate: from = date, enddate: to = date } = shortcuts[name]?.(clock) ?? {}
    const isChosen = from === chosen.from && to === chosen.to
    return { label: t[label], href: address({ ...chosen, from, to }), isChosen }
  })
}

/** The chosen days in words. */
function spanOf({ from, to }: Chosen, dates: DateFormats): string {
  if (from && to) return dates.range(from, to)
  return from ? dates.from(dates.short(from)) : dates.through(dates.short(to))
}

const labelOf = (name: FilterName, value: string, { choices }: CalendarIndex): string =>
  choices[name].find((choice) => choice.value === value)?.label ?? value

/** Filters without which there is something, those that leave the most first. */
function remediesOf(
  chosen: Chosen,
  index: CalendarIndex,
  { dates, address }: ViewHelp & { address: (other: Chosen) => string },
): FilterView['remedies'] {
  const words = (filter: UsedFilter) =>
    filter === 'dates' ? spanOf(chosen, dates) : chosen[filter].map((value) => labelOf(filter, value, index)).join(', ')
  return usedFilters(chosen)
    .map((filter) => {
      const others = without(chosen, filter)
      return { label: words(filter), href: address(others), total: foundBy(others, index).indexes().length }
    })
    .filter(({ total }) => total > 0)
    .sort((a, b) => b.total - a.total)
}
