import { editJson, isRecord } from '#engine/host.ts'
import { latestPublication } from '../source/files/exported-forms.ts'
import { withoutMark } from './checks.ts'

type Value = Record<string, unknown>

const entryOf = (body: string): Value => JSON.parse(withoutMark(body)) as Value

/**
 * The text of an entry as it is when it is published.
 *
 * @param body of the draft
 * @param before text of the file that it replaces: a draft that does not say where and in which language it is published
 * is so as that was
 * @param time ISO 8601, as the file is to say it
 * @param changed when it was changed last, which is said where the entry says so already
 */
export function publishedBody(body: string, before: string | undefined, time: string, changed: string): string {
  const value = entryOf(body)
  const details = value.publish_details ?? (before === undefined ? undefined : entryOf(before).publish_details)
  const published = { ...value, publish_details: withTime(value, details, time) }
  return editJson(body, 'updated_at' in value ? { ...published, updated_at: changed } : published)
}

function withTime(value: Value, details: unknown, time: string): unknown {
  if (!Array.isArray(details)) return isRecord(details) ? publishedAt(details, time) : { time }
  const latest = latestPublication(details, value.locale)
  return latest ? details.map((one) => (one === latest ? publishedAt(latest, time) : one)) : { time }
}

/** An end that lies before is that of an earlier publication. */
function publishedAt({ expires, ...details }: Value, time: string): Value {
  const isOver = typeof expires !== 'string' || Date.parse(expires) <= Date.parse(time)
  return isOver ? { ...details, time } : { ...details, time, expires }
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
