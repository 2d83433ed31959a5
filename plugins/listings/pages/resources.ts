import { defineModule, f, trimPath } from 'atrium'
import { listing } from 'atrium/blocks/card-listing/module.ts'
import { featuredItem } from 'atrium/blocks/featured-item/module.ts'
import { sectionAddress } from 'atrium/model/navigation/section-address.ts'
import { definePage } from 'atrium/model/page.ts'

/** Content promos as cards: more than two smaller than two. */
const promoCards = defineModule({
  label: 'Promos',
  help: 'Invitations as cards; their words are in their own entries.',
  field: (options) => f.cards('content_promo', options),
  section: (items) => listing.section({ items }, { size: 'by number', show: ['image', 'excerpt', 'ctas'] }),
})

export default definePage({
  type: 'resource_listing',
  label: 'Listing of resources',
  plural: 'Listings of resources',
  icon: 'layout-list',
  category: 'Pages',
  help: 'What one section of the site offers, set by set, with the menu of that section.',
  route: '/:url*',
  address:
    'Its `url`; none where another page has that address, or `resourceListingExclusions` of `institution.json` names it.',
  yields: true,
  path({ entry, settings, isTaken, none }) {
    const address = trimPath(entry.url)
    if (isTaken(address)) return none(`its url ${entry.url} is that of another page`)
    return settings.resourceListingExclusions.some((kept) => trimPath(kept) === address)
      ? none(`its url ${entry.url} is one of resourceListingExclusions of institution.json`)
      : address
  },
  hero: { variant: 'Landing', navigation: sectionAddress },
  fields: {
    url: f.required(
      f.text({
        control: 'address',
        example: '/foundation/tools',
        help: 'Its whole address, below the section that it belongs to.',
      }),
    ),
  },
  modules: {
    contentPromos: promoCards({}, { help: 'Invitations as cards, before the sets.' }),
    featuredItem: featuredItem(),
    resourceSets: listing.list(
      { size: 'editorial inline' },
      { help: 'Sets of entries, each under its heading.', itemName: 'title' },
    ),
  },
  kind: 'Web Page',
})
