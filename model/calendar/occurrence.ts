import { type EntryHead, type PageContext, plainText, wholeAddress } from 'atrium'
import type { CalendarEvent } from './write-calendar.ts'

export type Occurring = Pick<EntryHead, 'uid' | 'name' | 'path' | 'version' | 'updatedAt' | 'datePublished'> & {
  blurb?: string
}

/** What is said of one occurrence: when it is, and what differs from the entry. */
type Said = Pick<CalendarEvent, 'start'> & Partial<CalendarEvent>

/**
 * One occurrence of an entry for a calendar file: named by the entry and the time, in its version, with its name, its
 * blurb as plain text and its whole address. What is said in `said` wins.
 */
export const occurrenceOf = (
  { uid, name, path, version, updatedAt, datePublished, blurb }: Occurring,
  said: Said,
  { institution, dates }: Pick<PageContext, 'institution' | 'dates'>,
): CalendarEvent => ({
  uid: uidOf(uid, said.start, { institution, dates }),
  sequence: version,
  changed: updatedAt ?? datePublished ?? dates.iso(said.start),
  title: name,
  description: plainText(blurb) || undefined,
  url: path ? wholeAddress(path, institution) : undefined,
  ...said,
})

/** The name of one occurrence in every file, for ever: of its entry, its instant, and the site. */
const uidOf = (
  uid: string,
  start: string,
  { institution, dates }: Pick<PageContext, 'institution' | 'dates'>,
): string =>
  `${uid}-${new Date(dates.iso(start)).toISOString().replace(/[-:]|\.\d+/g, '')}@${new URL(institution.siteUrl).host}`
