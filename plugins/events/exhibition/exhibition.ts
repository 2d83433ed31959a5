import { z } from 'zod'
import { listing } from '#blocks/card-listing/listing.ts'
import { staff } from '#blocks/contact-rows/fields.ts'
import { featuredItem } from '#blocks/featured-item/fields.ts'
import { partners } from '#blocks/partners-sponsors/fields.ts'
import {
  also,
  bool,
  cards,
  date,
  defineContentType,
  type Entry,
  group,
  html,
  image,
  inlineHtml,
  link,
  list,
  mediaLayout,
  pageFields,
  plainText,
  references,
  required,
  text,
  url,
} from '#engine'
import type { MediaEntry } from '#ui/media/media-item.ts'
import { eventDetails, eventMetadata, locations, supportPromo } from '../fields.ts'
import { placeList, placesOfExhibition } from '../rules/places.ts'
import { exhibitionHref } from './address.ts'
import { exhibitionDates } from './dates.ts'

const product = () =>
  group({
    title: required(text()),
    subtitle: text(),
    url: required(url()),
    image: image(),
    prices: list(text()),
    ctaText: text(),
  })

/** Works shown together for a time. */
export const exhibition = defineContentType({
  name: 'exhibition',
  label: 'Exhibition',
  schema: z.object({
    ...pageFields(),
    startDate: also(date(), 'date.start'),
    endDate: also(date(), 'date.end'),
    datesMessage: text(),
    blurb: html(),
    exhibitionType: text(),
    featureImage: image(),
    featureImageAspectRatio: text(),
    isLegacy: bool(),
    locationIds: list(text()),
    locations: locations(),
    eventMetadata: eventMetadata(),
    eventDetails: eventDetails(),
    exhibitionDetails: group({
      accessibilityNote: html(),
      description: html(),
      languages: list(group({ text: required(text()) })),
      costNote: list(group({ text: required(inlineHtml()) })),
      displayDate: text(),
      location: text(),
    }),
    partnersSponsors: partners(),
    selectedWorksModule: group({
      title: text(),
      items: references<MediaEntry>('image', 'artwork', 'collection_object'),
    }),
    contactModule: staff(),
    relatedModule: listing(),
    schoolToursModule: listing(),
    featuredItem: featuredItem(),
    guideAppModule: group({ content: html() }),
    featuredMediaModule: mediaLayout(),
    podcastModule: group({
      title: text(),
      subtitle: text(),
      items: cards('podcast_series', 'podcast_season', 'podcast_episode'),
    }),
    publicationsModule: listing(),
    newsAndStoriesModule: listing(),
    exhibitionResourcesModule: listing(),
    shopModule: group({ title: text(), cta: link(), items: list(product()) }),
    customerSupportPromo: supportPromo(),
  }),
  index: ['startDate', 'endDate'],
  derive: ({ startDate: start, endDate: end, featureImageAspectRatio }) => ({
    date: { start, end },
    featureImageAspectRatio: featureImageAspectRatio ?? 'post_xlarge',
  }),
  card: {
    include: ['feature_image', 'locations'],
    map: (entry, { dates }) => ({
      href: exhibitionHref(entry),
      subtitle: 'Exhibition',
      image: entry.featureImage,
      date: exhibitionDates(entry, dates),
      startDate: entry.startDate,
      endDate: entry.endDate,
      excerpt: entry.blurb,
      meta: placeList(placesOfExhibition(entry)) || undefined,
    }),
  },
  search: ({ title, displayTitle, subtitle, blurb, exhibitionDetails }) => ({
    title: displayTitle ?? title,
    description: plainText(blurb) || subtitle,
    text: plainText(exhibitionDetails?.description),
    type: 'Exhibition',
  }),
})

export type Exhibition = z.output<typeof exhibition.schema>
export type ExhibitionEntry = Entry<Exhibition>
