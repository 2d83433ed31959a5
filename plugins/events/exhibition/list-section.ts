import { type Card, type Link, type PageContext, type Section, section } from '#engine'
import { placeList } from '#model/place/place.ts'
import messages from '../messages.ts'
import { groupedByKind } from './kinds.ts'
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
 * @param context.path address of the page
 */
export function listSection(
  { current, future, filter, past }: Listed,
  { path, translate }: Pick<PageContext, 'path' | 'translate'>,
): Section {
  const t = translate(messages)
  const { offered, chosen, places } = filter
  const isAt = (code: string) => (card: Card) => places.get(card.uid ?? '')?.includes(code) ?? false
  const isWanted = (card: Card) => chosen.length === 0 || chosen.some((code) => isAt(code)(card))
  const all = [...current, ...future]
  const wanted = all.filter(isWanted)
  const groups = groupedByKind(wanted, { translate }).map(({ title, items }) => ({
    title,
    lists: [
      { title: t.onNow, items: items.filter((card) => current.includes(card)), size: 'large' as const },
      { title: t.upcoming, items: items.filter((card) => future.includes(card)), size: 'medium' as const },
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
    count:
      wanted.length === all.length
        ? t.countOfExhibitions({ count: all.length })
        : t.someOfExhibitions({ wanted: wanted.length, count: all.length }),
    groups,
    empty: groups.length === 0 ? emptyList(filter, all.length, { path, translate }) : undefined,
    past,
  })
}

/** Says which filters to drop, where that helps. */
function emptyList(
  { offered, chosen }: PlaceFilter,
  count: number,
  { path, translate }: Pick<PageContext, 'path' | 'translate'>,
) {
  const t = translate(messages)
  const heading = t.exhibitions
  if (count === 0) return { heading, text: t.noExhibition }
  const named = offered.filter(({ code }) => chosen.includes(code))
  const places = placeList(named, translate)
  const others = named.length === 1 ? t.withoutFilter({ count }) : t.withoutFilters({ count })
  return {
    heading,
    text: `${t.noExhibitionAt({ places })} ${others}`,
    cta: { title: t.removePlaces({ places }), href: path },
  }
}
