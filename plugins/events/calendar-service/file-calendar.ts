import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Log } from '#engine'
import type { PriceLocale } from '../prices/read-price.ts'
import { allEventsOf } from './all-events.ts'
import type { Calendar, CalendarEvent } from './calendar.ts'
import { CALENDAR_FILE, type CalendarFile, readCalendarFile } from './calendar-file.ts'

/**
 * The calendar as records of the content directory, read again when the file has changed. While it is not
 * valid the last good records stay.
 */
export function createFileCalendar(options: {
  contentDir: string
  moveDate: (date: string) => string
  log: Log
  /** In whose language and currency prices are read. */
  institution: PriceLocale
}): Calendar {
  const { contentDir, moveDate, log, institution } = options
  const path = join(contentDir, CALENDAR_FILE)
  let known: { stamp: string; file: Promise<CalendarFile> } | undefined
  let lastGood: CalendarFile | undefined

  const read = async (): Promise<CalendarFile> => {
    try {
      lastGood = await readCalendarFile(contentDir, institution)
    } catch (error) {
      const message = `${path} is not valid: ${(error as Error).message}. Correct it.`
      if (!lastGood) throw new Error(message, { cause: error })
      log.error({ file: path, error }, `${message} The last good records are shown.`)
      return lastGood
    }
    for (const { field, reason, remedy } of lastGood.problems)
      log.warn({ file: path, field }, `${path}: ${field} ${reason}. ${remedy}`)
    return lastGood
  }
  const present = async (): Promise<CalendarFile> => {
    const stamp = await stat(path).then(
      ({ mtimeMs, size }) => `${mtimeMs} ${size}`,
      () => 'none',
    )
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
