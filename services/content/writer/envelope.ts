import { defined, isRecord } from 'atrium'
import { attempt, editJson } from '#engine/host.ts'
import { withoutMark } from '../source/entry-text.ts'
import { latestPublication } from '../source/files/exported-forms.ts'
import { isDifference } from '../source/files/languages/differences.ts'
import { endAfter, hasEnded, type Schedule } from '../source/files/showing.ts'

type Value = Record<string, unknown>

/** Whether a text says in another language what differs from the entry's own: that says when both are published. */
export const holdsDifferences = (body: string): boolean => isDifference(entryOf(body))

const entryOf = (body: string): Value => JSON.parse(withoutMark(body)) as Value

/**
 * The text of an entry as it is when it is published.
 *
 * @param body of the draft
 * @param before text of the file that it replaces: a draft that does not say where and in which language it is published
 * is so as that was
 * @param times.time ISO 8601, as the file is to say it
 * @param times.expires absent: it ends when it did, if that is to come
 * @param times.timeZone of the institution: a day ends there
 * @param changed when it was changed last, which is said where the entry says so already
 */
export function publishedBody(body: string, before: string | undefined, times: Times, changed: string): string {
  const { scheduled: _, ...value } = entryOf(body)
  // What differs is published with its original, and says of that no more than when it ends.
  const isWhole = !isDifference(value)
  const details =
    value.publish_details ?? (isWhole && before !== undefined ? entryOf(before).publish_details : undefined)
  const said = ofLatest(value, details, ({ expires, ...more }) =>
    defined({
      ...more,
      time: isWhole ? times.time : more.time,
      expires: times.expires ?? endAfter(expires, times.time, times.timeZone),
    }),
  )
  const publish_details = isWhole || Object.keys(said).length > 0 ? said : undefined
  const published = { ...value, publish_details }
  return editJson(body, 'updated_at' in value ? { ...published, updated_at: changed } : published)
}

interface Times {
  time: string
  expires?: string | undefined
  timeZone: string
}

/** Changes what an entry says of its publication: of several the one that counts. */
function ofLatest({ locale }: Value, details: unknown, change: (details: Value) => Value): object {
  const latest = Array.isArray(details) ? latestPublication(details, locale) : details
  const changed = change(isRecord(latest) ? latest : {})
  return Array.isArray(details) && latest ? details.map((one) => (one === latest ? changed : one)) : changed
}

/** The text of an entry that is published no more; and the draft beside it, which keeps what that said of it. */
export function unpublishedBodies(published: string, draft: string): { published: string; draft: string } {
  const { publish_details, ...value } = entryOf(published)
  const newer = entryOf(draft)
  const isKept = publish_details === undefined || newer.publish_details !== undefined
  return {
    published: editJson(published, value),
    draft: isKept ? draft : editJson(draft, { ...newer, publish_details }),
  }
}

/** What a draft says of its schedule, as it is written; undefined: it has none. */
export function scheduleIn(body: string): Schedule | undefined {
  // Of thousands of texts few have one.
  if (!body.includes('"scheduled"')) return undefined
  const { scheduled } = attempt(() => entryOf(body)) ?? {}
  return isRecord(scheduled) ? (scheduled as Schedule) : undefined
}

/** The text of a draft with another schedule; undefined: without one. */
export function scheduledBody(body: string, scheduled: Schedule | undefined): string {
  const { scheduled: before, ...value } = entryOf(body)
  if (before === undefined && scheduled === undefined) return body
  return editJson(body, scheduled ? { ...value, scheduled } : value)
}

/**
 * The text of an entry that ends at a moment.
 *
 * @param expires undefined: at none. One that has ended stays so
 * @param now as the file would say it
 * @param timeZone of the institution: a day ends there
 */
export function endingBody(body: string, expires: string | undefined, now: string, timeZone: string): string {
  const value = entryOf(body)
  const changed = ofLatest(value, value.publish_details, ({ expires: before, ...details }) => {
    const isOver = typeof before === 'string' && hasEnded(before, now, timeZone)
    return expires || isOver ? { ...details, expires: expires ?? before } : details
  })
  const hasNone = value.publish_details === undefined && !(expires && isDifference(value))
  return hasNone ? body : editJson(body, { ...value, publish_details: changed })
}
