import { defined, escapeHtml } from 'atrium'
import type { Request } from 'express'
import type { AddedMaster } from '../../../services/images/new-masters/new-masters.ts'
import type { Desk } from '../desk/desk.ts'
import { requireTitle } from '../editing/address.ts'
import { writeNew } from '../editing/create.ts'
import { rowOf } from '../editing/entry.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref, Row } from '../lists/rows.ts'
import { rowsByUid } from '../lists/rows-by-uid.ts'
import type { Received } from './receive.ts'
import { taking } from './uploads.ts'

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
export const uploadPicture = (desk: Desk, request: Request, session: Session): Promise<Uploaded> =>
  taking(desk.uploads, desk.uploads.pictures, request, async (masters, { file, words }, isWanted) => {
    const fields = fieldsOf(words)
    const master = await masters.add(file, fields.title, isWanted)
    const same = master.isNew || words.again === true ? [] : await entriesOf(desk, master.id)
    if (same.length > 0) return { same }
    const { id, width, height } = master
    const ref = await writeNew(desk, IMAGE, { ...fields, iiif: { id }, width, height }, session)
    return { ref, row: await rowOf(desk, ref) }
  })

/** Takes a picture that an entry is to show in place of its own: the entry is not written. */
export const uploadMaster = ({ uploads }: Desk, request: Request): Promise<AddedMaster> =>
  taking(uploads, uploads.pictures, request, (masters, { file, words }, isWanted) =>
    masters.add(file, requireTitle(words.title), isWanted),
  )

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
  throw new ApiError(400, 'What is said of the picture is too long.', 'Say it in at most {most} characters.', {
    most: MAX_TEXT,
  })
}
