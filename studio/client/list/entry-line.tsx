// biome-ignore-all lint/a11y/useSemanticElements: rows of a table cannot be placed by themselves
// biome-ignore-all lint/a11y/useFocusableInteractive: the grid has the focus, and names the row that is chosen
import { memo } from 'react'
import type { Row } from '../api/contract.ts'
import { PeopleMarks } from '../here/people-marks.tsx'
import { momentText } from '../model/moment-text.ts'
import { StateMark } from '../parts/entries/row-line.tsx'
import { SmallPicture } from '../parts/entries/small-picture.tsx'
import { useTexts } from '../parts/texts.tsx'
import { RouteLink } from '../route/route-link.tsx'

interface EntryLineProps {
  row: Row
  id: string
  index: number
  isChosen: boolean
  language: string
  timeZone: string
  onOpen(row: Row): void
}

/** An entry in a list. */
export const EntryLine = memo(function EntryLine({
  row,
  id,
  index,
  isChosen,
  language,
  timeZone,
  onOpen,
}: EntryLineProps) {
  const texts = useTexts()
  return (
    <div
      className="line"
      role="row"
      id={id}
      aria-rowindex={index + 2}
      aria-selected={isChosen}
      style={{ transform: `translateY(calc(var(--row) * ${index}))` }}
    >
      <span role="gridcell" className="line-title">
        <SmallPicture address={row.picture} type={row.ref.type} size={24} />
        <RouteLink to={{ view: 'entry', ref: row.ref }} tabIndex={-1} go={() => onOpen(row)}>
          {row.title || row.ref.uid}
        </RouteLink>
        <PeopleMarks entry={row.ref} />
      </span>
      <span role="gridcell">{row.typeLabel}</span>
      <span role="gridcell">
        <StateMark state={row.state} translation={row.translation} />
      </span>
      <span role="gridcell">{row.updatedAt ? momentText(row.updatedAt, { language, timeZone }) : ''}</span>
      <span role="gridcell">
        {row.isDamaged && (
          <span className="count-errors">{row.state === 'changed' ? texts.draftDamaged : texts.fileDamaged}</span>
        )}
        {row.errors > 0 && !row.isDamaged && (
          <span className="count-errors">{texts.errors({ count: row.errors })}</span>
        )}{' '}
        {row.warnings > 0 && <span className="count-warnings">{texts.warnings({ count: row.warnings })}</span>}
      </span>
    </div>
  )
})
