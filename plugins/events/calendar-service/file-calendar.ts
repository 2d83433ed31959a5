import { inSlices, type Log, type ServiceRuntime } from 'atrium'
import type { PriceLocale } from '../prices/read-price.ts'
import { allEventsOf } from './all-events.ts'
import type { Calendar, CalendarEvent } from './calendar.ts'
import { CALENDAR_FILE, type CalendarFile, NO_EVENTS, readCalendar, writtenCalendar } from './calendar-file.ts'

const ANY_DAY = '2000-01-03'

/**
 * The calendar as records of the content directory, read again when the file has changed. While it is not
 * valid, or the directory is gone, the last good records stay, also after a restart.
 */
export function createFileCalendar(options: {
  files: ServiceRuntime['files']
  lastGood: ServiceRuntime['lastGood']
  moveDate: (date: string) => string
  log: Log
  /** In whose language and currency prices are read. */
  institution: PriceLocale
}): Calendar {
  const { files, lastGood, moveDate, log, institution } = options
  let known: { stamp: string; file: Promise<CalendarFile> } | undefined
  let shown: CalendarFile | undefined

  const read = async (): Promise<CalendarFile> => {
    let fault: Error | undefined
    const written = await files.text(CALENDAR_FILE).catch((error: Error) => error)
    const present = lastGood.of(CALENDAR_FILE, written, writtenCalendar, (error) => {
      fault = error
    })
    if (fault) log.error({ file: CALENDAR_FILE, error: fault }, `${faultOf(fault)} The last good records are shown.`)
    shown = present ? await readCalendar(present, institution) : NO_EVENTS
    if (fault) return shown
    for (const { field, reason, remedy } of shown.problems)
      log.warn({ file: CALENDAR_FILE, field }, `${CALENDAR_FILE}: ${field} ${reason}. ${remedy}`)
    return shown
  }
  const faultOf = ({ message }: Error) => `${CALENDAR_FILE} is not valid: ${message}. Correct it.`
  /** Gives what could not be kept, as on a full disk, and is known here. */
  const orShown = (error: Error): CalendarFile => {
    if (!shown) throw new Error(faultOf(error), { cause: error })
    log.error({ file: CALENDAR_FILE, error }, `${faultOf(error)} The last good records are shown.`)
    return shown
  }
  const present = async (): Promise<CalendarFile> => {
    const facts = await files.facts(CALENDAR_FILE).catch(() => undefined)
    // While its disk does not answer the last good records are shown, and nobody waits for it again.
    if (facts === undefined && shown) return shown
    const stamp = facts?.stamp ?? 'none'
    if (known?.stamp !== stamp) known = { stamp, file: read().catch(orShown) }
    return known.file
  }
  /** As they were moved last, for the weeks by which everything is moved. */
  let moves = { weeks: '', events: new WeakMap<CalendarEvent, CalendarEvent>() }
  const moved = (event: CalendarEvent): CalendarEvent => {
    const weeks = moveDate(ANY_DAY)
    if (moves.weeks !== weeks) moves = { weeks, events: new WeakMap() }
    const known = moves.events.get(event) ?? {
      ...event,
      startDate: event.startDate.map(moveDate),
      endDate: event.endDate.map((end) => end && moveDate(end)),
    }
    moves.events.set(event, known)
    return known
  }

  return {
    async event(id) {
      const event = (await present()).events.get(id)
      return event ? moved(event) : null
    },
    async events(ids) {
      const { events, filterFieldValues } = await present()
      const asked: CalendarEvent[] = []
      await inSlices(new Set(ids), (id) => {
        const event = events.get(id)
        if (event) asked.push(moved(event))
      })
      return allEventsOf(asked, filterFieldValues)
    },
  }
}
