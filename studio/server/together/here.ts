import { defined } from 'atrium'
import type { Lock, Together } from '../../client/api/together.ts'
import type { EntryTexts } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere, requireRef } from '../desk/refs.ts'
import { scheduleOf } from '../editing/entry.ts'
import { newest } from '../editing/texts.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import { requireUnplanned } from '../people/acts.ts'
import { may } from '../people/roles.ts'
import type { StudioTables } from '../store/studio-store.ts'
import type { Window } from '../store/windows.ts'

/** A window of a session, and the entry that it has open. */
interface At {
  session: string
  name: string
  ref: Ref
  /** As windows name it. */
  named: Ref
}

/** Answers who is here. The window that asks says what it has open, and whether that was changed in it. */
export async function whoIsHere(desk: Desk, sent: Sent, session: Session): Promise<Together> {
  const at = atOf(desk, sent, session)
  return asked(async () => {
    const now = desk.now().getTime()
    if (at) await noteOpen(desk.store, at, session, now)
    const texts = at ? await desk.writer.read(at.ref) : null
    if (at && sent.isChanged === true && mayHold(desk, session, texts))
      await desk.store.transaction(async ({ windows }) => {
        const holder = await windows.holder(at.named, now)
        if (!holder || holder.person === session.person.id) await windows.hold(at.named, at, now)
      })
    return together(desk, at, texts, session, now)
  })
}

/** Edits an entry from now on in place of somebody else. They are told when they ask next. */
export async function takeOver(desk: Desk, ref: Ref, sent: Sent, session: Session): Promise<Together> {
  const at = atOf(desk, { window: sent.window ?? '', ...ref }, session)
  const texts = await desk.writer.read(ref)
  if (!at || !texts) throw notThere()
  requireUnplanned(session.person, scheduleOf(desk, texts))
  return asked(async () => {
    const now = desk.now().getTime()
    await noteOpen(desk.store, at, session, now)
    await desk.store.transaction(async ({ windows, audit }) => {
      const holder = await windows.holder(at.named, now)
      await windows.hold(at.named, at, now)
      if (holder && holder.person !== session.person.id)
        await audit.add({
          ...{ ...at.named, at: now, person: session.person.name, what: 'taken over' },
          ...{ note: `from ${holder.called}`, hash: null },
        })
    })
    return together(desk, at, await desk.writer.read(ref), session, now)
  })
}

/** Whoever may not change an entry does not keep others from it. */
const mayHold = (desk: Desk, { person }: Session, texts: EntryTexts | null): boolean =>
  texts !== null && (may(person.role, 'publish') || !scheduleOf(desk, texts)?.publish)

/** Forgets a window that was closed. */
export async function leave(desk: Desk, { window: name }: Sent, session: Session): Promise<object> {
  if (typeof name !== 'string') return {}
  return asked(async () => {
    await desk.store.windows.closed(sessionKey(desk, session), name)
    return together(desk, undefined, null, session, desk.now().getTime())
  })
}

/** By which a session is known to all studios of one store. */
export const sessionKey = ({ studio }: Pick<Desk, 'studio'>, { id }: Pick<Session, 'id'>): string => `${studio}/${id}`

const noteOpen = (
  { windows }: Pick<StudioTables, 'windows'>,
  { session, name, named }: At,
  { person }: Session,
  seen: number,
) => windows.seen({ ...{ session, name, ...named, seen }, person: person.id, called: person.called })

async function together(
  desk: Desk,
  at: At | undefined,
  texts: EntryTexts | null,
  session: Session,
  now: number,
): Promise<Together> {
  const { windows, comments } = desk.store
  const { person } = session
  const own = new Set<string>()
  const here = new Map<string, Together['here'][number]>()
  for (const { session: key, type, uid: named, person: id, called: name } of await windows.open(now)) {
    const uid = desk.uidOf(named)
    // In another language they are in nobody's way.
    if (uid === undefined) continue
    here.set(JSON.stringify([type, uid, id]), { ref: { type, uid }, name, isYou: id === person.id })
    if (key === sessionKey(desk, session)) own.add(uid)
  }
  // Who is here is told whatever becomes of the pages of a session.
  await desk.canvases.keep(session, own).catch(() => undefined)
  if (!at) return { here: [...here.values()] }
  const holder = await windows.holder(at.named, now)
  const hash = newest(texts ?? {})?.hash ?? null
  const lock = holder && lockOf(holder, at, person.id)
  return { here: [...here.values()], entry: defined({ hash, comments: await comments.revision(at.named), lock }) }
}

function lockOf({ held, called: name, ...holder }: Window, at: At, person: string): Lock {
  const isThis = holder.session === at.session && holder.name === at.name
  const who = isThis ? 'you' : holder.person === person ? 'window' : 'other'
  return { name, since: new Date(held ?? 0).toISOString(), who }
}

/** A name that a window gives itself for as long as it has an entry open. */
const NAME = /^[\w-]{8,40}$/

/** @throws ApiError for what is no window, and no entry */
function atOf(desk: Desk, { window: name, type, uid }: Sent, session: Session): At | undefined {
  if (name === undefined) return undefined
  if (typeof name !== 'string' || !NAME.test(name))
    throw new ApiError(400, 'This is no name of a window.', 'Reload the page.')
  const ref = requireRef({ type, uid }, desk.site.definition)
  return { session: sessionKey(desk, session), name, ref, named: desk.named(ref) }
}

/** What the store does not answer is no failure of the studio: everything goes on without it. */
async function asked<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ApiError) throw error
    throw new ApiError(503, 'It is not known who is here.', 'Go on: saving looks for what others have written.')
  }
}
