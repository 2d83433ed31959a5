import { type Link, type ListPage, type PageContext, type Section, section } from 'atrium'
import { partners } from 'atrium/blocks/partners-sponsors/module.ts'
import { type CardPart, cardSizes, type ListingSize } from 'atrium/ui/card/card-size.ts'
import { variationOf } from 'atrium/ui/picture/variation.ts'
import { type SeriesKind, type SeriesStatus, seriesGroups, seriesList } from '../rules/series-status.ts'
import type { Series } from './series-fields.ts'

interface SeriesEntry extends Series {
  name: string
  subtitle?: string
  intro?: string
  submenu?: { title?: string; link: Link[] }
}

/** The modules of a series page, ready to be placed. */
type SeriesParts = Readonly<
  Record<'aboutModule' | 'featuredItem' | 'newsModule' | 'resourcesModule', Section | undefined>
>

/** How the two kinds of series page differ. */
interface SeriesLook {
  kind: SeriesKind
  /** Holds what past items show beside their titles. */
  pastParts: readonly CardPart[]
}

const inline = cardSizes['editorial inline'].parts
export const SPECIAL: SeriesLook = { kind: 'special', pastParts: inline }
export const UNDER_WHATS_ON: SeriesLook = { kind: 'whats-on', pastParts: inline.filter((part) => part !== 'meta') }

const SIZES: Readonly<Record<SeriesStatus, ListingSize>> = {
  'on-now': 'large',
  upcoming: 'small',
  past: 'editorial inline',
}

/** More items than these are on further pages. */
const SERIES_SIZE = 48

/** Lists the items of a series on its page. */
export const seriesPaged = ({ kind }: SeriesLook) => ({ of: seriesList(kind), size: SERIES_SIZE })

/** The sections of a series page, of either kind. */
export const seriesSections = (
  { entry, list, parts, context }: { entry: SeriesEntry; list: ListPage; parts: SeriesParts; context: PageContext },
  look: SeriesLook,
): (Section | undefined)[] => [
  heroSection(entry),
  parts.aboutModule,
  entry.customerSupportPromo && section('callOut', { contentPromo: entry.customerSupportPromo }),
  parts.featuredItem,
  parts.newsModule,
  partners.section(entry.partnersSponsors, { title: entry.partnersSponsorsTitle }),
  parts.resourcesModule,
  ...itemSections(entry, list, look, context),
]

/** The feature post that a series opens with. */
function heroSection({ name, subtitle, intro, submenu, hero }: SeriesEntry): Section {
  return section('hero', {
    variant: 'Series',
    eyebrow: hero?.category ? { title: hero.category } : undefined,
    title: name,
    subtitle: hero?.displayDate ?? subtitle,
    intro: hero?.blurb ?? intro,
    image: hero?.image ?? hero?.promoImage,
    cta: hero?.cta,
    colorName: hero?.backgroundColorName?.colorName,
    variation: variationOf(hero?.variation),
    jumpTo: 'sections',
    submenu: submenu ?? hero?.submenu,
  })
}

/** Returns what is on now, what is to come and what is over, each under its heading, all under the editor's. */
function itemSections(
  { seriesItems }: SeriesEntry,
  { items: listed, page, pages }: ListPage,
  { kind, pastParts }: SeriesLook,
  context: PageContext,
): Section[] {
  const groups = seriesGroups(listed, kind, context).map(({ status, heading, items }) =>
    section('cardListing', {
      heading,
      id: status,
      items,
      size: SIZES[status],
      show: status === 'past' ? [...pastParts] : undefined,
    }),
  )
  if (groups.length === 0) return []
  const title = seriesItems?.title
  return [
    ...(title ? [section('textModule', { title })] : []),
    ...groups,
    ...(pages > 1 ? [section('pagination', { path: context.path, page, pages })] : []),
  ]
}
