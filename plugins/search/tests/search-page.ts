import type { Plugin, TextQuery } from 'atrium'
import location from 'atrium/model/place/types/location.ts'
import openHours from 'atrium/model/place/types/open-hours.ts'
import { composed, entryOf } from 'atrium/testing'
import area from '../index.ts'
import search from '../pages/search.ts'
import type { Found } from '../site-search/site-search.ts'
import searchTopCard from '../types/search-top-card.ts'
import { record, searchPort } from './found.ts'

/** A top card for one keyword. */
export const parking = entryOf('search_top_card', 'parking', {
  title: 'Parking',
  displayTitle: 'Parking and trams',
  keywords: ['parking'],
  description: '<p>At the foot of the hill.</p>',
  image: entryOf('image', 'pic', { iiif: { id: 'pic' } }),
  linkGroup: [{ heading: 'Center', cta: [{ title: 'Getting there', href: '/visit/center' }] }],
})
export const many = Array.from({ length: 45 }, (_, at) => record(`Page ${at + 1}`))
export const counts = {
  kinds: [
    { key: 'essay', count: 30 },
    { key: 'video', count: 15 },
    { key: 'nonsense', count: 1 },
  ],
  sources: [
    { key: 'website', count: 40 },
    { key: 'museum_collection_pages', count: 5 },
  ],
}
/** A service that finds all of many pages, by type. */
export const everything = ({ from, size, kind }: TextQuery): Partial<Found> => {
  const all = kind === 'video' ? many.slice(0, 15) : many
  return { hits: all.slice(from, from + size), total: all.length, ...counts }
}

/** The search page under a query, and what its service is asked. */
export async function page(
  query: Record<string, string>,
  answer: Parameters<typeof searchPort>[0] = everything,
  {
    fields = {},
    entries = [parking],
    settings = {},
    now = undefined as string | undefined,
    plugins = [] as Plugin[],
  } = {},
) {
  const port = searchPort(answer)
  const ports = { search: port.search }
  const types = [searchTopCard, location, openHours]
  const asked = {
    entries,
    types,
    plugins: [{ ...area, services: {} }, ...plugins],
    ports,
    settings,
    now,
    path: '/search',
    query,
  }
  return { ...(await composed(search, { title: 'Search', ...fields }, asked)), asked: port.asked }
}
