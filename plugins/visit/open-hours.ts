import { z } from 'zod'
import { bool, date, defineContentType, group, html, inlineHtml, list, required, time } from '#engine'

const times = () => ({ openTime: time(), closeTime: time() })
const day = () => group(times())

/** When a place is open: the usual week, and the days on which it is otherwise. */
export const openHours = defineContentType({
  name: 'open_hours',
  label: 'Open hours',
  schema: z.object({
    emergencyClosure: group({ closed: bool(), text: inlineHtml() }),
    dailyHours: group({
      sunday: day(),
      monday: day(),
      tuesday: day(),
      wednesday: day(),
      thursday: day(),
      friday: day(),
      saturday: day(),
    }),
    standardHours: html(),
    dateHours: list(group({ date: required(date()), ...times() })),
    excludeDates: list(date()),
  }),
  demoDates: 'fixed',
})
