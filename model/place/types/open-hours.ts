import { defineContentType, f } from 'atrium'
import { z } from 'zod'

const times = () => ({
  openTime: f.time({ label: 'Opens', help: 'From when visitors are let in.', example: '10:00' }),
  closeTime: f.time({ label: 'Closes', help: 'Earlier than the opening: after midnight.', example: '17:30' }),
})
const day = () => f.group(times(), { help: 'Without both times: closed.' })

export default defineContentType({
  name: 'open_hours',
  label: 'Open hours',
  plural: 'Open hours',
  icon: 'clock',
  category: 'People and places',
  help: 'When a place is open: the usual week, and the days on which it is otherwise.',
  schema: z.object({
    emergencyClosure: f.group(
      {
        closed: f.bool({ help: 'Closed for now, whatever the hours say.' }),
        text: f.inlineHtml({ help: 'Shown in place of the hours.', when: { field: 'closed', is: true } }),
      },
      { help: 'While it is in force it is shown in place of all hours.' },
    ),
    dailyHours: f.group(
      {
        sunday: day(),
        monday: day(),
        tuesday: day(),
        wednesday: day(),
        thursday: day(),
        friday: day(),
        saturday: day(),
      },
      { label: 'Week', control: 'hours', help: 'The usual hours, day by day.' },
    ),
    standardHours: f.html({ help: 'The week in words, printed as it is; nothing is computed from it.' }),
    dateHours: f.list(
      f.group({
        date: f.required(f.date({ dayOnly: true, help: 'The day that is otherwise.' })),
        ...times(),
        reason: f.inlineHtml({ help: 'Why, as it is read after “Closed today for”.', example: 'Thanksgiving' }),
      }),
      { label: 'Hours of single days', itemName: 'date', help: 'They win over the week; without both times: closed.' },
    ),
    excludeDates: f.list(f.date({ dayOnly: true }), { label: 'Closed days', help: 'Single days, like holidays.' }),
  }),
  demoDates: 'fixed',
})
