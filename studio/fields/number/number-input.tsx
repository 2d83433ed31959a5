import { useState } from 'react'
import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { reading } from './value.ts'

/** Matches what is a number: whole, or with a fraction. */
const WHOLE = /^-?\d+$/
const ANY = /^-?\d+(?:\.\d+)?$/

/** A control of numbers. What is typed stays on the screen; what is no number yet is told, and the file keeps its number. */
export function numberInput({ isWhole }: { isWhole: boolean }): FieldControl {
  const isNumber = (typed: string) => typed.trim() === '' || (isWhole ? WHOLE : ANY).test(typed.trim())
  function NumberInput({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
    const texts = useTexts()
    const { isReadOnly, site } = useTools()
    const [{ typed, before }, setTyped] = useState<{ typed?: string; before?: unknown }>({})
    const { min, max } = field
    const hasComma = (0.5).toLocaleString(site.language).includes(',')
    const spelled = (text: string) => (hasComma ? text.replace(',', '.') : text)
    // Once the number is another, as by undo, it is shown.
    const isWrong = typed !== undefined && Object.is(before, value) && !isNumber(spelled(typed))
    // `1.0` is on the way to 1.05, and means 1.
    const isMeant = typed !== undefined && (isWrong || reading.write(spelled(typed), value) === value)
    if (typed !== undefined && !isMeant) setTyped({})
    const shown = isMeant ? typed : (reading.read(value) ?? '')
    return (
      <>
        <input
          {...{ type: 'text', id, readOnly: isReadOnly, autoComplete: 'off' }}
          inputMode={isWhole ? 'numeric' : 'decimal'}
          className="input-number"
          value={shown}
          aria-describedby={describedBy}
          aria-invalid={isInvalid || isWrong || undefined}
          onChange={({ target }) => {
            const now = spelled(target.value)
            setTyped({ typed: target.value, before: value })
            if (isNumber(now)) change(reading.write(now, value), true)
          }}
          onBlur={() => isWrong || setTyped({})}
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
