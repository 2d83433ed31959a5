import type { Request } from 'express'
import { defined, escapeHtml } from '#engine'
import { type AddedMaster, NoPictureError } from '../../../services/images/new-masters/new-masters.ts'
import type { Desk } from '../desk/desk.ts'
import { requireTitle } from '../editing/address.ts'
import { writeNew } from '../editing/create.ts'
import { rowOf } from '../editing/entry.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref, Row } from '../lists/rows.ts'
import { rowsByUid } from '../lists/rows-by-uid.ts'
import { type Received, receive } from './receive.ts'
import type { Uploads } from './uploads.ts'

/** The content type of pictures; see `f.image`. */
const IMAGE = 'image'
const MAX_SAME = 20
/** Characters of what is said of a picture. */
const MAX_TEXT = 5000

/** What became of a picture that was sent: its entry, or those that show the very same one. */
export type Uploaded = { ref: Ref; row: Row } | { same: Row[] }

/**
 * Takes a picture: its master first, which nothing names, then its entry as a draft. Whoever is killed in between leaves
 * a picture that no list shows, and that is found when it is sent again.
 */
export async function uploadPicture(desk: Desk, request: Request, session: Session): Promise<Uploaded> {
  const uploads = requireUploads(desk)
  return taking(uploads, request, (received) =>
    uploads.adding(async () => {
      const fields = fieldsOf(received.words)
      const master = await addMaster(uploads, received, request, fields.title)
      const same = master.isNew || received.words.again === true ? [] : await entriesOf(desk, master.id)
      if (same.length > 0) return { same }
      const { id, width, height } = master
      const ref = await writeNew(desk, IMAGE, { ...fields, iiif: { id }, width, height }, session)
      return { ref, row: await rowOf(desk, ref) }
    }),
  )
}

/** Takes a picture that an entry is to show in place of its own: the entry is not written. */
export async function uploadMaster(desk: Desk, request: Request): Promise<AddedMaster> {
  const uploads = requireUploads(desk)
  return taking(uploads, request, (received) =>
    uploads.adding(async () => addMaster(uploads, received, request, requireTitle(received.words.title))),
  )
}

/** @throws ApiError where none are taken */
function requireUploads({ uploads }: Desk): Uploads {
  if (!('refused' in uploads)) return uploads
  throw new ApiError(403, uploads.refused.message, uploads.refused.remedy)
}

async function taking<Result>(
  { receiving, incoming }: Uploads,
  request: Request,
  work: (received: Received) => Promise<Result>,
): Promise<Result> {
  let received: Received | undefined
  try {
    received = await receiving(() => receive(request, incoming), { isWanted: () => !request.socket.destroyed })
    return await work(received)
  } catch (error) {
    // Nobody reads the rest.
    if (!request.complete) request.res?.set('connection', 'close')
    throw explained(error as Error)
  } finally {
    received?.discard()
  }
}

const addMaster = ({ masters }: Uploads, { file }: Received, { socket }: Request, title: string) =>
  masters.add(file, title, () => !socket.destroyed)

function explained(error: Error): Error {
  if (error instanceof NoPictureError) return new ApiError(422, error.message, error.remedy)
  if (error.name === 'BusyError')
    return new ApiError(503, 'Too many pictures are being uploaded.', 'Send it again in a moment.')
  // Nobody reads it.
  if (error.name === 'AbandonedError') return new ApiError(400, 'The file was not sent to its end.', 'Send it again.')
  return error
}

/** The entries that show a master. */
async function entriesOf(desk: Desk, id: string): Promise<Row[]> {
  await desk.shown()
  const { items } = await desk.site.drafts.find([IMAGE], { where: { id }, page: { number: 1, size: MAX_SAME } })
  const byUid = await rowsByUid(
    desk,
    items.map(({ uid }) => uid),
  )
  return [...byUid.values()]
}

/** Fields of an image, of what was said of it in plain words. */
function fieldsOf({ title, alt, caption, credit }: Received['words']) {
  return defined({
    title: requireTitle(title),
    alt: textIn(alt),
    caption: rich(textIn(caption)),
    credit: rich(textIn(credit)),
  }) as { title: string } & Record<string, string>
}

const rich = (text: string | undefined): string | undefined => text && escapeHtml(text)

function textIn(value: unknown): string | undefined {
  if (value === undefined) return undefined
  if (typeof value === 'string' && value.length <= MAX_TEXT) return value.trim() || undefined
  throw new ApiError(400, 'What is said of the picture is too long.', `Say it in at most ${MAX_TEXT} characters.`)
}
