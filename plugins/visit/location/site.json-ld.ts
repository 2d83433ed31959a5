import type { JsonLdBasis, PageContext } from 'atrium'
import { openingHoursFields } from 'atrium/model/place/hours/hours.json-ld.ts'
import { addressNode } from 'atrium/model/place/place.json-ld.ts'
import type { Site } from 'atrium/model/place/sites.ts'

/** A site as a part of the institution, with the place that one visits: only places have hours. */
export function siteNode(site: Site, context: PageContext, { publisher }: JsonLdBasis) {
  const address = addressNode(site, context.institution)
  return {
    '@type': 'Organization',
    name: site.name,
    address,
    parentOrganization: publisher,
    location: {
      '@type': 'Place',
      name: site.name,
      address,
      ...openingHoursFields(site.openHours ?? {}, context),
    },
  }
}
