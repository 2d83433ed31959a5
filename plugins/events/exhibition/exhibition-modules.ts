import { listing } from '#blocks/card-listing/module.ts'
import { staff } from '#blocks/contact-rows/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { mediaModule } from '#blocks/media-layout-block/module.ts'
import { partners } from '#blocks/partners-sponsors/module.ts'
import { type Card, defineModule, f, type PageContext, section, type Text } from '#engine'
import { sortedEvents } from '#model/date/sort-by-date.ts'
import { listingFields } from '#model/listing/listing-fields.ts'
import image from '#model/media/types/image.ts'
import artwork from '#model/work/types/artwork.ts'
import collectionObject from '#model/work/types/collection-object.ts'
import messages from '../messages.ts'

interface CardsOptions {
  id: string
  heading: Text
  ctaText?: Text
}

/** Cards under a printed heading; one alone is as wide as the page. */
const cards = defineModule({
  label: 'Listing',
  fields: listingFields,
  section: (
    { items, ...value },
    { heading, ctaText = value.ctaText, ...options }: CardsOptions,
    { textOf }: Pick<PageContext, 'textOf'>,
  ) =>
    items.length > 0
      ? listing.section(
          { ...value, items, ctaText: textOf(ctaText) },
          { ...options, heading: textOf(heading), size: items.length === 1 ? 'editorial inline' : 'medium' },
        )
      : undefined,
})

type Needs = Pick<PageContext, 'dates' | 'compare' | 'textOf'>

const sorted = (items: readonly Card[], type: string, context: Needs): Card[] =>
  sortedEvents(
    items.filter(({ contentType }) => contentType === type),
    context,
  )

const relatedEvents = defineModule({
  label: 'Related events and tours',
  fields: listingFields,
  section: (value, _options: object, context: Needs) =>
    cards.section(
      { ...value, items: sorted(value.items, 'event', context) },
      { id: 'related-events', heading: messages.relatedEvents },
      context,
    ),
})

/** The tours among related events. */
export const relatedTours = (items: readonly Card[], context: Needs) =>
  cards.section(
    { items: sorted(items, 'tour', context) },
    { id: 'related-tours', heading: messages.relatedTours },
    context,
  )

/** The series that an exhibition belongs to. */
export const seriesInformation = (items: Card[], context: Needs) =>
  cards.section({ items }, { id: 'series-information', heading: messages.seriesInformation }, context)

const works = defineModule({
  label: 'Selected works',
  fields: () => ({ title: f.text(), items: f.references([image, artwork, collectionObject]) }),
  section: ({ items }, _options: object, { textOf }: Needs) =>
    items.length > 0
      ? section('lightboxListingCarousel', { title: textOf(messages.selectedWorks), id: 'selected-works', items })
      : undefined,
})

const podcast = defineModule({
  label: 'Podcast',
  fields: () => ({
    title: f.text(),
    subtitle: f.text(),
    items: f.cards(['podcast_series', 'podcast_season', 'podcast_episode']),
  }),
  section: ({ subtitle: subheading, items }, _options: object, context: Needs) =>
    cards.section({ subheading, items }, { id: 'podcast', heading: messages.podcast }, context),
})

const product = () =>
  f.group({
    title: f.required(f.text()),
    subtitle: f.text(),
    url: f.required(f.url()),
    image: f.image(),
    prices: f.list(f.text()),
    ctaText: f.text(),
  })

/** What the shop has on the subject; the shop is elsewhere. */
const shop = defineModule({
  label: 'Shop',
  fields: () => ({ title: f.text(), cta: f.link(), items: f.list(product()) }),
  section: ({ cta, items }, _options: object, { textOf }: Needs) =>
    items.length > 0
      ? section('cardListing', {
          heading: textOf(messages.shopExhibition),
          id: 'shop',
          items: items.map(({ title, subtitle, url, image, prices, ctaText = textOf(messages.shopNow) }) => ({
            title,
            href: url,
            subtitle,
            image,
            meta: prices.join('/') || undefined,
            ctas: [{ title: ctaText, href: url }],
          })),
          cta,
          size: 'small',
        })
      : undefined,
})

/** What belongs to an exhibition. */
export const exhibitionModules = {
  partnersSponsors: partners({ heading: messages.partnersSponsors }),
  selectedWorksModule: works(),
  contactModule: staff({ id: 'contact', heading: messages.contact }),
  relatedModule: relatedEvents(),
  schoolToursModule: cards({ id: 'school-tours', heading: messages.schoolTours }),
  featuredItem: featuredItem(),
  featuredMediaModule: mediaModule({ id: 'featured-media', title: messages.featuredMedia }),
  podcastModule: podcast(),
  publicationsModule: cards({
    id: 'publications',
    heading: messages.publications,
    ctaText: messages.learnMore,
  }),
  newsAndStoriesModule: cards({ id: 'news-stories', heading: messages.newsAndStories }),
  exhibitionResourcesModule: cards({ id: 'exhibition-resources', heading: messages.exhibitionResources }),
  shopModule: shop(),
}
