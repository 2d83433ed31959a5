import { z } from 'zod'
import { listing } from '#blocks/card-listing/listing.ts'
import { featuredItem } from '#blocks/featured-item/fields.ts'
import {
  card,
  defineContentType,
  type Entry,
  group,
  html,
  image,
  link,
  list,
  pageFields,
  required,
  text,
  url,
} from '#engine'

/** What is on, kind by kind. */
export const whatsOn = defineContentType({
  name: 'page_what_s_on',
  label: 'What’s on',
  schema: z.object({
    ...pageFields(),
    courses: listing(),
    exhibitions: listing(),
    featuredItem: featuredItem(),
    featuredItems: listing(),
    family: listing(),
    talks: listing(),
    tours: listing(),
    performances: listing(),
  }),
  card: { include: ['hero.image'], map: ({ hero }) => ({ image: hero?.image }) },
})

/** What is on in its second version: modules with titles and links of their own. */
export const whatsOnV2 = defineContentType({
  name: 'whats_on_v2',
  label: 'What’s on, second version',
  schema: z.object({
    ...pageFields(),
    url: required(text()),
    featuredItem: featuredItem(),
    eventsModule: listing(),
    talksModule: listing(),
    exhibitionsModule: listing(),
    programmingModule: group({
      title: text(),
      cta: link(),
      items: list(group({ title: required(text()), content: html(), image: image(), url: url() })),
    }),
    toursModule: group({ title: text(), cta: link(), item: card('tour', 'promo') }),
  }),
  card: { include: ['hero.image'], map: ({ hero }) => ({ image: hero?.image }) },
})

export type WhatsOnEntry = Entry<z.output<typeof whatsOn.schema>>
export type WhatsOnV2Entry = Entry<z.output<typeof whatsOnV2.schema>>
