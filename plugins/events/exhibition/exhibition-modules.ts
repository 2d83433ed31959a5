import { type Card, defineModule, f, type PageContext, section, type Text } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { staff } from 'atrium/blocks/contact-rows/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { mediaModule } from 'atrium/blocks/media-layout-block/module.ts'
import { partners } from 'atrium/blocks/partners-sponsors/module.ts'
import { productFields } from 'atrium/blocks/product-block/index.tsx'
import { notOver } from 'atrium/model/date/not-over.ts'
import { sortedEvents } from 'atrium/model/date/sort-by-date.ts'
import { listingFields } from 'atrium/model/listing/listing-fields.ts'
import image from 'atrium/model/media/types/image.ts'
import artwork from 'atrium/model/work/types/artwork.ts'
import collectionObject from 'atrium/model/work/types/collection-object.ts'
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

type Needs = Pick<PageContext, 'dates' | 'compare' | 'textOf' | 'clock'>

/** Those of a type that are not over. */
const sorted = (items: readonly Card[], type: string, context: Needs): Card[] =>
  sortedEvents(
    notOver(items, context.clock).filter(({ contentType }) => contentType === type),
    context,
  )

const relatedEvents = defineModule({
  label: 'Related events and tours',
  help: 'Events and tours of the exhibition, sorted by date. What is over is left out.',
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
  help: 'Works of the exhibition in a row; each opens large.',
  fields: () => ({
    title: f.text({ help: 'For editors: the page prints its own heading.' }),
    items: f.references([image, artwork, collectionObject], {
      label: 'Works',
      help: 'In this order; each opens large.',
    }),
  }),
  section: ({ items }, _options: object, { textOf }: Needs) =>
    items.length > 0
      ? section('lightboxListingCarousel', { title: textOf(messages.selectedWorks), id: 'selected-works', items })
      : undefined,
})

const podcast = defineModule({
  label: 'Podcast',
  help: 'Podcasts about it; the page prints the heading.',
  fields: () => ({
    title: f.text({ help: 'For editors: the page prints its own heading.' }),
    subtitle: f.text({ help: 'One line below the heading.' }),
    items: f.cards(['podcast_series', 'podcast_season', 'podcast_episode'], {
      help: 'Series, seasons or episodes, in this order.',
    }),
  }),
  section: ({ subtitle: subheading, items }, _options: object, context: Needs) =>
    cards.section({ subheading, items }, { id: 'podcast', heading: messages.podcast }, context),
})

/** Shows what the shop has on the subject; the shop is elsewhere. */
const shop = defineModule({
  label: 'Shop',
  help: 'What the shop has on the subject.',
  fields: () => ({
    title: f.text({ help: 'For editors: the page prints its own heading.' }),
    cta: f.link({ label: 'Link to more', help: 'Beside the heading, to the shop.' }),
    items: f.list(f.group(productFields()), { help: 'Things for sale, in this order.', itemName: 'title' }),
  }),
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

/** Says what belongs to an exhibition. */
export const exhibitionModules = {
  partnersSponsors: partners({ heading: messages.partnersSponsors }, { group: 'People and sponsors' }),
  selectedWorksModule: works({}, { label: 'Selected works', group: 'Works and media' }),
  contactModule: staff(
    { id: 'contact', heading: messages.contact },
    { label: 'Contact', group: 'People and sponsors', help: 'Whom to ask about the exhibition.' },
  ),
  relatedModule: relatedEvents({}, { label: 'Related events and tours', group: 'Related' }),
  schoolToursModule: cards(
    { id: 'school-tours', heading: messages.schoolTours },
    { label: 'School tours', group: 'Related', help: 'Tours for school classes, as cards.' },
  ),
  featuredItem: featuredItem({}, { group: 'More on the page' }),
  featuredMediaModule: mediaModule(
    { id: 'featured-media', title: messages.featuredMedia },
    { label: 'Featured media', group: 'Works and media', help: 'Films and pictures about the exhibition.' },
  ),
  podcastModule: podcast({}, { label: 'Podcast', group: 'Works and media' }),
  publicationsModule: cards(
    {
      id: 'publications',
      heading: messages.publications,
      ctaText: messages.learnMore,
    },
    { label: 'Publications', group: 'Related', help: 'The catalogue and other books.' },
  ),
  newsAndStoriesModule: cards(
    { id: 'news-stories', heading: messages.newsAndStories },
    { label: 'News and stories', group: 'Related', help: 'Articles and press releases about it.' },
  ),
  exhibitionResourcesModule: cards(
    { id: 'exhibition-resources', heading: messages.exhibitionResources },
    { label: 'Exhibition resources', group: 'Related', help: 'What helps to look, read on or teach.' },
  ),
  shopModule: shop({}, { label: 'Shop', group: 'More on the page' }),
}
