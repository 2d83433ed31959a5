import { z } from 'zod'
import { listing } from '#blocks/card-listing/listing.ts'
import { featuredItem } from '#blocks/featured-item/fields.ts'
import { relatedLinks } from '#blocks/related-links/fields.ts'
import { visitBlock } from '#blocks/visit-cards/fields.ts'
import {
  colorReference,
  defineContentType,
  group,
  image,
  link,
  list,
  pageFields,
  reference,
  required,
  text,
} from '#engine'
import type { PromoEntry } from '#ui/promo/promo.ts'

/** The home page: a hero of cards, then the house part by part. */
export const home = defineContentType({
  name: 'page_home',
  label: 'Home page',
  schema: z.object({
    ...pageFields(),
    hero: group({
      cards: list(
        group({
          title: required(text()),
          cta: required(link()),
          image: image(),
          backgroundColorName: colorReference(),
        }),
      ),
    }),
    collections: listing(),
    featuredItem: featuredItem(),
    featuredItems: listing(),
    store: reference<PromoEntry>('content_promo', 'promo'),
    projects: listing(),
    publications: listing(),
    news: listing(),
    textNews: listing(),
    relatedLinks: relatedLinks(),
    resources: listing(),
    visit: visitBlock(),
  }),
})

/** The home page in its second version: one picture, then stories. */
export const homeV2 = defineContentType({
  name: 'page_home_v2',
  label: 'Home page, second version',
  schema: z.object({
    ...pageFields(),
    featureSet: listing(),
    textNews: listing(),
    featuredItemModule: featuredItem(),
    priorityModule: featuredItem(),
    resources: listing(),
    relatedLinks: relatedLinks(),
  }),
})
