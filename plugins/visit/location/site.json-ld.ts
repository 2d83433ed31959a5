import type { JsonLdBasis, PageContext } from 'atrium'
import { openingHoursFields } from 'atrium/model/place/hours/hours.json-ld.ts'
import { addressNode } from 'atrium/model/place/place.json-ld.ts'
import type { Site } from 'atrium/model/place/sites.ts'

/** A site as the museum that one visits, which has the hours, and as a part of the institution, which a place cannot be. */
export function siteNodes(site: Site, context: PageContext, { url, publisher }: JsonLdBasis) {
  const { name, openHours } = site
  const museum = `${url}#museum`
  const address = addressNode(site, context.institution)
  return [
    { '@type': 'Museum', '@id': museum, name, address, ...openingHoursFields(openHours ?? {}, context) },
    {
      '@type': 'Organization',
      '@id': `${url}#organization`,
      name,
      url,
      address,
      parentOrganization: publisher,
      location: { '@id': museum },
    },
  ]
}
