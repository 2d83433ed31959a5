import { f, section } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { definePage } from 'atrium/model/page.ts'
import location from 'atrium/model/place/types/location.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { highlightFields, highlightPins, highlightsSection, shownHighlights } from '../highlights.ts'
import { highlightsAdmission, highlightsAdmissionFields } from '../highlights-admission.ts'
import { colorOfSite } from '../place-pages.ts'

export default definePage({
  type: 'page_location_highlights',
  label: 'Highlights of a site',
  plural: 'Highlights of sites',
  icon: 'map',
  category: 'Pages',
  help: 'What not to miss at a site, on a map of it.',
  route: '/visit/:location/top-things-to-do',
  path: ({ entry, entryOf, none }) => {
    const site = entryOf<{ locationId?: string }>(entry.location)
    return site?.locationId ? `/visit/${site.locationId}/top-things-to-do` : none('its location has no location_id')
  },
  address: '`top-things-to-do` below `/visit` and the slug of its `location`.',
  hero: { variant: 'Landing', navigation: true },
  fields: {
    location: f.required(f.reference(location, { help: 'Hours and address come from its own entry.' })),
    header: f.text({ group: 'Map', help: 'Over the map.' }),
    barLinks: f.links({ label: 'Links over the map', group: 'Map', help: 'To plan the visit, in a bar over the map.' }),
    mapImage: f.images({ group: 'Map', help: 'A map of the site; the first is used.' }),
    highlights: highlightFields(),
    openHours: f.reference(openHours, { help: "Default: the site's own." }),
    admission: highlightsAdmissionFields(),
  },
  modules: { planYourVisit: listing({}, { help: 'What helps to prepare the visit.' }) },
  compose: ({ entry, parts, context }) => {
    const { header, intro, barLinks, mapImage, location: site } = entry
    const highlights = shownHighlights(entry.highlights, context)
    return [
      section('hero', {
        ...parts.hero,
        intro: entry.hero?.intro,
        colorName: parts.hero.colorName ?? colorOfSite(site.locationId, context.settings),
      }),
      section('siteMap', {
        title: header,
        intro,
        links: barLinks,
        image: mapImage[0],
        pins: mapImage[0] ? highlightPins(highlights) : [],
        enlarge: true,
      }),
      highlightsSection(highlights),
      highlightsAdmission(entry, context),
      parts.planYourVisit,
    ]
  },
})
