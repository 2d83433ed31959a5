import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { words as reading } from '../value.ts'

/** So many choices are seen at once; more are in a menu. */
const FEW = 5

function EnumControl(props: ControlProps) {
  const { field, value, id, describedBy, isInvalid, change } = props
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const shown = reading.read(value) ?? ''
  const choices = field.choices ?? []
  const isKnown = shown === '' || choices.some((choice) => choice.value === shown)
  const choose = (next: string) => change(reading.write(next, value))
  const offered = [
    ...(field.required && shown !== '' ? [] : [{ value: '', label: texts.noChoice }]),
    ...choices,
    ...(isKnown ? [] : [{ value: shown, label: texts.unknownChoice({ value: shown }) }]),
  ]
  if (offered.length > FEW + 1)
    return (
      <select
        {...{ id, value: shown, disabled: isReadOnly }}
        aria-describedby={describedBy}
        aria-invalid={isInvalid || undefined}
        onChange={({ target }) => choose(target.value)}
      >
        {offered.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {choice.label}
          </option>
        ))}
      </select>
    )
  return (
    <div className="choices" role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {offered.map((choice, index) => (
        <label key={choice.value}>
          <input
            {...{ type: 'radio', name: id, id: index === 0 ? id : undefined, disabled: isReadOnly }}
            checked={choice.value === shown}
            onChange={() => choose(choice.value)}
          />
          {choice.label}
        </label>
      ))}
    </div>
  )
}

export default {
  Control: EnumControl,
  frame: 'line',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl
