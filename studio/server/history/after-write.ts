import { defined } from 'atrium'
import type { Desk } from '../desk/desk.ts'
import { noteOf, type Sent } from '../editing/writes.ts'
import type { Committed } from '../git/commits.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import type { Trouble } from './note-queue.ts'

/** How the message of a commit begins. */
const COMMITTED: Readonly<Record<string, string>> = {
  '/publish': 'Publish',
  '/unpublish': 'Take back',
  '/remove': 'Delete',
}

/** What is to be told of a write that was done. */
export interface Aftermath {
  /** Why it is not in the history yet. */
  history?: Trouble
  git?: Committed
}

interface Done {
  ref: Ref
  /** Path of what was asked. */
  act: string
  title: string
  sent: Sent
}

/** Does what comes after a write that changes what visitors see, and says what of it did not succeed. */
export async function afterWrite(desk: Desk, { ref, act, title, sent }: Done, { person }: Session): Promise<Aftermath> {
  const what = COMMITTED[act]
  const also = act === '/remove' ? desk.inOthers(ref) : []
  const by = { by: person.name, email: person.email, note: noteOf(sent) }
  const write = what && { ref: desk.named(ref), also, what, title, ...by }
  const git = write ? await desk.commits?.commit(write) : undefined
  const said = git && 'error' in git ? { error: desk.say(git.error) } : git
  return defined({ history: desk.history.trouble(), git: said })
}
