import { defined, isRecord } from 'atrium'
import { editJson, type Problem } from '#engine/host.ts'
import type { LaidEntry } from '../../../server/start/site/candidates.ts'
import { type Conflict, type EntryTexts, isDifference, type Saved, type Schedule } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere } from '../desk/refs.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref, Row } from '../lists/rows.ts'
import { requireUnplanned } from '../people/acts.ts'
import { addressProblems } from './address.ts'
import { rowOf, scheduleOf } from './entry.ts'
import { requireOwnDraft } from './own-draft.ts'
import { storedNow } from './stored-moments.ts'
import { newest } from './texts.ts'

/** Describes what was sent with a write. */
export type Sent = Readonly<Record<string, unknown>>

/** An entry as it is after a write. */
export interface Written {
  row: Row
  hash: string | null
  publishedHash: string | null
}

/** Somebody else has written the entry meanwhile. */
export class ConflictError extends ApiError {
  readonly conflict: EntryTexts

  constructor(conflict: EntryTexts) {
    super(409, 'Somebody else has changed this entry.', 'Look at what they changed, and decide what stays.')
    this.conflict = conflict
  }
}

/** Saves a draft: the value is written into the text that is there, and nothing else of it changes. */
export async function saveEntry(
  desk: Desk,
  ref: Ref,
  sent: Sent,
  session: Session,
): Promise<Written & { problems: Problem[] }> {
  desk.pageFacts.giveWay()
  const { value, ifHash } = sent
  if (!isRecord(value)) throw new ApiError(400, 'There is no value to save.', 'Reload the page.')
  const before = (await desk.writer.read(ref)) ?? {}
  const hash = hashIn(ifHash, 'ifHash')
  const text = newest(before)
  if ((text?.hash ?? null) !== hash) throw new ConflictError(before)
  // Its original was deleted since it was opened: what differs from it is no entry.
  if (!text && isDifference(value) && !desk.original?.(ref)) throw notThere()
  requireUnplanned(session.person, scheduleOf(desk, before))
  const body = editJson(text?.body ?? '', withTime(value, text?.body, storedNow(desk, ref.type)))
  const options = { ifHash: hash, by: session.person.name, note: noteOf(sent) }
  const canvas = await desk.canvases.whole(session, ref.uid)
  const check = async () => {
    const laid = await canvas.put(ref.type, ref.uid, body)
    return { laid, ofAddress: await addressProblems(desk, ref, laid.path) }
  }
  // What the check says of the text is what the store will say; it is made while the disk writes.
  const [written, { laid, ofAddress }] = await Promise.all([desk.writer.save(ref, body, defined(options)), check()])
  const { saved } = requireSaved(written)
  const row = saved.draft ? await laidRow(desk, session, ref, laid, scheduleOf(desk, saved)) : await rowOf(desk, ref)
  return { row, ...hashesOf(saved), problems: [...laid.problems, ...ofAddress] }
}

/** The row of a draft that was just saved, as lists show it as soon as the store has it. */
async function laidRow(
  desk: Desk,
  session: Session,
  { type, uid }: Ref,
  { path, problems }: LaidEntry,
  schedule: Schedule | undefined,
): Promise<Row> {
  const { store } = await desk.canvases.of(session)
  // Whether it is published is for the store to say.
  const { uid: named } = desk.named({ type, uid })
  await desk.shown((written) => written.uid !== named || written.isDraft)
  const [entry] = await store.get([uid])
  const [published] = await desk.published.get([uid])
  const count = (severity: Problem['severity']) => problems.filter((problem) => problem.severity === severity).length
  const listed = {
    ...{ uid, type, path, title: entry?.title ?? uid },
    ...{ at: schedule?.publish ?? null, updatedAt: entry?.updatedAt ?? null },
    state: schedule?.publish ? ('scheduled' as const) : published ? ('changed' as const) : ('draft' as const),
    ...{ errors: count('error'), warnings: count('warning'), isBroken: false },
  }
  const [row] = await desk.rows([listed], store)
  return row as Row
}

/** An entry that says when it was changed says so of this change, if it is one. */
function withTime(value: Record<string, unknown>, body: string | undefined, now: string): Record<string, unknown> {
  if (!('updated_at' in value) || (body !== undefined && editJson(body, value) === body)) return value
  return { ...value, updated_at: now }
}

export const publishEntry = async (desk: Desk, ref: Ref, sent: Sent, session: Session): Promise<Written> =>
  settle(desk, ref, await desk.writer.publish(ref, defined({ ...seen(sent), ...by(session), note: noteOf(sent) })))

export const unpublishEntry = async (desk: Desk, ref: Ref, sent: Sent, session: Session): Promise<Written> =>
  settle(desk, ref, await desk.writer.unpublish(ref, { ...seen(sent), ...by(session) }))

export async function discardDraft(desk: Desk, ref: Ref, sent: Sent, session: Session): Promise<Written> {
  await requireOwnDraft(desk, ref, session)
  return settle(desk, ref, await desk.writer.discard(ref, { ifHash: hashIn(sent.ifHash, 'ifHash'), ...by(session) }))
}

export async function removeEntry(desk: Desk, ref: Ref, sent: Sent, session: Session): Promise<object> {
  const { redirect } = sent
  if (redirect !== undefined && typeof redirect !== 'string')
    throw new ApiError(400, 'The address to lead to cannot be read.', 'Give a path like /visit.')
  const removed = await desk.writer.remove(
    ref,
    defined({ ...seen(sent), ...by(session), redirect: redirect || undefined }),
  )
  await settle(desk, ref, removed)
  return {}
}

export const noteOf = ({ note }: Sent): string | undefined => (typeof note === 'string' ? note : undefined)

const by = ({ person }: Session) => ({ by: person.name })

/** Says what became of a write of more than a draft: nothing is laid over it any more. */
export async function settle(desk: Desk, ref: Ref, written: Saved | Conflict): Promise<Written> {
  const { saved } = requireSaved(written)
  const row = await rowOf(desk, ref)
  await desk.canvases.drop(ref.uid)
  return { row, ...hashesOf(saved) }
}

/** @throws ConflictError where somebody else has written meanwhile, ApiError where they have deleted it */
function requireSaved(written: Saved | Conflict): Saved {
  if (!('conflict' in written)) return written
  throw Object.keys(written.conflict).length === 0 ? notThere() : new ConflictError(written.conflict)
}

const hashesOf = (saved: EntryTexts) => ({
  hash: newest(saved)?.hash ?? null,
  publishedHash: saved.published?.hash ?? null,
})

export const seen = ({ ifHash, ifPublished }: Sent) => ({
  ifHash: hashIn(ifHash, 'ifHash'),
  ifPublished: hashIn(ifPublished, 'ifPublished'),
})

function hashIn(value: unknown, name: string): string | null {
  if (value === null || (typeof value === 'string' && value !== '')) return value
  throw new ApiError(400, '"{name}" does not say what was read.', 'Reload the page.', { name })
}
