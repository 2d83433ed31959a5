import { type Card, type Link, type Section, section } from '#engine'
import { placeList } from '#model/place/place.ts'
import { groupedByKind, kinds } from './kinds.ts'
import type { PlaceFilter } from './place-filter.ts'

/** The listed exhibitions, and where each of them is. */
export interface Listed {
  current: Card[]
  future: Card[]
  filter: PlaceFilter
  /** Where past exhibitions are listed. */
  past?: Link
}

/**
 * The list with its filters: what is on, then what is to come.
 *
 * @param path address of the page
 */
export function listSection({ current, future, filter, past }: Listed, path: string): Section {
  const { offered, chosen, places } = filter
  const isAt = (code: string) => (card: Card) => places.get(card.uid ?? '')?.includes(code) ?? false
  const isWanted = (card: Card) => chosen.length === 0 || chosen.some((code) => isAt(code)(card))
  const all = [...current, ...future]
  const wanted = all.filter(isWanted)
  const groups = groupedByKind(wanted).map(({ title, items }) => ({
    title,
    lists: [
      { title: 'On Now', items: items.filter((card) => current.includes(card)), size: 'large' as const },
      { title: 'Upcoming', items: items.filter((card) => future.includes(card)), size: 'medium' as const },
    ].filter((list) => list.items.length > 0),
  }))
  return section('exhibitionList', {
    id: 'exhibitions',
    path,
    filters: offered.map(({ code, title }) => ({
      value: code,
      title,
      count: all.filter(isAt(code)).length,
      checked: chosen.includes(code),
    })),
    count: countText(wanted.length, all.length),
    groups,
    empty: groups.length === 0 ? emptyList(filter, all.length, path) : undefined,
    past,
  })
}

const exhibitions = (count: number): string => `${count} ${count === 1 ? 'exhibition' : 'exhibitions'}`

const countText = (wanted: number, all: number): string =>
  wanted === all ? exhibitions(all) : `${wanted} of ${exhibitions(all)}`

/** Says which filters to drop, where that helps. */
function emptyList({ offered, chosen }: PlaceFilter, all: number, path: string) {
  const heading = kinds.find(({ kind }) => kind === 'exhibition')?.title as string
  if (all === 0) return { heading, text: 'No exhibition is on or announced at the moment.' }
  const named = offered.filter(({ code }) => chosen.includes(code))
  return {
    heading,
    text: `No exhibition is on or announced for ${placeList(named)}. Without ${
      named.length === 1 ? 'this filter' : 'these filters'
    } there ${all === 1 ? 'is' : 'are'} ${exhibitions(all)}.`,
    cta: { title: `Remove ${placeList(named)}`, href: path },
  }
}
