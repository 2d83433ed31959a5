import { currentListing, programme } from 'atrium/blocks/card-listing/module.ts'
import { contentPromos, signUp } from 'atrium/blocks/promo-cards/module.ts'
import { definePage } from 'atrium/model/page.ts'
import { loadVisit, visitPlaces, visitSections } from '../visit-locations.ts'

export default definePage({
  type: 'page_visit_v2',
  label: 'Visit',
  plural: 'Visit pages',
  icon: 'map-pinned',
  category: 'Pages',
  help: 'The way to the sites: what is on, where they are, when they are open.',
  route: '/visit',
  hero: { variant: 'Landing', navigation: true },
  fields: { locations: visitPlaces() },
  modules: {
    exhibitionsAndEvents: programme({ size: 'small' }, { help: 'What is on at the sites, sorted by date.' }),
    keepInMind: contentPromos({}, { help: 'What to know before coming.' }),
    family: currentListing({}, { help: 'What children and families can do.' }),
    eNews: signUp({}, { label: 'Newsletter' }),
  },
  load: ({ context }) => loadVisit(context),
  compose: ({ entry, data, parts, context }) => [
    parts.hero,
    parts.exhibitionsAndEvents,
    ...visitSections(entry.locations, data, context),
    parts.keepInMind,
    parts.family,
    parts.eNews,
  ],
})
