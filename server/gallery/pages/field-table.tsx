import { createElement } from 'react'
import type { FieldRow } from '../facts/field-rows.ts'
import { GALLERY, TYPES } from './addresses.ts'
import { Codes } from './codes.tsx'

export interface FieldTableProps {
  rows: readonly FieldRow[]
  /** The installed content types, to be linked. */
  types: { has(name: string): boolean }
}

/** Fields, one row each, what stands in a group below it. */
export function FieldTable({ rows, types }: FieldTableProps) {
  if (rows.length === 0) return <p>There are no fields.</p>
  return (
    <table className="gallery-fields">
      <thead>
        <tr>
          <th scope="col">Field</th>
          <th scope="col">Holds</th>
          <th scope="col">Needed</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name} data-depth={row.depth > 0 ? Math.min(row.depth, DEEPEST) : undefined}>
            <th scope="row">
              {row.label} <Path name={row.name} />
            </th>
            <td>
              {row.help && <p className="gallery-help">{row.help}</p>}
              <p>{row.form ? `${row.type}: ${row.form}` : row.type}</p>
              <Limits row={row} types={types} />
            </td>
            <td>{row.required ? <strong>required</strong> : row.standard ? `else ${row.standard}` : 'optional'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** May be broken at its dots. */
const Path = ({ name }: { name: string }) =>
  createElement(
    'code',
    null,
    ...name.split('.').flatMap((part, index) => (index > 0 ? ['.', <wbr key={part} />, part] : [part])),
  )

/** Deeper groups are set in no further. */
const DEEPEST = 4

/** What may stand in a field, and which other names are read. */
function Limits({
  row: { isReference, isCard, isBlocks, accepts, choices, also },
  types,
}: { row: FieldRow } & Pick<FieldTableProps, 'types'>) {
  return (
    <>
      {isReference && (
        <p>
          {accepts.length > 0 ? (
            <>
              to <Codes names={accepts} hrefOf={(name) => (types.has(name) ? `${TYPES}/${name}` : undefined)} />
            </>
          ) : (
            <>
              to <a href={TYPES}>any content type</a>
              {isCard && ' that is shown as a card'}
            </>
          )}
        </p>
      )}
      {isBlocks && (
        <p>
          of the <a href={GALLERY}>block gallery</a>
        </p>
      )}
      {choices.length > 0 && (
        <p>
          one of <Codes names={choices} />
        </p>
      )}
      {also.length > 0 && (
        <p>
          also read as <Codes names={also} />
        </p>
      )}
    </>
  )
}
