import { escapeHtml, type Feed, type FeedItem, feedEndpoints, type PageContext, wholeAddress } from 'atrium'
import { placeList } from 'atrium/model/place/place.ts'
import messages from '../messages.ts'
import type { CalendarRecord } from './records/record.ts'
import { wholeCalendar } from './whole-calendar.ts'

const MAX_ITEMS = 50

/** Names the feed where it is announced. */
export const feedTitle = ({ institution, translate }: Pick<PageContext, 'institution' | 'translate'>): string =>
  translate(messages).whatIsOn({ name: institution.name })

/** Returns what is on and to come, the newest announcements first. */
async function readFeed(base: string, context: PageContext): Promise<Feed> {
  const { institution, dates } = context
  const { records } = await wholeCalendar(context)
  const absolute = (path: string) => wholeAddress(path, institution)
  const published = ({ datePublished, date }: CalendarRecord) => dates.iso(datePublished ?? date)
  const items = records
    .flatMap((record): FeedItem[] => {
      const { title, href, subtitle, updatedAt } = record
      if (!href) return []
      const since = published(record)
      const changed = updatedAt && dates.iso(updatedAt)
      return [
        {
          title,
          url: absolute(href),
          summary: summaryOf(record, context),
          published: since,
          updated: changed && Date.parse(changed) > Date.parse(since) ? changed : since,
          authors: [],
          categories: [subtitle],
        },
      ]
    })
    .sort((a, b) => Date.parse(b.published) - Date.parse(a.published))
    .slice(0, MAX_ITEMS)
  return {
    title: feedTitle(context),
    description: context.translate(messages).feedDescription({ name: institution.name }),
    url: absolute(base),
    language: institution.language,
    items,
  }
}

/** When, where and for how much, then what it is. */
function summaryOf(
  { date, dateText, locationLabels, cost, blurb = '' }: CalendarRecord,
  { dates, translate }: PageContext,
): string {
  const places = placeList(locationLabels, translate)
  const facts = [dateText ?? dates.dateTime(date), places, cost].filter((fact): fact is string => Boolean(fact))
  return `<p>${facts.map(escapeHtml).join(' · ')}</p>${blurb}`
}

/** The feeds of the calendar, in three forms. */
export const eventsFeeds = feedEndpoints('/calendar', readFeed)
