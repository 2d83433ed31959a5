import { defined, isRecord, localAddress } from 'atrium'
import { SIDES, type Side } from '../canvas/version-canvases.ts'
import type { Desk } from '../desk/desk.ts'
import { pageWith } from '../editing/shown-on.ts'
import type { Sent } from '../editing/writes.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import { requireVersion } from './versions.ts'

/** Where the canvas shows one of two versions that are compared. */
export interface ShownVersion {
  /** Null: it has no page, or none that could be shown. */
  path: string | null
  reason?: string
}

/**
 * Lays a version of an entry, or what is in its form, under one side of the comparison.
 *
 * @param sent `side`, and `version` or `value`
 */
export async function showVersion(desk: Desk, session: Session, ref: Ref, sent: Sent): Promise<ShownVersion> {
  const { side, version, value } = sent
  const nothing = (message: string) => ({ path: null, reason: desk.say({ message, remedy: '' }).message })
  if (!SIDES.includes(side as Side)) throw new ApiError(400, 'There is no such side.', 'Reload the page.')
  const body = isRecord(value) ? JSON.stringify(value) : (await requireVersion(desk.history, ref, version)).body
  if (body === null) return nothing('The entry was deleted then.')
  await desk.shown()
  const laid = await desk.versionCanvases.lay(session, side as Side, ref, body, desk.language)
  const { path, reason, isShown, candidates } = laid
  if (!isShown) return nothing('This version has errors, so that it cannot be shown as a page.')
  const { basePath } = desk.site.institution
  const own = path === null ? null : localAddress(path, basePath)
  const shownOn = own ?? (await pageWith(desk, candidates, ref.uid))?.path ?? null
  return { ...defined({ reason: reason ?? undefined }), path: shownOn && `/_studio/${side}${shownOn}` }
}
