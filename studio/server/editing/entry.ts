import type { Problem } from '#engine/host.ts'
import type { Desk } from '../desk/desk.ts'
import { notThere } from '../desk/refs.ts'
import type { Ref, Row } from '../lists/rows.ts'
import { addressProblems } from './address.ts'
import { type SentText, sentTexts } from './texts.ts'

/** An entry to be edited. */
export interface EntryText {
  ref: Ref
  row: Row
  published?: SentText
  draft?: SentText
  problems: Problem[]
  /** By how many weeks its dates are moved where they are shown, since it is content of the demo. */
  isMovedBy: number
}

/** @throws ApiError when it is not there */
export async function readEntry(desk: Desk, ref: Ref): Promise<EntryText> {
  const texts = await desk.writer.read(ref)
  if (!texts) throw notThere()
  const row = await rowOf(desk, ref)
  return {
    ref,
    row,
    ...sentTexts(texts),
    problems: await problemsOf(desk, row),
    isMovedBy: weeksOf(desk, ref.type),
  }
}

/** Returns what there is to say of an entry as it is stored. */
export const problemsOf = async (desk: Desk, { ref, path }: Pick<Row, 'ref' | 'path'>): Promise<Problem[]> => [
  ...(await desk.lists.problems(ref.type, ref.uid)),
  ...(await addressProblems(desk, ref, path)),
]

/** By how many weeks the dates of a type are moved where they are shown. */
export const weeksOf = ({ site, movedBy }: Pick<Desk, 'site' | 'movedBy'>, type: string): number =>
  site.definition.contentTypes.get(type)?.definition.demoDates === 'fixed' ? 0 : movedBy()

/** An entry as lists show it; one that is not listed yet is a draft without anything. */
export async function rowOf({ lists, rows }: Pick<Desk, 'lists' | 'rows'>, { type, uid }: Ref): Promise<Row> {
  const { rows: found } = await lists.find({ types: [type], uids: [uid], limit: 1 })
  const [row] = await rows(found)
  return row ?? { ...NOTHING, ref: { type, uid }, title: uid, typeLabel: type }
}

const NOTHING = { state: 'draft', path: null, updatedAt: null, errors: 0, warnings: 0 } as const
