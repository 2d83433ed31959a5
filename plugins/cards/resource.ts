import { z } from 'zod'
import { date, defineContentType, html, image, plainText, required, text, url } from '#engine'

/** Something to use, wherever it is kept. */
export const resource = defineContentType({
  name: 'resource',
  label: 'Resource',
  schema: z.object({
    displayTitle: text(),
    description: html(),
    date: date(),
    image: image(),
    resourceType: text(),
    primaryUrl: required(url()),
  }),
  index: ['date'],
  card: {
    include: ['image'],
    map: ({ path, primaryUrl, resourceType, image, date, description }) => ({
      href: path ?? primaryUrl,
      subtitle: resourceType,
      image,
      date,
      excerpt: description,
    }),
  },
  search: ({ title, displayTitle, description, resourceType }) => ({
    title: displayTitle ?? title,
    description: plainText(description),
    type: resourceType,
  }),
})
