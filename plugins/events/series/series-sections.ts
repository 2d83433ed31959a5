import { listingSection } from '#blocks/card-listing/listing.ts'
import { featuredItemSection } from '#blocks/featured-item/fields.ts'
import { partnersSection } from '#blocks/partners-sponsors/fields.ts'
import { textModuleSection } from '#blocks/text-module/fields.ts'
import { isIncluded, type PageContext, type Section, type SectionList, section } from '#engine'
import { type CardPart, cardSizes, type ListingSize } from '#ui/card/card-size.ts'
import { variationOf } from '#ui/picture/variation.ts'
import { type SeriesKind, type SeriesStatus, seriesGroups } from '../rules/series-status.ts'
import type { SeriesEntry } from './series.ts'

/** How the two kinds of series page differ. */
interface SeriesLook {
  kind: SeriesKind
  /** Id of the featured media. */
  featuredId: string
  newsSize: ListingSize
  /** What past items show beside their titles. */
  pastParts: readonly CardPart[]
}

const inline = cardSizes['editorial inline'].parts

/** A series with a page of its own. */
export const SPECIAL: SeriesLook = {
  kind: 'special',
  featuredId: 'partnerships',
  newsSize: 'large',
  pastParts: inline,
}

/** A series under what's on. */
export const UNDER_WHATS_ON: SeriesLook = {
  kind: 'whats-on',
  featuredId: 'featured-item',
  newsSize: 'medium',
  pastParts: inline.filter((part) => part !== 'meta'),
}

const SIZES: Readonly<Record<SeriesStatus, ListingSize>> = {
  'on-now': 'large',
  upcoming: 'small',
  past: 'editorial inline',
}

/** The sections of a series page, of either kind. */
export function seriesSections(entry: SeriesEntry, look: SeriesLook, context: PageContext): SectionList {
  return [
    heroSection(entry),
    textModuleSection(entry.aboutModule, { id: 'about' }),
    isIncluded(entry.customerSupportPromo) && section('callOut', { contentPromo: entry.customerSupportPromo }),
    featuredItemSection(entry.featuredItem, { id: look.featuredId }),
    listingSection(entry.newsModule, { heading: 'News & Stories', id: 'news-and-stories', size: look.newsSize }),
    partnersSection(entry.partnersSponsors, { title: entry.partnersSponsorsTitle }),
    listingSection(entry.resourcesModule, { heading: 'Related Resources', id: 'related-resources', size: 'medium' }),
    ...itemSections(entry, look, context),
  ]
}

/** The feature post that a series opens with. */
function heroSection({ title, displayTitle, subtitle, intro, submenu, hero = {} }: SeriesEntry): Section {
  return section('hero', {
    variant: 'Series',
    eyebrow: hero.category ? { title: hero.category } : undefined,
    title: displayTitle ?? title,
    subtitle: hero.displayDate ?? subtitle,
    intro: hero.blurb ?? intro,
    image: hero.image ?? hero.promoImage,
    cta: hero.cta,
    colorName: hero.backgroundColorName?.colorName,
    variation: variationOf(hero.variation),
    jumpTo: 'sections',
    submenu: submenu ?? hero.submenu,
  })
}

/** What is on now, what is to come and what is over, each under its heading, all under the editor's. */
function itemSections({ seriesItems }: SeriesEntry, { kind, pastParts }: SeriesLook, context: PageContext): Section[] {
  const groups = seriesGroups(seriesItems?.items ?? [], kind, context).map(({ status, heading, items }) =>
    section('cardListing', {
      heading,
      id: status,
      items,
      size: SIZES[status],
      ...(status === 'past' && { show: [...pastParts] }),
    }),
  )
  const title = seriesItems?.title
  return title && groups.length > 0 ? [section('textModule', { title }), ...groups] : groups
}
