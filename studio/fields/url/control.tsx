import { useState } from 'react'
import { useTools } from '../../client/form/tools.tsx'
import { EntryPicker } from '../../client/parts/entries/entry-picker.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { words as reading } from '../value.ts'
import { choosePage } from './chosen-page.ts'
import { LeadsTo } from './leads-to.tsx'

/** An address: typed, or that of a page that is chosen. */
function UrlControl({ field, value, path, id, describedBy, isInvalid, change }: ControlProps) {
  const texts = useTexts()
  const { api, edit, root, schema, isReadOnly } = useTools()
  const [isChoosing, setChoosing] = useState(false)
  const shown = reading.read(value) ?? ''
  return (
    <>
      <input
        {...{
          type: 'text',
          id,
          readOnly: isReadOnly,
          required: field.required,
          autoComplete: 'off',
          spellCheck: false,
        }}
        className="input-url"
        value={shown}
        placeholder="/visit, https://…"
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => change(reading.write(target.value, value), true)}
      />
      {!isReadOnly && (
        <button type="button" onClick={() => setChoosing(true)}>
          {texts.choosePage}
        </button>
      )}
      {shown.startsWith('/') || shown.startsWith('http') ? <LeadsTo address={shown} /> : null}
      {isChoosing && (
        <EntryPicker
          title={texts.chooseFor({ name: field.label })}
          types={[]}
          api={api}
          isOffered={({ path }) => path !== null}
          onChoose={(row) => {
            edit(choosePage(schema, root(), path, row))
            setChoosing(false)
          }}
          onClose={() => setChoosing(false)}
        />
      )}
    </>
  )
}

export default {
  Control: UrlControl,
  frame: 'line',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl
