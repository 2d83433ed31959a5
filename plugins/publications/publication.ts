import { z } from 'zod'
import { date, defineContentType, group, html, image, list, plainText, references, required, text, url } from '#engine'
import { type PersonEntry, personName } from '#ui/person/person.ts'

/** A book. It has no page here; links use its own address. */
export const publication = defineContentType({
  name: 'publication',
  label: 'Publication',
  schema: z.object({
    displayTitle: text(),
    subtitle: text(),
    authors: references<PersonEntry>('author', 'person'),
    blurb: html(),
    endorsements: list(group({ text: required(html()), citation: text() })),
    image: image(),
    url: url(),
    meta: group({
      pageCount: text(),
      trimSize: text(),
      format: text(),
      imprint: text(),
      illustrationDetails: text(),
      prices: list(text()),
      isbn: text(),
      pubDate: date(),
    }),
  }),
  index: ['meta.pubDate'],
  card: {
    include: ['image', 'authors'],
    map: ({ path, url: page, image, meta, blurb, authors }) => ({
      href: path ?? page,
      subtitle: 'Publication',
      image,
      date: meta?.pubDate,
      excerpt: blurb,
      meta: authors.map(personName).filter(Boolean).join(', ') || undefined,
    }),
  },
  search: ({ title, displayTitle, subtitle, blurb, meta }) => ({
    title: displayTitle ?? title,
    description: plainText(blurb) || subtitle,
    text: [subtitle, meta?.isbn].filter(Boolean).join(' '),
    type: 'Publication',
  }),
})
