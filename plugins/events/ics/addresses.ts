import { type Institution, localAddress } from 'atrium'
import { CHOICES } from '../calendar/calendar-list.ts'

/** The calendar for calendar programs; the categories, audiences and places in its query select from it. */
export const CALENDAR_FILE = '/calendar.ics'

/** Returns what a subscription can select by: days pass, kinds of events stay. */
export const fileQuery = (query: readonly (readonly [string, string])[]): [string, string][] =>
  CHOICES.flatMap((choice) =>
    query.flatMap(([name, value]): [string, string][] => (name === choice ? [[name, value]] : [])),
  )

/**
 * Where a selection of the calendar is subscribed to, and where its file is fetched.
 *
 * @param query of the calendar's address
 */
export function fileAddress(
  query: readonly (readonly [string, string])[],
  { siteUrl, basePath }: Pick<Institution, 'siteUrl' | 'basePath'>,
): { webcal: string; file: string } {
  const text = new URLSearchParams(fileQuery(query)).toString()
  const file = text ? `${CALENDAR_FILE}?${text}` : CALENDAR_FILE
  return { webcal: `${siteUrl.replace(/^https?/, 'webcal')}${localAddress(file, basePath)}`, file }
}
