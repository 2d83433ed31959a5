import { defined, type Entry, type EntryHead } from 'atrium'
import type { FieldProblem } from '#engine/host.ts'
import { type FileName, isDraftFile } from '../source/files/file-names.ts'
import { endAfter, NEVER, type Schedule, type Showing } from '../source/files/showing.ts'

type Details = NonNullable<EntryHead['publishDetails']>

/**
 * Gives a draft the times of its schedule in place of those at which the entry was published before. Nobody has to write
 * anything when its moment comes: each store follows its clock, also while the studio is off.
 *
 * @param model of the entry, which is changed
 * @param timeZone of the institution: a day ends there
 * @returns whether it has a schedule
 */
export function takeSchedule(
  file: FileName,
  model: Record<string, unknown>,
  timeZone: string,
  issues: FieldProblem[],
): boolean {
  const { scheduled, publishDetails } = model as {
    scheduled?: Schedule & { publish: string }
    publishDetails?: Details
  }
  if (!scheduled) return false
  if (!isDraftFile(file)) {
    issues.push(wrong('is read in drafts alone', 'Leave it out, or write the time into "publish_details".', 'warning'))
    return false
  }
  const { publish: time, unpublish } = scheduled
  model.publishDetails = defined({
    ...publishDetails,
    time,
    expires: unpublish ?? endAfter(publishDetails?.expires, time, timeZone),
  })
  return true
}

/**
 * Whether an entry is shown.
 *
 * @param showing what its times say of it
 */
export function showingOfFile(
  file: FileName,
  { publishDetails }: Pick<Entry, 'publishDetails'>,
  {
    isScheduled,
    showing,
    issues,
  }: { isScheduled: boolean; showing: (details: Details) => Showing; issues: FieldProblem[] },
): Showing {
  if (!publishDetails || (isDraftFile(file) && !isScheduled)) return NEVER
  const shown = showing(publishDetails)
  const [from = '', until] = shown.moments
  if (!isScheduled || until === undefined || from < until) return shown
  issues.push(wrong('ends before it begins, and is not followed', 'Make "unpublish" a later moment than "publish".'))
  return NEVER
}

const wrong = (reason: string, remedy: string, severity: FieldProblem['severity'] = 'error'): FieldProblem => ({
  ...{ severity, field: 'scheduled', reason, remedy },
})
