import { listing } from '#blocks/card-listing/module.ts'
import { staff } from '#blocks/contact-rows/module.ts'
import { featuredItem } from '#blocks/featured-item/module.ts'
import { mediaModule } from '#blocks/media-layout-block/module.ts'
import { partners } from '#blocks/partners-sponsors/module.ts'
import { type Card, defineModule, f, type PageContext, section } from '#engine'
import { sortedEvents } from '#model/date/sort-by-date.ts'
import { listingFields } from '#model/listing/listing-fields.ts'
import image from '#model/media/types/image.ts'
import artwork from '#model/work/types/artwork.ts'
import collectionObject from '#model/work/types/collection-object.ts'

interface CardsOptions {
  id: string
  heading: string
  ctaText?: string
}

/** Cards under a printed heading; one alone stands as wide as the page. */
const cards = defineModule({
  label: 'Listing',
  fields: listingFields,
  section: ({ items, ...value }, { ctaText = value.ctaText, ...options }: CardsOptions) =>
    items.length > 0
      ? listing.section(
          { ...value, items, ctaText },
          { ...options, size: items.length === 1 ? 'editorial inline' : 'medium' },
        )
      : undefined,
})

type Dates = Pick<PageContext, 'dates'>

const sorted = (items: readonly Card[], type: string, { dates }: Dates): Card[] =>
  sortedEvents(
    items.filter(({ contentType }) => contentType === type),
    dates,
  )

const relatedEvents = defineModule({
  label: 'Related events and tours',
  fields: listingFields,
  section: (value, _options: object, context: Dates) =>
    cards.section(
      { ...value, items: sorted(value.items, 'event', context) },
      { id: 'related-events', heading: 'Related Events' },
    ),
})

/** The tours among related events. */
export const relatedTours = (items: readonly Card[], context: Dates) =>
  cards.section({ items: sorted(items, 'tour', context) }, { id: 'related-tours', heading: 'Related Tours' })

/** The series that an exhibition belongs to. */
export const seriesInformation = (items: Card[]) =>
  cards.section({ items }, { id: 'series-information', heading: 'Series Information' })

const works = defineModule({
  label: 'Selected works',
  fields: () => ({ title: f.text(), items: f.references([image, artwork, collectionObject]) }),
  section: ({ items }) =>
    items.length > 0
      ? section('lightboxListingCarousel', { title: 'Selected Works', id: 'selected-works', items })
      : undefined,
})

const podcast = defineModule({
  label: 'Podcast',
  fields: () => ({
    title: f.text(),
    subtitle: f.text(),
    items: f.cards(['podcast_series', 'podcast_season', 'podcast_episode']),
  }),
  section: ({ subtitle: subheading, items }) =>
    cards.section({ subheading, items }, { id: 'podcast', heading: 'Podcast' }),
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
  section: ({ cta, items }) =>
    items.length > 0
      ? section('cardListing', {
          heading: 'Shop the Exhibition',
          id: 'shop',
          items: items.map(({ title, subtitle, url, image, prices, ctaText = 'Shop now' }) => ({
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
  partnersSponsors: partners({ heading: 'Partners and Sponsors' }),
  selectedWorksModule: works(),
  contactModule: staff({ id: 'contact', heading: 'Contact' }),
  relatedModule: relatedEvents(),
  schoolToursModule: cards({ id: 'school-tours', heading: 'School Tours' }),
  featuredItem: featuredItem(),
  featuredMediaModule: mediaModule({ id: 'featured-media', title: 'Featured Media' }),
  podcastModule: podcast(),
  publicationsModule: cards({
    id: 'publications',
    heading: 'Publications',
    ctaText: 'Learn more about this publication',
  }),
  newsAndStoriesModule: cards({ id: 'news-stories', heading: 'News & Stories' }),
  exhibitionResourcesModule: cards({ id: 'exhibition-resources', heading: 'Exhibition Resources' }),
  shopModule: shop(),
}
