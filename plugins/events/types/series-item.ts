import { defineContentType, f } from 'atrium'
import { z } from 'zod'
import messages from '../messages.ts'
import { seriesDates } from '../rules/series-status.ts'

export default defineContentType({
  name: 'series_item',
  label: 'Series item',
  plural: 'Series items',
  icon: 'calendar-plus',
  category: 'Programme',
  help: 'A part of a series that a partner holds elsewhere.',
  schema: z.object({
    image: f.image({ help: 'The picture of its card.' }),
    blurb: f.html({ help: 'What the card says.', length: { ideal: 160 } }),
    url: f.url({ label: 'Address', help: 'Its page at the partner.' }),
    startDate: f.date({ help: 'The first day.' }),
    endDate: f.date({ help: 'The last day; without it only the first day counts.' }),
    location: f.text({ help: 'Where it is, in words.' }),
  }),
  card: ({ entry: { url, startDate, endDate, location }, dates, translate }) => ({
    href: url,
    subtitle: translate(messages).series,
    date: seriesDates({ startDate, endDate }, dates),
    startDate,
    endDate,
    meta: location,
  }),
})
