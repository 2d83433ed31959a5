import type { Row, State } from '../../api/contract.ts'
import { PeopleMarks } from '../../here/people-marks.tsx'
import { type Texts, useTexts } from '../texts.tsx'
import { SmallPicture } from './small-picture.tsx'

export const stateText = (texts: Texts, state: State): string =>
  ({
    published: texts.statePublished,
    draft: texts.stateDraft,
    changed: texts.stateChanged,
    scheduled: texts.stateScheduled,
    expired: texts.stateExpired,
  })[state]

/** The state of an entry, in a word. */
export function StateMark({ state, translation }: Pick<Row, 'state' | 'translation'>) {
  const texts = useTexts()
  const words = { missing: texts.notTranslated, outdated: texts.outdated }
  return (
    <span className="state" data-state={translation ? 'expired' : state}>
      {translation ? words[translation] : stateText(texts, state)}
    </span>
  )
}

/** An entry in one line: picture, title, type and state. */
export function RowLine({ row }: { row: Row }) {
  return (
    <span className="row-line">
      <SmallPicture address={row.picture} type={row.ref.type} size={28} />
      <span className="row-title">{row.title || row.ref.uid}</span>
      <PeopleMarks entry={row.ref} />
      <span className="row-type">{row.typeLabel}</span>
      <StateMark state={row.state} translation={row.translation} />
    </span>
  )
}
