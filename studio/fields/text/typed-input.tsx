import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { words } from '../value.ts'

type InputType = 'text' | 'email' | 'tel' | 'time'

/** A control of one line of words, with the keyboard that its kind of words needs. */
export function typedInput(type: InputType, options: { pattern?: RegExp; placeholder?: string } = {}): FieldControl {
  function TypedInput({ field, value, id, describedBy, isInvalid, change }: ControlProps) {
    const { isReadOnly } = useTools()
    return (
      <input
        {...{ type, id, readOnly: isReadOnly, required: field.required, autoComplete: 'off' }}
        className={`input-${type}`}
        value={words.read(value) ?? ''}
        placeholder={typeof field.example === 'string' ? field.example : options.placeholder}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={(event) => change(words.write(event.target.value, value), true)}
      />
    )
  }
  const { pattern } = options
  return {
    Control: TypedInput,
    frame: 'line',
    canShow: (wire) => {
      const shown = words.read(wire)
      return shown !== undefined && (shown === '' || !pattern || pattern.test(shown))
    },
  }
}
