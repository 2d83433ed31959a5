import { isDate, type PageContext, type QueryParameter } from '#engine'
import { readPlaceCode } from '#model/place/place.ts'
import { filterValue } from '../filter-value.ts'
import { type CalendarIndex, FILTERS, type FilterName } from './calendar-index.ts'

/** What a visitor asks the calendar for. */
export interface Chosen extends Record<FilterName, readonly string[]> {
  /** Days, both included, `YYYY-MM-DD`. */
  from?: string
  to?: string
}

export const NOTHING: Chosen = { category: [], audience: [], location: [] }

const day: QueryParameter = {
  accept: (value) => (/^\d{4}-\d{2}-\d{2}$/.test(value) && isDate(value) ? value : undefined),
}
/** Spaces and hyphens are equal. */
const label: QueryParameter = {
  accept: (value) => {
    const read = filterValue(value)
    return /^[\p{L}\p{N}&'’.+-]{1,60}$/u.test(read) ? read : undefined
  },
  many: true,
}

/** The parameters of the calendar's address. */
export const calendarQuery: Readonly<Record<string, QueryParameter>> = {
  date: day,
  startdate: day,
  enddate: day,
  category: label,
  audience: label,
  location: label,
}

type Asked = Pick<PageContext, 'query' | 'ignoreQuery'> & { institution: { brand: string } }

/** What is asked for, without what was never offered: an unknown value, or a day out of the year ahead. */
export function readChosen({ query, ignoreQuery, institution }: Asked, { choices, days }: CalendarIndex): Chosen {
  const offeredDay = (name: string): string | undefined => {
    const asked = query[name]?.[0]
    if (!asked || days.includes(asked)) return asked
    ignoreQuery(name)
    return undefined
  }
  const offered = (name: FilterName): string[] => {
    const asked = query[name] ?? []
    const read = name === 'location' ? asked.map((value) => readPlaceCode(value, institution.brand)) : asked
    const known = choices[name].flatMap(({ value }) => (read.includes(value) ? [value] : []))
    if (known.length < asked.length) ignoreQuery(name, known)
    return known
  }
  const date = offeredDay('date')
  const from = date ?? offeredDay('startdate')
  const to = date ?? offeredDay('enddate')
  return {
    category: offered('category'),
    audience: offered('audience'),
    location: offered('location'),
    from,
    to: from && to && to < from ? undefined : to,
  }
}

/** The query that asks for it, in lower case with spaces kept. */
export function queryOf(chosen: Chosen, page = 1): [string, string][] {
  const { from, to } = chosen
  const dates: [string, string][] =
    from && from === to
      ? [['date', from]]
      : [
          ...(from ? [['startdate', from] as [string, string]] : []),
          ...(to ? [['enddate', to] as [string, string]] : []),
        ]
  return [
    ...dates,
    ...FILTERS.flatMap((name) => chosen[name].map((value): [string, string] => [name, value])),
    ...(page > 1 ? [['page', String(page)] as [string, string]] : []),
  ]
}

/** An address of the calendar; with a query its path is closed by a slash. */
export function addressOf(path: string, query: readonly [string, string][]): string {
  const text = new URLSearchParams(query.map((pair) => [...pair])).toString()
  return text ? `${path.replace(/\/$/, '')}/?${text}` : path
}
