import { type PageContext, pathOfUrl, type Section, section } from 'atrium'
import { definePage } from 'atrium/model/page.ts'
import { placeList, placesOf } from 'atrium/model/place/place.ts'
import { exhibitionNode } from '../exhibition/exhibition.json-ld.ts'
import { exhibitionHref, hasExhibitionPage } from '../exhibition/exhibition-address.ts'
import { exhibitionFields } from '../exhibition/exhibition-fields.ts'
import { exhibitionHero, exhibitionTitle } from '../exhibition/exhibition-hero.ts'
import { infoSection } from '../exhibition/exhibition-info.ts'
import { exhibitionModules, relatedTours, seriesInformation } from '../exhibition/exhibition-modules.ts'
import { shownPlaces } from '../exhibition/shown-places.ts'
import messages from '../messages.ts'
import { exhibitionDates } from '../rules/exhibition-dates.ts'
import { exhibitionTemplates } from '../templates.ts'

const ROUTE = '/exhibitions/:slug'

export default definePage({
  type: 'exhibition',
  label: 'Exhibition',
  kind: messages.exhibition,
  search: () => ({ without: ['exhibitionType', 'eventMetadata.type'] }),
  plural: 'Exhibitions',
  icon: 'frame',
  category: 'Programme',
  templates: exhibitionTemplates,
  help: 'Works shown together for a time.',
  route: ROUTE,
  path: ({ entry, none }) => {
    if (entry.isLegacy) return none('it is a legacy exhibition')
    return hasExhibitionPage(entry) ? pathOfUrl(ROUTE, entry.url) : null
  },
  address:
    'Its `url` below `/exhibitions`; none for a legacy exhibition, one without a `url`, and one that is elsewhere.',
  fields: exhibitionFields,
  modules: exhibitionModules,
  hero: { variant: 'Exhibition' },
  index: ['startDate', 'endDate'],
  derive: ({ entry: { startDate: start, endDate: end, featureImageAspectRatio = 'post_xlarge' } }) => ({
    date: { start, end },
    featureImageAspectRatio,
  }),
  card: ({ entry, dates, institution, translate }) => ({
    href: exhibitionHref(entry, institution),
    subtitle: translate(messages).exhibition,
    image: entry.featureImage,
    date: exhibitionDates(entry, dates),
    startDate: entry.startDate,
    endDate: entry.endDate,
    excerpt: entry.blurb,
    meta: placeList(placesOf(entry.locations, entry.locationIds, institution), translate) || undefined,
    metaLang: entry.locations[0]?.publishDetails?.locale,
  }),
  load: ({ entry, context }) => shownPlaces(entry, context),
  compose({ entry, data: places, parts, context }) {
    const { customerSupportPromo } = entry
    return [
      exhibitionHero(parts.hero, entry, places, context),
      infoSection(entry, places, context),
      parts.partnersSponsors,
      parts.selectedWorksModule,
      parts.contactModule,
      parts.relatedModule,
      relatedTours(entry.relatedModule?.items ?? [], context),
      parts.schoolToursModule,
      parts.featuredItem,
      guideApp(entry.guideAppModule?.content, context),
      parts.featuredMediaModule,
      parts.podcastModule,
      parts.publicationsModule,
      parts.newsAndStoriesModule,
      parts.exhibitionResourcesModule,
      seriesInformation(entry.eventMetadata?.partOf ?? [], context),
      parts.shopModule,
      customerSupportPromo && section('callOut', { contentPromo: customerSupportPromo }),
    ]
  },
  head: ({ entry }) => ({
    title: exhibitionTitle(entry),
    description: entry.blurb ?? entry.intro ?? entry.exhibitionDetails?.description,
    image: entry.featureImage,
  }),
  jsonLd: ({ entry, data, context, basis }) => exhibitionNode(entry, data, context, basis),
})

/** The institution's app that leads through its galleries. */
const guideApp = (body: string | undefined, { institution, settings, translate }: PageContext): Section | undefined => {
  const { brand, host } = institution
  const { guideAppUrl } = settings
  const t = translate(messages)
  return body
    ? section('textModule', {
        heading: t.guideApp({ host }),
        id: `${brand}-guide`,
        body,
        colorName: 'sky',
        cta: guideAppUrl ? { title: t.downloadApp, href: guideAppUrl } : undefined,
      })
    : undefined
}
