import { defined, isDate, isRecord } from 'atrium'
import { normaliseDate, type Problem, shiftDate } from '#engine/host.ts'
import type { EntryText } from '../../client/api/contract.ts'
import { beginOf, type EntryTexts, endOf, type Schedule, scheduleIn } from '../desk/content.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere } from '../desk/refs.ts'
import type { Ref, Row } from '../lists/rows.ts'
import { addressProblems } from './address.ts'
import { inLanguages } from './in-languages.ts'
import { weeksOf } from './stored-moments.ts'
import { sent, sentTexts } from './texts.ts'

/** @throws ApiError when it is not there */
export async function readEntry(desk: Desk, ref: Ref): Promise<EntryText> {
  const read = await desk.writer.read(ref)
  desk.history.seen(ref, { texts: read ?? {} })
  if (!read && !desk.original?.(ref)) throw notThere()
  const texts = read ?? {}
  const row = await rowOf(desk, ref)
  const last = await desk.history.last(ref)
  return defined({
    ref,
    row,
    last,
    ...sentTexts(texts, (value) => desk.present(ref.type, value)),
    problems: await problemsOf(desk, row),
    schedule: scheduleOf(desk, texts),
    isMovedBy: weeksOf(desk, ref.type),
    ...inLanguages(desk, ref, read !== null),
  })
}

/** Returns what there is to say of an entry as it is stored. */
export const problemsOf = async (desk: Desk, { ref, path }: Pick<Row, 'ref' | 'path'>): Promise<Problem[]> => [
  ...(await desk.lists.problems(ref.type, ref.uid)),
  ...(await addressProblems(desk, ref, path)),
]

/** An entry as lists show it; one that is not listed yet is a draft without anything. */
export async function rowOf({ lists, rows }: Pick<Desk, 'lists' | 'rows'>, { type, uid }: Ref): Promise<Row> {
  const { rows: found } = await lists.find({ types: [type], uids: [uid], limit: 1 })
  const [row] = await rows(found)
  return row ?? { ...NOTHING, ref: { type, uid }, title: uid, typeLabel: type }
}

const NOTHING = { state: 'draft', path: null, updatedAt: null, errors: 0, warnings: 0 } as const

/** What happens to an entry by itself, at moments as the site has them; undefined: nothing. */
export function scheduleOf(
  desk: Pick<Desk, 'site' | 'movedBy' | 'now'>,
  { published, draft }: EntryTexts,
): Schedule | undefined {
  const { timeZone } = desk.site.institution
  const moment = (at: unknown, momentOf: typeof beginOf) =>
    typeof at === 'string' && isDate(at)
      ? momentOf(shiftDate(normaliseDate(at, timeZone), desk.movedBy(), timeZone), timeZone)
      : undefined
  const { publish, unpublish, release } = (draft && scheduleIn(draft.body)) ?? {}
  const from = moment(publish, beginOf)
  if (from) return defined({ publish: from, unpublish: moment(unpublish, endOf), release }) as Schedule
  const details = published && sent(published).value?.publish_details
  const expires = isRecord(details) ? moment(details.expires, endOf) : undefined
  return expires !== undefined && expires > desk.now().toISOString() ? { unpublish: expires } : undefined
}
