import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { words } from '../value.ts'

type InputType = 'text' | 'email' | 'tel' | 'time'

interface LineInputProps extends Omit<ControlProps, 'path' | 'isFurther'> {
  type?: InputType
  placeholder?: string | undefined
  /** Its name, where no label has it. */
  label?: string
}

/** Words in one line, with the keyboard that their kind needs. */
export function LineInput(props: LineInputProps) {
  const { field, value, id, describedBy, isInvalid, change, type = 'text', placeholder, label } = props
  const { isReadOnly } = useTools()
  return (
    <input
      {...{ type, id, readOnly: isReadOnly, required: field.required, autoComplete: 'off', spellCheck: false }}
      className={`input-${type}`}
      value={words.read(value) ?? ''}
      placeholder={typeof field.example === 'string' ? field.example : placeholder}
      aria-label={label}
      aria-describedby={describedBy}
      aria-invalid={isInvalid || undefined}
      onChange={(event) => change(words.write(event.target.value, value), true)}
    />
  )
}

/** A control of one line of words. */
export const typedInput = (
  type: InputType,
  { pattern, placeholder }: { pattern?: RegExp; placeholder?: string } = {},
): FieldControl => ({
  Control: (props) => <LineInput {...props} {...{ type, placeholder }} />,
  frame: 'line',
  canShow: (wire) => {
    const shown = words.read(wire)
    return shown !== undefined && (shown === '' || !pattern || pattern.test(shown))
  },
})
