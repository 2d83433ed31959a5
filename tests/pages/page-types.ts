import { keptPages } from '../browser/kept-store.ts'

/** One address of each page type of the assembled site that has demo content, by content type. */
const types: Readonly<Record<string, string>> = await keptPages()

/** States of pages that these addresses do not show. */
const states = {
  'article, short': '/news/call-slips',
  'news listing, second page': '/news/all?page=2',
  'document in a section': '/visit/center/parking-and-transportation',
  'calendar, last page': '/calendar/?page=5',
  'calendar, a selection': '/calendar/?category=tours&location=villa',
  'search, results': '/search?q=paper',
  'search, a keyword': '/search?q=parking',
  'search, nothing found': '/search?q=qqqqqq',
  'calendar, nothing found': '/calendar/?category=films&location=online&date=2026-03-14',
  'event, many dates': '/calendar/object-of-the-day',
  'exhibition, past': '/exhibitions/crossing-threads',
  'exhibition, without a date': '/exhibitions/the-next-room',
  'not found': '/no-such-page',
  'archived copy': '/archived-copy?path=/museum/old-visit-guide',
}

/** An address of each page type, and of the states in which it looks otherwise. */
export const pageTypes: Readonly<Record<string, string>> & typeof states = { ...types, ...states }
