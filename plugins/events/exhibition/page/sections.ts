import { type ListingValue, listingSection } from '#blocks/card-listing/listing.ts'
import { featuredItemSection } from '#blocks/featured-item/fields.ts'
import { partnersSection } from '#blocks/partners-sponsors/fields.ts'
import { isIncluded, type PageContext, type Section, type SectionList, section } from '#engine'
import { support } from '../../parts/sections.ts'
import { sortedEvents } from '../../rules/sort.ts'
import type { Exhibition, ExhibitionEntry } from '../exhibition.ts'

type Needs = Pick<PageContext, 'dates' | 'institution'>

/** What stands under the information of an exhibition, in this order. */
export const furtherSections = (entry: ExhibitionEntry, { dates, institution }: Needs): SectionList => {
  const { relatedModule, podcastModule, publicationsModule } = entry
  const related = (type: string) =>
    sortedEvents(relatedModule?.items.filter(({ contentType }) => contentType === type) ?? [], dates)
  return [
    partnersSection(entry.partnersSponsors, { heading: 'Partners and Sponsors' }),
    selectedWorks(entry),
    entry.contactModule &&
      section('contactRows', { ...entry.contactModule, title: undefined, heading: 'Contact', id: 'contact' }),
    cards('related-events', 'Related Events', relatedModule && { ...relatedModule, items: related('event') }),
    cards('related-tours', 'Related Tours', { items: related('tour') }),
    cards('school-tours', 'School Tours', entry.schoolToursModule),
    featuredItemSection(entry.featuredItem),
    guideApp(entry, institution),
    entry.featuredMediaModule &&
      section('mediaLayoutBlock', { ...entry.featuredMediaModule, title: 'Featured Media', id: 'featured-media' }),
    cards('podcast', 'Podcast', podcastModule && { subheading: podcastModule.subtitle, items: podcastModule.items }),
    cards('publications', 'Publications', publicationsModule && { ...publicationsModule, ctaText: BOOK }),
    cards('news-stories', 'News & Stories', entry.newsAndStoriesModule),
    cards('exhibition-resources', 'Exhibition Resources', entry.exhibitionResourcesModule),
    cards('series-information', 'Series Information', entry.eventMetadata && { items: entry.eventMetadata.partOf }),
    shop(entry),
    support(entry.customerSupportPromo),
  ]
}

const BOOK = 'Learn more about this publication'

/** Cards under a printed heading; one alone stands as wide as the page. */
function cards(id: string, heading: string, value: ListingValue | undefined): Section | undefined {
  const size = value?.items.length === 1 ? 'editorial inline' : 'medium'
  return value && value.items.length > 0 ? listingSection(value, { id, heading, size }) : undefined
}

function selectedWorks({ selectedWorksModule }: Exhibition): Section | undefined {
  const items = selectedWorksModule?.items.filter(isIncluded) ?? []
  return items.length > 0
    ? section('lightboxListingCarousel', { title: 'Selected Works', id: 'selected-works', items })
    : undefined
}

/** The institution's app that leads through its galleries. */
function guideApp(
  { guideAppModule }: Exhibition,
  { brand, host, guideAppUrl }: Needs['institution'],
): Section | undefined {
  if (!guideAppModule?.content) return undefined
  return section('textModule', {
    heading: `${host} Guide App`,
    id: `${brand}-guide`,
    body: guideAppModule.content,
    colorName: 'sky',
    ...(guideAppUrl && { cta: { title: 'Download app', href: guideAppUrl } }),
  })
}

/** What the shop has on the subject; the shop is elsewhere. */
function shop({ shopModule }: Exhibition): Section | undefined {
  if (!shopModule || shopModule.items.length === 0) return undefined
  const items = shopModule.items.map(({ title, subtitle, url, image, prices, ctaText }) => ({
    title,
    href: url,
    subtitle,
    image,
    meta: prices.join('/') || undefined,
    ctas: [{ title: ctaText ?? 'Shop now', href: url }],
  }))
  return section('cardListing', {
    heading: 'Shop the Exhibition',
    id: 'shop',
    items,
    cta: shopModule.cta,
    size: 'small',
  })
}
