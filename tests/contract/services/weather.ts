import { defineContentType, defineService, f, type Image, urlVariable } from 'atrium'
import { entryOf, stub } from 'atrium/testing'
import { z } from 'zod'
import { definePage } from '#engine/testing/plain-page.ts'
import type { Area } from '../synthetic-area.ts'
import { testSite } from '../synthetic-site.ts'

interface Enrichment {
  sky: string
  image?: Image
}

/** Tells the sky over a place. */
export interface Weather {
  at(place: string): Promise<Enrichment | null>
}

/** A place whose weather a service knows. */
const spot = definePage({
  type: 'spot',
  label: 'Spot',
  route: '/spots/:slug',
  fields: { image: f.image(), neighbours: f.cards('spot') },
  enrich: ({ entry: { uid }, ports }) => (ports as unknown as { weather: Weather }).weather.at(uid),
  card: ({ entry: { sky, image } }) => ({ meta: sky, image }),
  compose: ({ entry: { sky } }) => [words('over', sky)],
})

const words = (...parts: (string | undefined)[]) => ({ blockType: 'textBlock', text: `<p>${parts.join(' ')}</p>` })

/** A page that shows what the service says. */
const walk = definePage({
  type: 'walk',
  label: 'Walk',
  route: '/walks/:slug',
  fields: { start: f.reference(spot), end: f.reference(spot), stops: f.cards('spot') },
  load: async ({ context: { content } }) => ({
    listed: (await content.cards(spot)).items,
    raw: (await content.entries(spot)).items,
  }),
  compose: ({ entry: { start, end, stops }, data: { listed, raw } }) => [
    words('from', start?.sky, start?.image?.alt, 'to', end?.sky),
    { blockType: 'heading', text: `raw ${raw.filter(({ sky }) => sky).length}` },
    words('cards', ...[...stops, ...listed].map(({ meta, image }) => `${meta} ${image?.alt}`)),
  ],
})

const photo = defineContentType({
  name: 'image',
  label: 'Picture',
  schema: z.object({ alt: f.required(f.text()) }),
})

const weatherArea: Area = { name: 'weather', types: [photo], pages: [spot, walk] }

/** The service, in a plugin of its own. */
export const serviceOf = (name = 'weather', open: () => unknown = () => null, variable = 'WEATHER_URL'): Area => ({
  name: `service-of-${name}`,
  services: {
    [name]: defineService({
      variables: { [variable]: urlVariable({ description: 'Weather service.' }) },
      open,
    }),
  },
})

const entries = [
  entryOf('image', 'photo', { alt: 'Stored photo' }),
  entryOf('spot', 'hill', { path: '/spots/hill', image: stub('image', 'photo') }),
  entryOf('spot', 'shore', { path: '/spots/shore', image: stub('image', 'photo') }),
  entryOf('walk', 'long', {
    path: '/walks/long',
    start: stub('spot', 'hill'),
    end: stub('spot', 'shore'),
    stops: [stub('spot', 'hill'), stub('spot', 'shore')],
  }),
]

/** A site of places and walks over a service. */
export const weatherSite = (weather: Weather) =>
  testSite({ areas: [weatherArea], entries, ports: { weather } as never })
