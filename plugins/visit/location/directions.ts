import { f, section } from 'atrium'
import { addressLines } from 'atrium/model/person/address-lines.ts'
import address from 'atrium/model/person/types/address.ts'
import type { Site } from 'atrium/model/place/sites.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import type { z } from 'zod'

/** Where a site is. */
export const directionsFields = () =>
  f.group(
    {
      header: f.text({ help: 'The heading over address and ways.' }),
      address: f.reference(address, { help: "Default: the site's own." }),
      addressUrl: f.url({ help: 'A map of the address.' }),
      contentPromos: f.references(contentPromo, { help: 'Ways to get there.' }),
      image: f.image({ help: 'A map or a picture of the way.' }),
    },
    { group: 'Sections of the page', help: 'Where the site is, and the ways to it.' },
  )

type Directions = z.output<ReturnType<typeof directionsFields>>

/** A map of the world that looks an address up. */
const mapOf = (lines: readonly string[]) =>
  lines.length > 0 ? `https://www.openstreetmap.org/search?query=${encodeURIComponent(lines.join(', '))}` : undefined

export function directionsSection(written: Directions | undefined, site: Site) {
  const lines = addressLines(written?.address ?? site.address)
  return section('directions', {
    title: written?.header,
    lines,
    mapUrl: written?.addressUrl ?? mapOf(lines),
    promos: written?.contentPromos ?? [],
    image: written?.image,
    id: 'directions',
  })
}
