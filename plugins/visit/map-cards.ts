import type { z } from 'zod'
import { f, type Image, type Settings, section } from '#engine'
import type { SiteWithPage } from '#model/place/sites.ts'
import location from '#model/place/types/location.ts'

const card = () =>
  f.group({
    title: f.text(),
    subtitle: f.text(),
    blurb: f.html(),
    image: f.image(),
    location: f.reference(location),
    links: f.links(),
    cta: f.link({ label: 'Link' }),
  })

/** What holds at each site. */
export const mapCardFields = () => f.group({ title: f.text(), intro: f.html(), cards: f.list(card()) })

interface Loaded {
  sites: SiteWithPage[]
  drawing?: Image
}

/** The cards, then the map with a point for each site that has a page. */
export function mapCardSections(
  written: z.output<ReturnType<typeof mapCardFields>> | undefined,
  { sites, drawing }: Loaded,
  { siteMaps }: Pick<Settings, 'siteMaps'>,
) {
  const map = siteMaps?.healthAndSafety
  const hrefOf = (uid: string) => sites.find((site) => site.uid === uid)?.href
  const pins = (map?.pins ?? []).flatMap(({ site: code, top, left }) => {
    const site = sites.find(({ locationId }) => locationId.toLowerCase() === code)
    return site?.href ? [{ title: site.name, href: site.href, top, left }] : []
  })
  return [
    written &&
      section('mapCards', {
        title: written.title,
        intro: written.intro,
        items: written.cards.map(({ location: site, ...shown }) => ({
          ...shown,
          location: site && { title: site.name, href: site.primaryUrl ?? hrefOf(site.uid) },
        })),
      }),
    pins.length > 0 &&
      section('siteMap', {
        image: drawing,
        pins,
        view: map && { latitude: map.latitude, longitude: map.longitude, zoom: map.zoom },
      }),
  ].map((part) => part || undefined)
}
