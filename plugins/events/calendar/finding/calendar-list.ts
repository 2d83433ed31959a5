import type { ListSource } from '#engine'
import type { CalendarRecord } from '../records/record.ts'
import { calendarIndex } from './calendar-index.ts'
import { type FilterView, filterView } from './calendar-view.ts'
import { type Chosen, readChosen } from './chosen.ts'
import { foundBy, recordsFound } from './find.ts'

interface CalendarAnswer {
  items: readonly CalendarRecord[]
  total: number
  chosen: Chosen
  view: FilterView
}

/** What is on, as far as the address asks for it. */
export const calendarList: ListSource<CalendarAnswer> = {
  async read({ context, from, size }) {
    const index = await calendarIndex(context)
    const chosen = readChosen(context, index)
    const found = recordsFound(chosen, index, foundBy(chosen, index), context)
    const items = found.slice(from, from + size)
    return { items, total: found.length, chosen, view: filterView(chosen, index, context) }
  },
}
