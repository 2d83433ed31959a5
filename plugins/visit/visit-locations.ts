import { type Entry, f, type PageContext, section } from 'atrium'
import { shownItems } from 'atrium/blocks/titled-cards/module.ts'
import { colorReference } from 'atrium/model/color/color.ts'
import { shownHours } from 'atrium/model/place/hours/shown-hours.ts'
import { sitesToVisit } from 'atrium/model/place/sites.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { titledTexts } from 'atrium/model/promo/titled.ts'
import contentBlock from 'atrium/model/promo/types/content-block.ts'
import contentPromo from 'atrium/model/promo/types/content-promo.ts'
import type { z } from 'zod'
import { colorOfSite, drawingOf } from './place-pages.ts'
import { roomIds } from './room-ids.ts'

const place = () =>
  f.group({
    header: f.required(
      f.text({
        help: 'Its anchor is the code of the site that it names, else the second of two words, else all of them.',
        example: 'Ellery Center',
      }),
    ),
    intro: f.html({ help: 'What there is to see, in a sentence or two.' }),
    image: f.image({ help: 'How the site looks.' }),
    backgroundColorName: colorReference({
      label: 'Ground',
      help: 'The color of its part of the page; default: that of the site.',
    }),
    contentBlock: f.references(contentBlock, { help: 'The text of the first one is shown.' }),
    cards: titledTexts('body'),
    cta: f.link({ label: 'Link', help: 'The one thing to do, as a button.' }),
    openHours: f.reference(openHours, { help: "Default: the site's own." }),
  })

const group = () =>
  f.group({
    header: f.text({ help: 'The heading over the map.' }),
    intro: f.html({ help: 'A sentence before the map.' }),
    items: f.list(place(), { label: 'Sites', help: 'Each with hours, words and a picture.', itemName: 'header' }),
    promos: f.references(contentPromo, { help: 'Invitations after the sites.' }),
    tooltips: titledTexts('body', { help: 'What the map says of each site, in the order of its points.' }),
  })

/** The sites on a page for visitors: a map, then each of them. */
export const visitPlaces = () =>
  f.list(group(), { help: 'The first is used.', group: 'Sections of the page', itemName: 'header' })

type VisitPlaces = Entry<{ locations: z.output<ReturnType<typeof visitPlaces>> }>['locations']

/** Returns what the sections need beyond the entry. */
export const loadVisit = async (context: PageContext) => ({
  sites: await sitesToVisit(context),
  drawing: await drawingOf(context.settings.siteMaps?.visit, context),
})

type Loaded = Awaited<ReturnType<typeof loadVisit>>

/** The map with its points, then a room for each site. */
export function visitSections([first]: VisitPlaces, { sites, drawing }: Loaded, context: PageContext) {
  if (!first) return []
  const map = context.settings.siteMaps?.visit
  const siteAt = (code: string) => sites.find(({ locationId }) => locationId.toLowerCase() === code)
  const ids = roomIds(
    first.items.map(({ header }) => header),
    [...context.institution.sites, ...sites.map(({ locationId: code, name }) => ({ code, name }))],
  )
  const rooms = first.items.map(({ header, ...item }, index) => ({ ...item, title: header, id: ids[index] as string }))
  const pins = (map?.pins ?? []).flatMap(({ site, top, left }, index) => {
    const { title, content } = first.tooltips[index] ?? {}
    const room = rooms.find(({ id }) => id === site)
    const href = room ? `#${site}` : siteAt(site)?.href
    return href ? [{ title: title ?? room?.title ?? siteAt(site)?.name ?? site, body: content, href, top, left }] : []
  })
  return [
    section('siteMap', {
      title: first.header,
      intro: first.intro,
      image: drawing,
      pins,
      view: map && { latitude: map.latitude, longitude: map.longitude, zoom: map.zoom },
    }),
    section('visitLocations', {
      items: rooms.map(({ backgroundColorName, contentBlock: [block], openHours, ...room }) => ({
        ...room,
        colorName: backgroundColorName?.colorName ?? colorOfSite(room.id, context.settings),
        hours: shownHours(openHours ?? siteAt(room.id)?.openHours, context),
        body: block?.text,
        cards: shownItems(room.cards),
      })),
      promos: first.promos,
    }),
  ]
}
