import type { Log, ServiceRuntime } from '#engine'
import type { PriceLocale } from '../prices/read-price.ts'
import { allEventsOf } from './all-events.ts'
import type { Calendar, CalendarEvent } from './calendar.ts'
import { CALENDAR_FILE, type CalendarFile, readCalendarFile } from './calendar-file.ts'

/**
 * The calendar as records of the content directory, read again when the file has changed. While it is not
 * valid the last good records stay.
 */
export function createFileCalendar(options: {
  files: ServiceRuntime['files']
  moveDate: (date: string) => string
  log: Log
  /** In whose language and currency prices are read. */
  institution: PriceLocale
}): Calendar {
  const { files, moveDate, log, institution } = options
  let known: { stamp: string; file: Promise<CalendarFile> } | undefined
  let lastGood: CalendarFile | undefined

  const read = async (): Promise<CalendarFile> => {
    try {
      lastGood = await readCalendarFile(files, institution)
    } catch (error) {
      const message = `${CALENDAR_FILE} is not valid: ${(error as Error).message}. Correct it.`
      if (!lastGood) throw new Error(message, { cause: error })
      log.error({ file: CALENDAR_FILE, error }, `${message} The last good records are shown.`)
      return lastGood
    }
    for (const { field, reason, remedy } of lastGood.problems)
      log.warn({ file: CALENDAR_FILE, field }, `${CALENDAR_FILE}: ${field} ${reason}. ${remedy}`)
    return lastGood
  }
  const present = async (): Promise<CalendarFile> => {
    const facts = await files.facts(CALENDAR_FILE).catch(() => undefined)
    // While its disk does not answer the last good records are shown, and nobody waits for it again.
    if (facts === undefined && lastGood) return lastGood
    const stamp = facts?.stamp ?? 'none'
    if (known?.stamp !== stamp) known = { stamp, file: read() }
    return known.file
  }
  const moved = (event: CalendarEvent): CalendarEvent => ({
    ...event,
    startDate: event.startDate.map(moveDate),
    endDate: event.endDate.map((end) => end && moveDate(end)),
  })

  return {
    async event(id) {
      const event = (await present()).events.get(id)
      return event ? moved(event) : null
    },
    async events(ids) {
      const { events, filterFieldValues } = await present()
      const asked = [...new Set(ids)].flatMap((id) => events.get(id) ?? [])
      return allEventsOf(asked.map(moved), filterFieldValues)
    },
  }
}
