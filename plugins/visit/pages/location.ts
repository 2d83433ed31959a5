import { admission } from '#blocks/admission/module.ts'
import { listing } from '#blocks/card-listing/module.ts'
import { questions } from '#blocks/faq/module.ts'
import { textModule } from '#blocks/text-module/module.ts'
import { f, section } from '#engine'
import { definePage } from '#model/page.ts'
import location from '#model/place/types/location.ts'
import contentPromo from '#model/promo/types/content-promo.ts'
import { siteAdmission } from '../location/admission.ts'
import { directionsFields, directionsSection } from '../location/directions.ts'
import { siteNode } from '../location/site.json-ld.ts'
import { photoFields, photoSection } from '../location/social-photos.ts'
import { whatToSeeFields, whatToSeeSections } from '../location/what-to-see.ts'
import { colorOfSite, isFirstSite } from '../place-pages.ts'

export default definePage({
  type: 'page_location_detail',
  label: 'Site',
  help: 'One site: what it costs, when it is open, how one gets there, what there is to see.',
  route: '/visit/:location',
  path: ({ entry, entryOf, none }) => {
    const site = entryOf<{ locationId?: string }>(entry.location)
    return site?.locationId ? `/visit/${site.locationId}` : none('its location has no location_id')
  },
  address: 'Below `/visit`, the slug of its `location`.',
  hero: { variant: 'Landing', navigation: true },
  fields: {
    location: f.required(f.reference(location)),
    mediaFeature: textModule.field(),
    admission: admission.field(),
    locationAndDirections: directionsFields(),
    whatToSee: whatToSeeFields(),
    library: f.group({
      alert: f.inlineHtml({ help: "Default: the promo's own." }),
      contentPromo: f.reference(contentPromo),
    }),
    socialPhoto: photoFields(),
    explorePromo: f.reference(contentPromo),
  },
  modules: { prepare: listing({ size: 'large' }), faq: questions() },
  compose: ({ entry, parts, context }) => {
    const isFirst = isFirstSite(entry.location, context)
    const { library, explorePromo } = entry
    return [
      { ...parts.hero, colorName: parts.hero.colorName ?? colorOfSite(entry.location.locationId, context.settings) },
      textModule.section(entry.mediaFeature, { colorName: isFirst ? 'blue' : 'magenta', ctaIcon: 'eye' }),
      siteAdmission(entry.admission, entry.location, context),
      directionsSection(entry.locationAndDirections, entry.location),
      ...whatToSeeSections(entry.whatToSee),
      library?.contentPromo &&
        section('promoCards', {
          items: [{ ...library.contentPromo, alert: library.alert ?? library.contentPromo.alert }],
        }),
      parts.prepare,
      parts.faq,
      photoSection(entry.socialPhoto),
      explorePromo && section('promoCards', { items: [explorePromo], colorName: isFirst ? 'sunset' : 'sky' }),
    ]
  },
  jsonLd: ({ entry, context, basis }) => siteNode(entry.location, context, basis),
})
