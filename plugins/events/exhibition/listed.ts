import { type Card, dayAfter, type PageContext } from 'atrium'
import { earliestFirst, latestFirst } from 'atrium/model/date/sort-by-date.ts'
import { listingStatus } from '../rules/exhibition-status.ts'

type Needs = Pick<PageContext, 'content' | 'clock' | 'dates' | 'compare'>

/** The exhibitions of the listing: those on now, the latest first, and those to come. */
export async function listedExhibitions(context: Needs): Promise<{ current: Card[]; future: Card[] }> {
  const { content, clock } = context
  const { items } = await content.cards('exhibition', { where: notLongOver(clock.today()) })
  const of = (status: 'current' | 'future') => items.filter((card) => listingStatus(card, clock) === status)
  return { current: latestFirst(of('current'), context), future: earliestFirst(of('future'), context) }
}

/** A day is stored as a day and an instant in UTC: what ended two days ago is over in every reading. */
export const notLongOver = (today: string) => ({
  or: [{ endDate: { gte: dayAfter(today, -1) } }, { endDate: { exists: false } }],
})
