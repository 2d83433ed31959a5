import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Page types whose addresses are their own, like `/salt-and-light`. */
const OWN_ADDRESS = ['page_calendar', 'page_exhibitions', 'page_what_s_on', 'whats_on_v2', 'pst_series_page']

/** Whether an address is one of the events area: events, tours, exhibitions, series, the calendar and what's on. */
export function eventsAreaOf(content: string): (path: string) => boolean {
  const own = OWN_ADDRESS.flatMap((type) => {
    const folder = join(content, 'entries', type)
    return readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')).url as string)
  })
  return (path) => /^\/(?:calendar|exhibitions|whats-on)(?:\/|$)/.test(path) || own.includes(path)
}
