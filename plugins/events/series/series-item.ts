import { z } from 'zod'
import { date, defineContentType, html, image, text, url } from '#engine'
import { seriesDates } from '../rules/series-status.ts'

/** A partner's part of a series: it stands elsewhere. */
export const seriesItem = defineContentType({
  name: 'series_item',
  label: 'Series item',
  schema: z.object({
    image: image(),
    blurb: html(),
    url: url(),
    startDate: date(),
    endDate: date(),
    location: text(),
  }),
  card: {
    include: ['image'],
    map: ({ url: page, image: picture, blurb, startDate, endDate, location }, { dates }) => ({
      href: page,
      subtitle: 'Series',
      image: picture,
      date: seriesDates({ startDate, endDate }, dates),
      startDate,
      endDate,
      excerpt: blurb,
      meta: location,
    }),
  },
})
