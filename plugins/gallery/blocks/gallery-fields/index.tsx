import { defineBlock, type PageContext } from 'atrium'
import { Band } from 'atrium/ui/band/band.tsx'
import type { BlockProps } from 'atrium/ui/block-props.ts'
import { createElement } from 'react'
import { z } from 'zod'

type Row = ReturnType<PageContext['installed']>['blocks'][number]['fields'][number]

const schema = z.object({
  heading: z.string(),
  rows: z.custom<readonly Row[]>((value) => Array.isArray(value)),
  /** The installed content types, to be linked. */
  types: z.array(z.string()).default([]),
})

/** Fields, one row each, what is in a group below it. */
function GalleryFields({ id, heading, rows, types }: BlockProps<typeof schema>) {
  return (
    <Band id={id} heading={heading}>
      {rows.length === 0 ? (
        <p>There are no fields.</p>
      ) : (
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
              <tr key={row.name} data-depth={row.depth > 0 ? Math.min(row.depth, MAX_INDENT) : undefined}>
                <th scope="row">
                  {row.label} <Path name={row.name} />
                </th>
                <td>
                  {row.help && <p>{row.help}</p>}
                  <p className="gallery-holds">{row.form ? `${row.type}: ${row.form}` : row.type}</p>
                  <Limits row={row} types={types} />
                </td>
                <td>{row.required ? <strong>required</strong> : row.standard ? `else ${row.standard}` : 'optional'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Band>
  )
}

/** Deeper groups are set in no further. */
const MAX_INDENT = 4

/** May be broken at its dots. */
const Path = ({ name }: { name: string }) =>
  createElement(
    'code',
    null,
    ...name.split('.').flatMap((part, index) => (index > 0 ? ['.', <wbr key={part} />, part] : [part])),
  )

/** Says what may be in a field, and which other names are read. */
function Limits({ row, types }: { row: Row; types: readonly string[] }) {
  const { isReference, isCard, isBlocks, accepts, choices, also, notes } = row
  return (
    <>
      {isReference && accepts.length > 0 && <Names before="to" names={accepts} types={types} />}
      {isReference && accepts.length === 0 && (
        <p className="gallery-holds">
          to <a href="/_types">any content type</a>
          {isCard && ' that is shown as a card'}
        </p>
      )}
      {isBlocks && (
        <p className="gallery-holds">
          of the <a href="/_blocks">block gallery</a>
        </p>
      )}
      {choices.length > 0 && (
        <Names before="one of" names={choices.map(({ value }) => value)} labels={labelsOf(choices)} />
      )}
      {also.length > 0 && <Names before="also read as" names={also} />}
      {notes.length > 0 && <p className="gallery-holds">{notes.join(' ')}</p>}
    </>
  )
}

/** Of choices that say more than their value. */
const labelsOf = (choices: Row['choices']): Record<string, string> =>
  Object.fromEntries(
    choices.flatMap(({ value, label }) => (label.toLowerCase() === value.toLowerCase() ? [] : [[value, label]])),
  )

const Names = ({
  before,
  names,
  types = [],
  labels = {},
}: {
  before: string
  names: readonly string[]
  types?: readonly string[]
  labels?: Readonly<Record<string, string>>
}) => (
  <p className="gallery-holds">
    {before}{' '}
    {names.map((name, index) => (
      <span key={name}>
        {index > 0 && ', '}
        {types.includes(name) ? (
          <a href={`/_types/${name}`}>
            <code>{name}</code>
          </a>
        ) : (
          <code>{name}</code>
        )}
        {labels[name] && ` (${labels[name]})`}
      </span>
    ))}
  </p>
)

const row: Row = {
  ...{ name: 'title', label: 'Title', depth: 0, type: 'text', required: true },
  ...{ choices: [], accepts: [], also: [], notes: [] },
  ...{ isReference: false, isCard: false, isBlocks: false, isTopLevel: false },
}

const galleryFields = defineBlock({
  type: 'galleryFields',
  label: 'Fields in the gallery',
  description: 'The fields of a block or a content type: what each holds, and whether it is needed.',
  placement: 'section',
  schema,
  examples: [
    {
      heading: 'Fields',
      rows: [
        row,
        {
          ...row,
          name: 'size',
          label: 'Size',
          type: 'choice',
          choices: [
            { value: 'small', label: 'Small' },
            { value: 'large', label: 'Large, from edge to edge' },
          ],
          notes: ['In the form below “Look”.', 'Shown when layout is rows.'],
          required: false,
          standard: '"small"',
        },
        {
          ...row,
          name: 'key_media',
          label: 'Key media',
          type: 'group',
          help: 'What the text is about.',
          required: false,
        },
        {
          ...row,
          name: 'key_media.media[].reference',
          label: 'Reference',
          depth: 1,
          type: 'reference',
          isReference: true,
          accepts: ['image', 'none'],
        },
        {
          ...row,
          name: 'items',
          label: 'Items',
          type: 'list of entries shown as cards',
          isReference: true,
          isCard: true,
          also: ['cards'],
        },
        { ...row, name: 'body', label: 'Body', type: 'blocks', isBlocks: true, required: false },
      ],
      types: ['image'],
    },
    { heading: 'Fields of its own', rows: [] },
  ],
  isEmpty: () => false,
  Component: GalleryFields,
})

export default galleryFields

declare module 'atrium' {
  interface Blocks {
    galleryFields: typeof galleryFields
  }
}
