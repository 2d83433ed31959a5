import { listing } from '#blocks/card-listing/listing.ts'
import { featuredItem, featuredItemIncludes } from '#blocks/featured-item/fields.ts'
import { partners, partnersIncludes } from '#blocks/partners-sponsors/fields.ts'
import { textModule } from '#blocks/text-module/fields.ts'
import {
  cards,
  group,
  html,
  type Image,
  image,
  isIncluded,
  type Link,
  pageFields,
  pageIncludes,
  type Reference,
  reference,
  references,
  text,
} from '#engine'
import { type LocationEntry, locationIncludes } from '#ui/location/location.ts'
import { type MediaEntry, mediaItemOf } from '#ui/media/media-item.ts'
import type { PersonEntry } from '#ui/person/person.ts'
import type { PromoEntry } from '#ui/promo/promo.ts'

/** What is on: what may stand as related to it. */
export const PROGRAMME = ['event', 'tour', 'exhibition'] as const

/** What the calendar knows it by, its kind, and the series it belongs to. */
export const eventMetadata = () =>
  group({
    eventId: text(),
    type: text(),
    partOf: cards('page_series', 'pst_series_page', 'exhibition', 'event'),
  })

export const eventDetails = () =>
  group({ eventId: text(), displayDate: text(), eventSchedule: html(), ticketingInformation: html() })

export const locations = () => references<LocationEntry>('{brand}_location')

/** A text that stands on the pages of many events. */
export interface ContentBlockEntry {
  text: string
  image?: Image
  cta?: Link
}

/** A promo that says whom to ask, with what a promo section reads of it. */
export const supportPromo = () => reference<PromoEntry>('content_promo')
export const supportPromoIncludes = ['customer_support_promo.image', 'customer_support_promo.content_reference']

/** What events and tours have in common. */
export const eventFields = () => ({
  ...pageFields(),
  blurb: html(),
  image: image(),
  eventMetadata: eventMetadata(),
  eventDetails: eventDetails(),
  aboutModule: textModule('description'),
  knowBeforeYouGoModule: group({ title: text(), contentBlock: references<ContentBlockEntry>('content_block') }),
  peopleModule: group({ title: text(), person: references<PersonEntry>('person') }),
  partnersSponsors: partners(),
  related: cards(...PROGRAMME),
  customerSupportPromo: supportPromo(),
})

/** Wire paths of the references that these fields bring to a page. */
export const eventIncludes = [
  ...pageIncludes,
  'image',
  'about_module.image',
  'about_module.media.image',
  'about_module.media.poster',
  'know_before_you_go_module.content_block.image',
  'people_module.person.image',
  'people_module.person.works_for.part_of',
  ...partnersIncludes('partners_sponsors'),
  ...supportPromoIncludes,
]

/** The same for a field of locations: with hours and address. */
export const placesIncludes = (field: string): string[] => [field, ...locationIncludes(field)]

/** The picture that stands for the first of several media. */
export const firstPicture = (media: readonly Reference<MediaEntry>[]): Image | undefined => {
  const first = media.find(isIncluded)
  return first && mediaItemOf(first).image
}

/** What both kinds of series page hold beside their hero. */
export const seriesModules = () => ({
  aboutModule: textModule('description'),
  featuredItem: featuredItem(),
  newsModule: listing(),
  partnersSponsorsTitle: text(),
  partnersSponsors: partners(),
  resourcesModule: listing(),
  seriesItems: group({ title: text(), items: cards('series_item', ...PROGRAMME) }),
  customerSupportPromo: supportPromo(),
})

export const seriesModuleIncludes = [
  'about_module.image',
  'about_module.media.image',
  'about_module.media.poster',
  ...featuredItemIncludes('featured_item'),
  ...partnersIncludes('partners_sponsors'),
  ...supportPromoIncludes,
]
