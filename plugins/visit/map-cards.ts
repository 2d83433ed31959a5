import { f, type Image, type Settings, section } from 'atrium'
import type { SiteWithPage } from 'atrium/model/place/sites.ts'
import location from 'atrium/model/place/types/location.ts'
import type { z } from 'zod'

const card = () =>
  f.group({
    title: f.text({ help: 'The name of the site.' }),
    subtitle: f.text({ help: 'One more line.' }),
    blurb: f.html({ help: 'What holds there.' }),
    image: f.image({ help: 'How it looks.' }),
    location: f.reference(location, { help: 'The site; the card leads to its page.' }),
    links: f.links({ help: 'What else to read.' }),
    cta: f.link({ label: 'Link', help: 'The one thing to do, as a button.' }),
  })

/** Returns what holds at each site. */
export const mapCardFields = () =>
  f.group(
    {
      title: f.text({ help: 'The heading over the cards.' }),
      intro: f.html({ help: 'A sentence before them.' }),
      cards: f.list(card(), { help: 'One for each site.', itemName: 'title' }),
    },
    {
      label: 'Cards of the sites',
      group: 'Sections of the page',
      help: 'What holds at each site. The map is at the end.',
    },
  )

interface Loaded {
  sites: SiteWithPage[]
  drawing?: Image
}

/** The cards, and the map with a point for each site that has a page. */
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
