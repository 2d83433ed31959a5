import fc from 'fast-check'
import { inParallel } from '../../traffic.ts'
import { boundsOf } from '../judge.ts'
import { hostileText } from '../values.ts'
import { listPaths, visit } from '../visit.ts'
import type { Part, World } from '../world.ts'

/** Where a key may come from that a memory of the site goes by. */
const PLACES = [
  'query',
  'value',
  'filters',
  'page',
  'path',
  'term',
  'prefix',
  'cookie',
  'header',
  'host',
  'style',
  'picture',
] as const
type Place = (typeof PLACES)[number]
/** Different keys of each place in a step. */
const KEYS = 6
const HEADERS = ['accept-encoding', 'accept', 'user-agent', 'x-request-id', 'if-none-match', 'range', 'referer']

const kindOf = (place: string) => `keys by ${place}`

interface Attack {
  /** One of each place of a request. */
  keys: Record<Place, { at: number; text: string; times: number }>
}

/** Many requests that differ in one thing alone: what the site remembers of them stays within its bounds. */
export const keys: Part<Attack> = {
  name: 'keys',
  kinds: PLACES.map(kindOf),
  data: () => {
    const key = fc.record({ at: fc.nat(), text: hostileText, times: fc.constantFrom(1, 1, 20, 300) })
    return fc.record({
      keys: fc.record(Object.fromEntries(PLACES.map((place) => [place, key])) as Record<Place, typeof key>),
    })
  },
  async run({ keys }, world) {
    for (const place of PLACES) {
      world.count(kindOf(place))
      const { at, text, times } = keys[place]
      const long = encodeURIComponent(text.toWellFormed())
        .slice(0, 300)
        .replace(/%.?$/, '')
        .repeat(times)
        .slice(0, 6000)
      await inParallel(
        Array.from({ length: KEYS }, (_, index) => index),
        6,
        async (index) => {
          const { path, headers } = REQUESTS[place](`${long.replace(/%[^%]?$/, '')}${index}x${at}`, world, at + index)
          await visit(world, path, { headers })
        },
      )
    }
    for (const { what, bytes, most } of await boundsOf(world))
      if (bytes > most) world.fault(`${what} holds ${bytes} bytes, more than its ${most}`)
  },
}

interface Request {
  path: string
  headers?: Record<string, string>
}

const pageAt = ({ paths }: World, at: number) => paths[at % paths.length] as string
const listAt = (world: World, at: number) => {
  const lists = listPaths(world)
  return lists[at % lists.length] as string
}
/** Names of parameters that pages and endpoints read. */
const parametersOf = ({ definition }: World) => [
  ...[...definition.pages.values()].flatMap((page) => Object.keys(page.definition.query ?? {})),
  ...definition.endpoints.flatMap(({ definition: { query = [] } }) => query),
]

const REQUESTS: Record<Place, (key: string, world: World, at: number) => Request> = {
  query: (key, world, at) => ({ path: `${pageAt(world, at)}?${key}=1` }),
  value: (key, world, at) => {
    const names = parametersOf(world)
    return { path: `${listAt(world, at)}?${names[at % names.length]}=${key}` }
  },
  filters: (key, world, at) => ({
    path: `${listAt(world, at)}?${parametersOf(world)
      .map((name, nth) => `${name}=${key.slice(-20)}${nth}`)
      .join('&')
      .slice(0, 7000)}`,
  }),
  page: (_, world, at) => ({ path: `${listAt(world, at)}?page=${at}` }),
  path: (key, world, at) => ({ path: `${pageAt(world, at)}/${key}` }),
  term: (key) => ({ path: `/api/search?q=${key}` }),
  prefix: (key) => ({ path: `/api/type-ahead?prefix=${key}` }),
  cookie: (key, world, at) => ({
    path: pageAt(world, at),
    headers: { cookie: `dismissed=${key}; ${key.slice(0, 500)}=1` },
  }),
  header: (key, world, at) => ({
    path: pageAt(world, at),
    headers: { [HEADERS[at % HEADERS.length] as string]: key.slice(0, 2000) },
  }),
  host: (key, world, at) => ({ path: pageAt(world, at), headers: { host: `${key.slice(-30)}.example` } }),
  style: (key) => ({ path: `/_css/${key}.css` }),
  picture: (key, _, at) => ({
    path: `/iiif/${at % 2 ? key.slice(-50) : 'poster-01'}/full/${(at % 3000) + 1},/0/default.jpg`,
  }),
}
