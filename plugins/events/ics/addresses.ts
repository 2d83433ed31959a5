import { type Chosen, queryOf } from '../calendar/finding/chosen.ts'

/** The calendar for calendar programs; the categories, audiences and places in its query select from it. */
export const CALENDAR_FILE = '/calendar.ics'

/** What a subscription can select by: days pass, kinds of events stay. */
export const fileQuery = ({ category, audience, location }: Chosen): [string, string][] =>
  queryOf({ category, audience, location })

/**
 * Where a selection of the calendar is subscribed to, and where its file is fetched.
 *
 * @param siteUrl origin of the site
 */
export function fileAddress(chosen: Chosen, siteUrl: string): { webcal: string; file: string } {
  const text = new URLSearchParams(fileQuery(chosen)).toString()
  const file = text ? `${CALENDAR_FILE}?${text}` : CALENDAR_FILE
  return { webcal: `${siteUrl.replace(/^https?/, 'webcal')}${file}`, file }
}
