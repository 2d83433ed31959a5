import { defined, isRecord, localAddress } from 'atrium'
import type { Checked } from '../../client/api/contract.ts'
import type { Desk } from '../desk/desk.ts'
import { ApiError } from '../guards/api-error.ts'
import type { Session } from '../guards/sessions.ts'
import type { Ref } from '../lists/rows.ts'
import { addressProblems } from './address.ts'
import { wholeOf } from './in-languages.ts'
import { pathBy } from './path-by.ts'
import { pageWith } from './shown-on.ts'
import type { Sent } from './writes.ts'

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
