import { defined, isRecord } from 'atrium'
import type { Request } from 'express'
import type { Thread } from '../../client/api/together.ts'
import type { Desk } from '../desk/desk.ts'
import { requireEntry } from '../desk/refs.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import { noteText } from '../history/history.ts'
import type { Ref } from '../lists/rows.ts'
import type { Beside } from '../store/audit.ts'
import type { Comment } from '../store/comments.ts'
import type { StudioTables } from '../store/studio-store.ts'

/** Longest comment, in characters. */
export const MAX_WORDS = 2000
/** So many comments an entry has at most; of more the oldest thread that is resolved goes. */
export const MAX_COMMENTS = 200
const MAX_PLACE = 500
/** Of that by which a place is known again, in characters. */
const MAX_ANCHOR = 8000

/** All that was said of an entry, oldest first. */
export async function threadsOf(desk: Desk, ref: Ref, session: Session): Promise<{ threads: Thread[] }> {
  await requireEntry(desk, ref)
  return { threads: threadsIn(await desk.store.comments.list(desk.named(ref)), session) }
}

function threadsIn(comments: readonly Comment[], { person }: Session): Thread[] {
  const threads = new Map<number, Thread>()
  for (const { id, thread, place, anchor, resolved, at, called: by, words, person: whose } of comments) {
    if (thread === null)
      threads.set(id, {
        ...{ id, place: place ?? '', anchor: anchor ?? '', comments: [] },
        ...defined({ resolvedBy: resolved ?? undefined }),
      })
    const own = { id, by, at: new Date(at).toISOString(), words, isOwn: whose === person.id }
    threads.get(thread ?? id)?.comments.push(own)
  }
  return [...threads.values()]
}

/** Says something of a field, or answers what was said; an answer to what is resolved opens it again. */
export function addComment(desk: Desk, entry: Ref, sent: Sent, session: Session): Promise<{ threads: Thread[] }> {
  const words = textOf(sent.words, MAX_WORDS, 'words').replaceAll('\r\n', '\n').trim()
  if (words === '') throw new ApiError(400, 'The comment is empty.', 'Write what is to be said.')
  const thread = typeof sent.thread === 'number' ? sent.thread : null
  const where =
    thread === null
      ? { place: textOf(sent.place, MAX_PLACE, 'place'), anchor: textOf(sent.anchor, MAX_ANCHOR, 'anchor') }
      : { place: null, anchor: null }
  return change(desk, entry, session, 'commented', async ({ comments }, now, ref) => {
    if (thread !== null) {
      const first = await firstOf(comments, ref, thread)
      if (first.resolved !== null) await comments.change(ref, { ...first, resolved: null })
    }
    await makeRoom(comments, ref)
    const { id: person, called } = session.person
    await comments.add(ref, { thread, ...where, person, called, at: now, words })
    return words
  })
}

/** Resolves a thread, or opens it again. */
export function changeThread(
  desk: Desk,
  entry: Ref,
  request: Request,
  session: Session,
): Promise<{ threads: Thread[] }> {
  const { isResolved } = request.body as Sent
  if (typeof isResolved !== 'boolean')
    throw new ApiError(400, 'It is not said what becomes of the comment.', 'Reload the page.')
  const what = isResolved ? 'comment resolved' : 'comment reopened'
  return change(desk, entry, session, what, async ({ comments }, _now, ref) => {
    const first = await firstOf(comments, ref, idIn(request))
    await comments.change(ref, { ...first, resolved: isResolved ? session.person.called : null })
    return first.words
  })
}

/** Deletes a comment of one's own; one that was answered leaves its place. */
export function deleteComment(
  desk: Desk,
  entry: Ref,
  request: Request,
  session: Session,
): Promise<{ threads: Thread[] }> {
  const id = idIn(request)
  return change(desk, entry, session, 'comment deleted', async ({ comments }, _now, ref) => {
    const own = await comments.get(ref, id)
    if (!own) throw noComment()
    if (own.person !== session.person.id)
      throw new ApiError(422, 'The comment is that of somebody else.', 'Answer it, or resolve it.')
    const answers = (await comments.list(ref)).filter(({ thread }) => thread === id)
    if (answers.length > 0) await comments.change(ref, { ...own, words: '' })
    else await comments.remove(ref, id)
    return own.words
  })
}

/** Says where the fields of threads are now that the entry was saved. */
export async function moveThreads(desk: Desk, ref: Ref, { moved }: Sent): Promise<object> {
  await requireEntry(desk, ref)
  const given = Array.isArray(moved) && moved.length <= MAX_COMMENTS ? moved.filter(isRecord) : []
  const places = given.map(({ id, place, anchor }) => ({
    ...{ id, place: textOf(place, MAX_PLACE, 'place'), anchor: textOf(anchor, MAX_ANCHOR, 'anchor') },
  }))
  const named = desk.named(ref)
  await desk.store.transaction(async ({ comments }) => {
    const known = new Map((await comments.list(named)).map((one) => [one.id, one]))
    for (const { id, ...place } of places) {
      const first = known.get(id as number)
      if (first?.thread === null) await comments.change(named, { ...first, ...place })
    }
  })
  return {}
}

/** Changes what was said of an entry, with a line in the audit log. */
async function change(
  desk: Desk,
  ref: Ref,
  session: Session,
  what: Beside,
  work: (tables: StudioTables, now: number, named: Ref) => Promise<string>,
): Promise<{ threads: Thread[] }> {
  await requireEntry(desk, ref)
  const at = desk.now().getTime()
  return desk.store.transaction(async (tables) => {
    const named = desk.named(ref)
    const words = await work(tables, at, named)
    const line = { ...named, at, person: session.person.name, what, note: noteText(words), hash: null }
    await tables.audit.add(line)
    return { threads: threadsIn(await tables.comments.list(named), session) }
  })
}

async function makeRoom(comments: StudioTables['comments'], ref: Ref): Promise<void> {
  const all = await comments.list(ref)
  if (all.length < MAX_COMMENTS) return
  const oldest = all.find(({ thread, resolved }) => thread === null && resolved !== null)
  if (!oldest)
    throw new ApiError(
      422,
      'The entry has {most} comments, and none of its threads is resolved.',
      'Resolve what is done.',
      { most: MAX_COMMENTS },
    )
  await comments.remove(ref, oldest.id)
}

async function firstOf(comments: StudioTables['comments'], ref: Ref, id: number): Promise<Comment> {
  const found = await comments.get(ref, id)
  if (!found || found.thread !== null) throw noComment()
  return found
}

const noComment = () => new ApiError(404, 'There is no such comment.', 'It may have been deleted: reload the page.')

function idIn({ params: { id } }: Request): number {
  if (typeof id !== 'string' || !/^\d{1,15}$/.test(id)) throw noComment()
  return Number(id)
}

function textOf(value: unknown, most: number, name: string): string {
  if (typeof value === 'string' && value.length <= most) return value
  throw new ApiError(400, '"{name}" is no text of at most {most} characters.', 'Write less, or reload the page.', {
    ...{ name, most },
  })
}
