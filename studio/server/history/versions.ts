import { defined } from 'atrium'
import { entryValue } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere } from '../desk/refs.ts'
import { newest } from '../editing/texts.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import { MAX_NOTE } from './history.ts'
import { sentVersion } from './sent-version.ts'

const DEFAULT_LIMIT = 50
const MAX_LIMIT = 200

/** Returns versions of an entry, newest first, and from where on there are more. */
export async function listVersions({ history }: Desk, ref: Ref, query: URLSearchParams) {
  const limit = numberOf(query.get('limit') ?? String(DEFAULT_LIMIT), MAX_LIMIT)
  const before = query.get('before')
  history.seen(ref, { isFirst: true })
  const found = await answered(() =>
    history.list(ref, limit + 1, before === null ? undefined : numberOf(before, Number.MAX_SAFE_INTEGER)),
  )
  const versions = found.slice(0, limit).map(sentVersion)
  return defined({
    versions,
    next: found.length > limit ? (versions.at(-1)?.id ?? null) : null,
    trouble: history.trouble(),
  })
}

/** Returns a version with its value; null: the entry was deleted then, or its text was no object of JSON. */
export async function readVersion({ history }: Desk, ref: Ref, id: unknown) {
  const { version, body } = await requireVersion(history, ref, id)
  return { version: sentVersion(version), value: body === null ? null : entryValue(body), isText: body !== null }
}

/** @throws ApiError when it is not there, or kept no longer */
export async function requireVersion(history: Desk['history'], ref: Ref, id: unknown) {
  const found = await answered(() => history.read(ref, numberOf(id, Number.MAX_SAFE_INTEGER)))
  if (found) return found
  throw new ApiError(404, 'There is no such version.', 'It may be kept no longer: look at the history again.')
}

/** Says something of the entry as it is now. */
export async function nameVersion(desk: Desk, ref: Ref, { note, ifHash }: Sent, { person }: Session): Promise<object> {
  if (typeof note !== 'string' || note.trim() === '' || note.length > MAX_NOTE)
    throw new ApiError(400, 'A note has 1 to {most} characters.', 'Write it shorter.', { most: MAX_NOTE })
  const texts = (await desk.writer.read(ref)) ?? {}
  const text = newest(texts)
  if (!text) throw notThere()
  if (text.hash !== ifHash) throw new ApiError(409, 'This entry was changed meanwhile.', 'Look at it, and try again.')
  await answered(() => desk.history.name(ref, { texts, by: person.name, note }))
  return {}
}

/** @throws ApiError where the store does not answer */
async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError) throw error
    const why = (error as Error).message
    throw new ApiError(503, 'The history cannot be read now.', 'What you write is saved all the same. ({why})', { why })
  }
}

function numberOf(value: unknown, most: number): number {
  const number = typeof value === 'string' && /^\d{1,16}$/.test(value) ? Number(value) : Number.NaN
  if (number >= 1 && number <= most) return number
  throw new ApiError(400, 'This is not the number of a version.', 'Reload the page.')
}
