import { type Card, type ComputedList, type Link, type ListPage, type PageContext, type Section, section } from 'atrium'
import { filteredSection } from 'atrium/model/page/list.ts'
import { placesOf, sitesOf } from 'atrium/model/place/place.ts'
import { placeChoices, readPlace } from 'atrium/model/place/place-filter.ts'
import location from 'atrium/model/place/types/location.ts'
import messages from '../messages.ts'
import exhibition from '../pages/exhibition.ts'
import { listingStatus } from '../rules/exhibition-status.ts'
import { groupedByKind } from './kinds.ts'
import { listedExhibitions, notLongOver } from './listed.ts'

export const exhibitionFilters = { location: { label: messages.location, read: readPlace } }

/** The exhibitions that are on, then those to come, to be found by place. */
export const exhibitionList: ComputedList = {
  async all({ context }) {
    const { content, clock, institution } = context
    const [{ current, future }, { items }, known] = await Promise.all([
      listedExhibitions(context),
      content.entries(exhibition, { where: notLongOver(clock.today()) }),
      content.entries(location),
    ])
    const names = { known: known.items, sites: institution.sites }
    const codes = new Map(
      items.map(({ uid, locations, locationIds }) => [
        uid,
        placesOf(locations, locationIds, names).map(({ code }) => readPlace(code, institution)),
      ]),
    )
    return {
      items: [...current, ...future],
      filters: {
        location: { choices: placeChoices(sitesOf(names)), of: ({ uid = '' }: Card) => codes.get(uid) ?? [] },
      },
    }
  },
}

/**
 * One page of the list: what is on under its heading, then what is to come.
 *
 * @param past where past exhibitions are listed
 */
export function exhibitionSection(list: ListPage, past: Link | undefined, context: PageContext): Section {
  const t = context.translate(messages)
  const kinds = groupedByKind(list.items, context)
  const groups = kinds.flatMap(({ items }) => {
    const of = (status: 'current' | 'future') => items.filter((card) => listingStatus(card, context.clock) === status)
    return [
      { title: t.onNow, items: of('current'), size: 'large' as const },
      { title: t.upcoming, items: of('future'), size: 'medium' as const },
    ].filter((group) => group.items.length > 0)
  })
  return filteredSection(
    {
      ...{ id: 'exhibitions', list, nouns: messages.exhibitionsCounted, empty: t.noExhibition, cta: past },
      heading: kinds[0]?.title ?? t.exhibitions,
      results: [section('exhibitionList', { groups })],
    },
    context,
  )
}
