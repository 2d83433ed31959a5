import type { FieldProblem } from 'atrium'
import { type Checked, checkClosedDates, recordOf } from './closed-dates.ts'

/** A time as texts say it: `11:30am`, `3 pm`, `14:30`. */
const TIME = /\b(\d{1,2}):(\d{2})(?: ?([ap])m)?\b|\b(\d{1,2}) ?([ap])m\b/gi

/** Checks the dates of a tour, and that its calendar record has the times which its page names. */
export async function checkTour(checked: Checked & { entry: { times?: string } }): Promise<FieldProblem[]> {
  return [...(await checkClosedDates(checked)), ...(await checkSaidTimes(checked))]
}

/** Names the times that the words of a tour promise, and at which no date of its record begins. */
async function checkSaidTimes({ entry, port }: Checked & { entry: { times?: string } }): Promise<FieldProblem[]> {
  const begins = new Set((await recordOf(entry, port))?.startDate.map((date) => date.slice(11, 16)))
  if (begins.size === 0 || !entry.times) return []
  const missing = [...entry.times.matchAll(TIME)].filter((found) => !begins.has(onTheClock(found)))
  if (missing.length === 0) return []
  const reason = `names ${missing.map(([text]) => text).join(' and ')}, when no date of the calendar record begins`
  const remedy = 'Add these times to the record at the calendar service, or take them out of the text.'
  return [{ severity: 'warning', field: 'times', reason, remedy }]
}

/** `2:30pm` is `14:30`; a time of 24 hours stays as it is. */
function onTheClock([, hours = '', minutes = '00', half, wholeHours = '', wholeHalf]: RegExpMatchArray): string {
  const hour = Number(hours || wholeHours)
  const said = (half ?? wholeHalf)?.toLowerCase()
  const counted = said ? (hour % 12) + (said === 'p' ? 12 : 0) : hour
  return `${String(counted).padStart(2, '0')}:${minutes}`
}
