import type { Desk } from '../desk/desk.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import { may } from '../people/roles.ts'

/** More saves than that nobody looks through: a publisher is asked. */
const MOST = 100

/**
 * Refuses to delete a draft of others to whoever may not publish.
 *
 * @throws ApiError
 */
export async function requireOwnDraft(desk: Desk, ref: Ref, { person }: Session): Promise<void> {
  if (may(person.role, 'discard') || (await isOwn(desk, ref, person.name))) return
  throw new ApiError(
    403,
    'Your role is {role}, and others have written this draft, or it is not known who has.',
    'Ask {who}.',
    { role: person.role, who: 'a publisher or an administrator' },
  )
}

/** Whether one person wrote all of a draft, since what is published or since it was made. */
async function isOwn({ history, writer }: Desk, ref: Ref, name: string): Promise<boolean> {
  const versions = history.trouble() ? [] : await history.list(ref, MOST).catch(() => [])
  const published = (await writer.read(ref))?.published
  for (const { what, person, hash } of versions) {
    if (published && hash === published.hash) return true
    if (person !== name || (what !== 'saved' && what !== 'created')) return false
    if (what === 'created') return true
  }
  return false
}
