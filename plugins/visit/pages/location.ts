import { f, type PageContext, section } from 'atrium'
import { admission } from 'atrium/blocks/admission/module.ts'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { questions } from 'atrium/blocks/faq/module.ts'
import { textModule } from 'atrium/blocks/text-module/module.ts'
import { definePage } from 'atrium/model/page.ts'
import type { Site } from 'atrium/model/place/sites.ts'
import location from 'atrium/model/place/types/location.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import { directionsFields, directionsSection } from '../location/directions.ts'
import { siteNodes } from '../location/site.json-ld.ts'
import { photoFields, photoSection } from '../location/social-photos.ts'
import { whatToSeeFields, whatToSeeSections } from '../location/what-to-see.ts'
import messages from '../messages.ts'
import { colorOfSite, isFirstSite } from '../place-pages.ts'

export default definePage({
  type: 'page_location_detail',
  label: 'Site',
  plural: 'Sites',
  icon: 'landmark',
  category: 'Pages',
  help: 'One site: what it costs, when it is open, how one gets there, what there is to see.',
  route: '/visit/:location',
  path: ({ entry, entryOf, none }) => {
    const site = entryOf<{ locationId?: string }>(entry.location)
    return site?.locationId ? `/visit/${site.locationId}` : none('its location has no location_id')
  },
  address: 'Below `/visit`, the slug of its `location`.',
  hero: { variant: 'Landing', navigation: true },
  fields: {
    location: f.required(f.reference(location, { help: 'Hours and address come from its own entry.' })),
    mediaFeature: textModule.field({
      group: 'Sections of the page',
      help: 'A picture or film with a text, right below the top.',
    }),
    admission: admission.field({ group: 'Sections of the page' }),
    locationAndDirections: directionsFields(),
    whatToSee: whatToSeeFields(),
    library: f.group(
      {
        alert: f.inlineHtml({ help: "Default: the promo's own." }),
        contentPromo: f.reference(contentPromo, {
          help: 'Says what the library offers; change its words in its own entry.',
        }),
      },
      { group: 'Sections of the page', help: 'The library at the site, if it has one.' },
    ),
    socialPhoto: photoFields(),
    explorePromo: f.reference(contentPromo, {
      group: 'Sections of the page',
      help: 'One invitation to explore the site.',
    }),
  },
  modules: {
    prepare: listing({ size: 'large' }, { help: 'What helps to prepare the visit.' }),
    faq: questions({}, { label: 'FAQ' }),
  },
  compose: ({ entry, parts, context }) => {
    const isFirst = isFirstSite(entry.location, context)
    const { explorePromo } = entry
    const { alert, contentPromo = alert && { title: context.translate(messages).library, alert } } = entry.library ?? {}
    return [
      { ...parts.hero, colorName: parts.hero.colorName ?? colorOfSite(entry.location.locationId, context.settings) },
      textModule.section(entry.mediaFeature, { colorName: isFirst ? 'blue' : 'magenta', ctaIcon: 'eye' }),
      siteAdmission(entry.admission, entry.location, context),
      directionsSection(entry.locationAndDirections, entry.location),
      ...whatToSeeSections(entry.whatToSee, context),
      contentPromo && section('promoCards', { items: [{ ...contentPromo, alert: alert ?? contentPromo.alert }] }),
      parts.prepare,
      parts.faq,
      photoSection(entry.socialPhoto),
      explorePromo && section('promoCards', { items: [explorePromo], colorName: isFirst ? 'sunset' : 'sky' }),
    ]
  },
  jsonLd: ({ entry: { location, locationAndDirections: { address = location.address } = {} }, context, basis }) =>
    siteNodes({ ...location, address }, context, basis),
})

type Admission = NonNullable<Parameters<typeof admission.section>[0]>

/** Nothing that an editor said. */
const EMPTY: Admission = { accordion: [], admissionStatement: [], contentPromo: [] }

/** Admission of a site: what the page does not say of hours and cost is taken from the site. */
const siteAdmission = (written: Admission = EMPTY, site: Site, context: PageContext) =>
  admission.section(
    {
      ...written,
      openHours: written.openHours ?? site.openHours,
      admissionStatement: written.admissionStatement.length > 0 ? written.admissionStatement : site.admissionStatement,
    },
    { id: 'admission' },
    context,
  )
