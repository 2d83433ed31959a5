import { defined, isRecord, localAddress } from 'atrium'
import type { Problem } from '#engine/host.ts'
import type { Desk } from '../desk/desk.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref, Row } from '../lists/rows.ts'
import { addressProblems } from './address.ts'
import { wholeOf } from './in-languages.ts'
import { pathBy } from './path-by.ts'
import { pageWith } from './shown-on.ts'
import type { Sent } from './writes.ts'

/** Describes what there is to say of an entry as it is being edited. */
export interface Checked {
  problems: Problem[]
  canvas: {
    /** Where the canvas shows it; null: it has no page. */
    path: string | null
    /** Where visitors will find it; absent: nowhere, or that is not known yet. */
    address?: string
    /** Why not. */
    reason?: string
    /** False: it cannot be loaded, and the canvas shows the last one that could. */
    isShown: boolean
    /** Of an entry without a page: one on which it is seen. */
    shownOn?: Row
  }
}

/** Lays an entry over what the session sees, and checks it. */
export async function checkEntry(desk: Desk, session: Session, { type, uid }: Ref, { value }: Sent): Promise<Checked> {
  if (!isRecord(value)) throw new ApiError(400, 'There is no value to check.', 'Reload the page.')
  desk.pageFacts.giveWay()
  const candidates = await desk.canvases.whole(session, uid)
  const { isShown, problems, path, reason } = await candidates.put(type, uid, JSON.stringify(value))
  const shownOn = path === null ? await pageWith(desk, candidates, uid) : undefined
  const whole = wholeOf(desk, { type, uid }, value) ?? value
  const address = path ?? (isShown ? null : pathBy(desk.site.definition, type, whole).path)
  const { basePath } = desk.site.institution
  const ofAddress = await addressProblems(desk, { type, uid }, address)
  return {
    problems: [...problems, ...ofAddress],
    canvas: defined({
      path: path && localAddress(path, basePath),
      address: path === null && address !== null ? localAddress(address, basePath) : undefined,
      reason: reason ?? undefined,
      isShown,
      shownOn,
    }),
  }
}
