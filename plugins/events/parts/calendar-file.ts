import type { PageContext } from '#engine'
import type { CalendarEvent } from '../calendar-service/calendar.ts'
import { occurrencesToCome } from './coming-dates.ts'

/**
 * The address of the file that puts an event or tour into a visitor's own calendar.
 *
 * @returns undefined where nothing of it is still to come, or no end point serves such files
 */
export async function calendarFile(
  { path, calendar }: { path: string | null; calendar?: CalendarEvent },
  context: Pick<PageContext, 'clock' | 'dates' | 'hasRoute'>,
): Promise<string | undefined> {
  if (!path || occurrencesToCome(calendar, context).length === 0) return undefined
  const file = `${path}.ics`
  return (await context.hasRoute(file)) ? file : undefined
}
