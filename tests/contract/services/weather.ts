import { z } from 'zod'
import {
  cards,
  defineContentType,
  definePage,
  definePlugin,
  defineService,
  type Image,
  image,
  type Plugin,
  reference,
  required,
  text,
  urlVariable,
} from '#engine'
import { entryOf, stub } from '../memory-store.ts'
import { testSite } from '../synthetic-site.ts'

interface Facts {
  sky: string
  image?: Image
}

/** Tells the sky over a place. */
export interface Weather {
  at(place: string): Promise<Facts | null>
}

/** A place whose weather a service knows. */
const spot = defineContentType({
  name: 'spot',
  label: 'Spot',
  schema: z.object({ image: image(), neighbours: cards('spot') }),
  enrich: ({ uid }, { ports }) => (ports as unknown as { weather: Weather }).weather.at(uid),
  card: { include: ['image'], map: ({ sky, image: picture }) => ({ meta: sky, image: picture }) },
})

const walk = defineContentType({
  name: 'walk',
  label: 'Walk',
  schema: z.object({ start: reference<Facts>('spot'), end: reference<Facts>('spot'), stops: cards('spot') }),
  card: { include: ['start'], map: ({ start }) => ({ meta: start?.sky }) },
})

const words = (...parts: (string | undefined)[]) => ({ blockType: 'textBlock', text: `<p>${parts.join(' ')}</p>` })

/** Pages that show what the service says. */
export const weatherArea: Plugin = definePlugin({
  name: 'weather',
  contentTypes: [
    spot,
    walk,
    defineContentType({ name: 'image', label: 'Picture', schema: z.object({ alt: required(text()) }) }),
  ],
  pages: [
    definePage({
      name: 'walk',
      type: walk,
      route: '/walks/:slug',
      include: ['start.image', 'end'],
      load: async (_entry, { content }) => ({
        listed: (await content.cards('spot')).items,
        raw: (await content.entries<Facts>('spot')).items,
      }),
      compose: ({ start, end, stops }, { listed, raw }) => [
        words('from', start?.sky, start?.image?.alt, 'to', end?.sky),
        { blockType: 'heading', text: `raw ${raw.filter(({ sky }) => sky).length}` },
        words('cards', ...[...stops, ...listed].map(({ meta, image: picture }) => `${meta} ${picture?.alt}`)),
      ],
    }),
    definePage({
      name: 'spot',
      type: spot,
      route: '/spots/:slug',
      compose: ({ sky }: { sky?: string }) => [words('over', sky)],
    }),
  ],
})

/** The service, in a plugin of its own. */
export const serviceOf = (name = 'weather', open: () => unknown = () => null, variable = 'WEATHER_URL'): Plugin =>
  definePlugin({
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
export function weatherSite(weather: Weather) {
  const site = testSite({
    plugins: [weatherArea],
    entries: entries as never,
    ports: { weather, archive: { lookUp: async () => null }, images: { sizeOf: async () => null } } as never,
  })
  return site
}
