import { defined } from 'atrium'
import type { Request, Router } from 'express'
import type { Desk } from '../desk/desk.ts'
import { requireEntry, requireRef } from '../desk/refs.ts'
import { rowOf } from '../editing/entry.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError } from '../guards/api-error.ts'
import { canvasBeside, type Origins } from '../guards/origins.ts'
import type { Session } from '../guards/sessions.ts'
import { noteText } from '../history/history.ts'
import { namesOf } from '../languages/names.ts'
import { may } from '../people/roles.ts'
import type { Share } from '../store/shares.ts'
import { momentOf } from './as-of.ts'
import { PREVIEW } from './pages.ts'

/** A link lasts so many hours, at most and when nothing is said. */
export const MAX_HOURS = 72
const MAX_FOR = 120
const HOUR = 3_600_000

/** Adds the addresses about links to previews. */
export function addShares(api: Router, desk: Desk, sessionOf: (request: Request) => Session, origins: Origins): void {
  const { shares, history } = desk
  api.get('/shares', async (request, response) => {
    const { person } = sessionOf(request)
    const all = await shares.list()
    const seen = all.filter(({ personId }) => personId === person.id || may(person.role, 'publish'))
    response.json({ links: seen.reverse().map((share) => sentShare(share, person)), maxHours: MAX_HOURS })
  })
  api.post('/shares', async (request, response) => {
    const { person } = sessionOf(request)
    const entry = await entryOf(desk, request.body)
    const what = { entry, language: desk.language ?? null }
    const facts = { ...sharedFacts(request.body, desk.now()), ...what, personId: person.id, person: person.name }
    if ((await desk.placeOf(facts)) === undefined)
      throw new ApiError(
        422,
        'No page would show this draft by the link.',
        'Share all drafts, or publish what shows it.',
      )
    const { share, token } = await shares.make(facts)
    history.shared({ what: 'preview shared', person: person.name, ref: named(share), note: share.note })
    const address = `${canvasBeside(request.headers.host ?? '', origins)}${PREVIEW}/${token}`
    response.status(201).json({ address, link: sentShare(share, person) })
  })
  api.delete('/shares/:id', async (request, response) => {
    const { person } = sessionOf(request)
    const share = (await shares.list()).find(({ id }) => String(id) === request.params.id)
    const isTheirs = share && (share.personId === person.id || may(person.role, 'publish'))
    // Of others they do not learn either that there is one.
    if (!share || !isTheirs) throw new ApiError(404, 'This link has ended already.', 'Reload the page.')
    await shares.end(share.id)
    history.shared({ what: 'preview called back', person: person.name, ref: named(share), note: share.note })
    response.json({})
  })
}

/** @throws ApiError */
function sharedFacts({ note, hours = MAX_HOURS, at }: Sent, now: Date): Pick<Share, 'note' | 'until' | 'at'> {
  const words = typeof note === 'string' && note.length <= MAX_FOR ? noteText(note) : null
  if (words === null)
    throw new ApiError(400, 'For whom a preview is has 1 to {most} characters.', 'Say for whom it is.', {
      most: MAX_FOR,
    })
  if (typeof hours !== 'number' || !(hours >= 1 && hours <= MAX_HOURS))
    throw new ApiError(400, 'A link lasts 1 to {most} hours.', 'Choose fewer hours.', { most: MAX_HOURS })
  const moment = at === undefined ? undefined : momentOf(at, now)
  if (moment === null) throw new ApiError(400, 'This is no moment to come.', 'Choose day and time again.')
  return { note: words, until: now.getTime() + hours * HOUR, at: moment?.getTime() ?? null }
}

/** The entry whose draft is shared alone; null: all drafts are. @throws ApiError where it is not there */
async function entryOf(desk: Desk, { type, uid }: Sent): Promise<Share['entry']> {
  if (type === undefined && uid === undefined) return null
  const ref = requireRef({ type, uid }, desk.site.definition)
  await requireEntry(desk, ref)
  return { ...ref, title: (await rowOf(desk, ref)).title }
}

/** The entry of a link by the name that its language has for it. */
const named = ({ entry, language }: Share) => entry && namesOf([], language ?? undefined).named(entry)

/** A link as it is listed: without what opens it. */
const sentShare = (
  { id, person, personId, made, until, note, entry, at, opened, last }: Share,
  own: Session['person'],
) =>
  defined({
    ...{ id, by: person, isOwn: personId === own.id, note, opened },
    ...{ made: dateText(made), until: dateText(until), at: dateText(at), last: dateText(last) },
    entry: entry ?? undefined,
  })

const dateText = (moment: number | null) => (moment === null ? undefined : new Date(moment).toISOString())
