import { useState } from 'react'
import { useTools } from '../../client/form/tools.tsx'
import { EntryPicker } from '../../client/parts/entry-picker.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { reading } from './value.ts'

/** An address: typed, or that of a page that is chosen. */
function UrlControl({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
  const texts = useTexts()
  const { api, isReadOnly } = useTools()
  const [isChoosing, setChoosing] = useState(false)
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
        value={reading.read(value) ?? ''}
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
      {isChoosing && (
        <EntryPicker
          title={texts.chooseFor({ name: field.label })}
          types={[]}
          api={api}
          isOffered={({ path }) => path !== null}
          onChoose={({ path }) => {
            change(reading.write(path ?? '', value))
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
