import type { FieldRow } from '../facts/field-rows.ts'

/** The fields of a block, one row each. */
export function FieldTable({ rows }: { rows: readonly FieldRow[] }) {
  if (rows.length === 0) return <p>The block has no fields.</p>
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
          <tr key={row.name}>
            <th scope="row">
              <code>{row.name}</code>
            </th>
            <td>
              {row.type}
              <Notes {...row} />
            </td>
            <td>{row.required ? 'required' : row.standard ? `else ${row.standard}` : 'optional'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Notes({ isReference, accepts, choices, also }: FieldRow) {
  return (
    <>
      {isReference && (
        <p>
          {accepts.length > 0 ? (
            <>
              to <Codes names={accepts} />
            </>
          ) : (
            'to any content type'
          )}
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

const Codes = ({ names }: { names: readonly string[] }) =>
  names.map((name, index) => (
    <span key={name}>
      {index > 0 && ', '}
      <code>{name}</code>
    </span>
  ))
