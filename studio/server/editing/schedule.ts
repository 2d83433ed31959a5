import { defined } from 'atrium'
import type { Schedule } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { ApiError, ProblemsError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import { type Sent, seen, settle, type Written } from './writes.ts'

/** Longest name of a release, in characters. */
const MAX_RELEASE = 200

/** The form says it at the field, with the moment in its words. */
const PAST = { severity: 'error', file: '', reason: 'lies in the past', remedy: 'Choose a later moment.' } as const

/** Says when an entry is published and taken back by itself. */
export async function scheduleEntry(desk: Desk, ref: Ref, sent: Sent, session: Session): Promise<Written> {
  const text = (name: keyof Schedule, most = 40) => {
    const value = sent[name]
    if (value === undefined || value === '') return undefined
    if (typeof value === 'string' && value.length <= most) return value.trim() || undefined
    throw new ApiError(400, '"{name}" cannot be read.', 'Choose day and time again.', { name })
  }
  const schedule = { publish: text('publish'), unpublish: text('unpublish'), release: text('release', MAX_RELEASE) }
  const isPast = (name: keyof Schedule) => Date.parse(schedule[name] ?? '') <= desk.now().getTime()
  const past = (['publish', 'unpublish'] as const).filter(isPast)
  if (past.length > 0) throw new ProblemsError(past.map((field) => ({ ...PAST, field })))
  return settle(
    desk,
    ref,
    await desk.writer.schedule(ref, { ...seen(sent), by: session.person.name, ...defined(schedule) }),
  )
}
