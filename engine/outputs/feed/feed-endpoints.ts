import type { PageContext } from '../../contract/context.ts'
import type { Feed } from '../../contract/page/feed.ts'
import { defineEndpoint, type Endpoint } from '../../contract/site/endpoint.ts'
import { wholeAddress } from '../addresses/public-address.ts'
import { readyFeed } from './feed-text.ts'
import { toAtom, toJsonFeed, toRss } from './write-feed.ts'

const FORMATS = {
  'rss.xml': { write: toRss, type: 'application/rss+xml', label: 'RSS' },
  'atom.xml': { write: toAtom, type: 'application/atom+xml', label: 'Atom' },
  'feed.json': { write: toJsonFeed, type: 'application/feed+json', label: 'JSON Feed' },
} as const

/** The feeds below an address, as a page announces them in its head. */
export const feedsOf = (base: string, title: string): { title: string; href: string; type: string }[] =>
  Object.entries(FORMATS).map(([file, { type, label }]) => ({
    title: `${title} (${label})`,
    href: `${base}/${file}`,
    type,
  }))

/**
 * A feed in three formats, each at an address below `base`.
 *
 * @param base a route, like `/news/topic/:slug`
 * @param read makes the feed below an address; null: there is none
 */
export const feedEndpoints = (
  base: string,
  read: (base: string, context: PageContext) => Promise<Feed | null>,
): Endpoint[] =>
  Object.entries(FORMATS).map(([file, { write, type }]) =>
    defineEndpoint({
      name: `feed ${base}/${file}`,
      route: `${base}/${file}`,
      cache: 'dependencies',
      async handle({ request: { path }, context }) {
        const feed = await read(path.slice(0, path.lastIndexOf('/')), context)
        if (!feed) return null
        const { institution, dates, clock } = context
        const self = wholeAddress(path, institution)
        const body = write(readyFeed(feed, institution, { self, today: dates.iso(clock.today()) }))
        return { status: 200, headers: { 'content-type': `${type}; charset=utf-8` }, body }
      },
    }),
  )
