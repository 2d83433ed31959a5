import { useState } from 'react'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { reading } from './value.ts'

/** Matches what is a number: whole, or with a fraction. */
const WHOLE = /^-?\d+$/
const ANY = /^-?\d+(?:\.\d+)?$/

/** A control of numbers. What is typed and is no number yet is kept on the screen and told, and the file keeps its number. */
export function numberInput({ isWhole }: { isWhole: boolean }): FieldControl {
  const isNumber = (typed: string) => typed.trim() === '' || (isWhole ? WHOLE : ANY).test(typed.trim())
  function NumberInput({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
    const texts = useTexts()
    const { isReadOnly } = useTools()
    const [typed, setTyped] = useState<string>()
    const shown = typed ?? reading.read(value) ?? ''
    const { min, max } = field
    const isWrong = typed !== undefined && !isNumber(typed)
    return (
      <>
        <input
          {...{
            type: 'text',
            id,
            inputMode: isWhole ? 'numeric' : 'decimal',
            readOnly: isReadOnly,
            autoComplete: 'off',
          }}
          className="input-number"
          value={shown}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || isWrong || undefined}
          onChange={({ target }) => {
            setTyped(isNumber(target.value) ? undefined : target.value)
            if (isNumber(target.value)) change(reading.write(target.value, value), true)
          }}
          onBlur={() => setTyped(undefined)}
        />
        {min !== undefined && max !== undefined && <span className="beside">{texts.between({ min, max })}</span>}
        {isWrong && (
          <span className="beside wrong" role="alert">
            {isWhole ? texts.notWhole : texts.notNumber}
          </span>
        )}
      </>
    )
  }
  return { Control: NumberInput, frame: 'line', canShow: (wire) => reading.read(wire) !== undefined }
}
