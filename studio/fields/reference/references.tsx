import { useRef, useState } from 'react'
import type { Row } from '../../client/api/contract.ts'
import { focusOn } from '../../client/form/focus-field.ts'
import { Arrange } from '../../client/form/items/arrange.tsx'
import { useMoving } from '../../client/form/items/use-moving.ts'
import { announce } from '../../client/parts/announce.ts'
import { EntryPicker } from '../../client/parts/entries/entry-picker.tsx'
import { RowLine } from '../../client/parts/entries/row-line.tsx'
import { Menu } from '../../client/parts/menu.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import { usePictureUpload } from '../../client/pictures/use-picture-upload.tsx'
import { useReferenceRow } from '../../client/tools/reference-rows.ts'
import { useTools } from '../../client/tools/tools.tsx'
import type { FormField } from '../../forms/form.ts'
import { CreateInPlace } from './create-in-place.tsx'
import { referenceTo, refOf, type WireReference } from './value.ts'

/** The content type of pictures. */
const IMAGE = 'image'

interface ReferencesProps {
  field: FormField
  id: string
  describedBy: string | undefined
  to: readonly string[]
  /** One alone: a further one takes its place. */
  isOne: boolean
  shown: readonly WireReference[]
  onChange(shown: readonly WireReference[]): void
}

/** The entries that a field refers to, chosen by searching. */
export function References({ field, id, describedBy, to, isOne, shown, onChange }: ReferencesProps) {
  const texts = useTexts()
  const { api, site, isReadOnly } = useTools()
  const upload = usePictureUpload({
    ...{ api, site, isOne, isOffered: !isReadOnly && to.includes(IMAGE) },
    onAdded: (rows) => {
      const added = rows.map(({ ref }) => referenceTo(ref))
      onChange(isOne ? added.slice(0, 1) : [...shown, ...added])
    },
  })
  const [choosing, setChoosing] = useState<number | 'new'>()
  const list = useRef<HTMLUListElement>(null)
  /** Goes with a line that is another element where it is now. */
  const follow = (index: number) =>
    requestAnimationFrame(() => {
      const lines = list.current?.querySelectorAll<HTMLElement>('.reference') ?? []
      focusOn(lines[Math.min(index, lines.length - 1)] ?? document.getElementById(id), list.current)
    })
  const nameOf = (reference: WireReference) => refOf(reference)?.uid ?? ''
  const move = (from: number, to: number, name: string) => {
    if (to < 0 || to >= shown.length) return
    const moved = shown.toSpliced(from, 1)
    onChange(moved.toSpliced(to, 0, shown[from] as WireReference))
    announce(texts.movedTo({ name, number: to + 1, total: shown.length }))
    follow(to)
  }
  const choose = (row: Row) => {
    const chosen = referenceTo(row.ref)
    onChange(typeof choosing === 'number' ? shown.with(choosing, chosen) : isOne ? [chosen] : [...shown, chosen])
    setChoosing(undefined)
  }
  return (
    <div className="takes-files" {...upload.drop}>
      {shown.length > 0 && (
        <ul className="references" ref={list}>
          {shown.map((reference, index) => (
            <OneReference
              // biome-ignore lint/suspicious/noArrayIndexKey: the same entry may be named twice
              key={`${nameOf(reference)}-${index}`}
              {...{ reference, to, index, move, count: shown.length }}
              replace={() => setChoosing(index)}
              remove={(name) => {
                onChange(shown.toSpliced(index, 1))
                announce(texts.removed({ name }))
                follow(index)
              }}
            />
          ))}
        </ul>
      )}
      {!isReadOnly && (
        <div className="items-foot">
          <button type="button" id={id} aria-describedby={describedBy} onClick={() => setChoosing('new')}>
            {isOne && shown.length > 0 ? texts.replace : texts.choose}
          </button>
          {upload.choose && (
            <button type="button" onClick={upload.choose} title={texts.dropPictures}>
              {texts.upload}
            </button>
          )}
          {shown.length > 1 && !isOne && (
            <Arrange label={field.label} items={shown.map(nameOf)} references={shown.map(refOf)} move={move} />
          )}
        </div>
      )}
      {choosing !== undefined && (
        <EntryPicker
          title={texts.chooseFor({ name: field.label })}
          types={to}
          api={api}
          onChoose={choose}
          onClose={() => setChoosing(undefined)}
          footer={(query) => <CreateInPlace title={query} types={to} onCreated={choose} />}
        />
      )}
      {upload.dialog}
    </div>
  )
}

interface OneReferenceProps {
  reference: WireReference
  to: readonly string[]
  index: number
  count: number
  move(from: number, to: number, name: string): void
  replace(): void
  remove(name: string): void
}

function OneReference({ reference, to, index, count, move, replace, remove }: OneReferenceProps) {
  const texts = useTexts()
  const { go, isReadOnly } = useTools()
  const ref = refOf(reference)
  const { row, isMissing } = useReferenceRow(ref)
  const isWrong = ref !== undefined && to.length > 0 && !to.includes(ref.type)
  const name = row?.title ?? ref?.uid ?? texts.noReference
  const { onKeyDown, entries } = useMoving({ move }, index, count, name)
  return (
    <li onKeyDown={onKeyDown}>
      <button
        type="button"
        className="reference"
        disabled={!ref}
        onClick={() => ref && go(ref)}
        title={texts.openThis({ name })}
      >
        {row ? (
          <RowLine row={row} />
        ) : (
          <span className="row-line">
            <span className="row-title">{name}</span>
            <span className="row-type">{ref?.type}</span>
          </span>
        )}
      </button>
      {isMissing && <span className="wrong">{texts.leadsNowhere}</span>}
      {isWrong && <span className="wrong">{texts.wrongType}</span>}
      {!isReadOnly && (
        <Menu
          label={texts.actionsFor({ name })}
          actions={[
            { id: 'replace', label: texts.replace, run: replace },
            ...entries,
            { id: 'remove', label: texts.remove, isDangerous: true, run: () => remove(name) },
          ]}
        />
      )}
    </li>
  )
}
