import { z } from 'zod'
import { defineContentType, f } from '#engine'
import messages from '../messages.ts'
import { seriesDates } from '../rules/series-status.ts'

export default defineContentType({
  name: 'series_item',
  label: 'Series item',
  help: 'A part of a series that a partner holds elsewhere.',
  schema: z.object({
    image: f.image(),
    blurb: f.html(),
    url: f.url(),
    startDate: f.date(),
    endDate: f.date(),
    location: f.text(),
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
