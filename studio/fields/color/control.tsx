import { useTools } from '../../client/form/tools.tsx'
import { useTexts } from '../../client/parts/texts.tsx'
import type { ControlProps, FieldControl } from '../control-props.ts'
import { reading } from './value.ts'

/** The colours of the theme as swatches, each with its name. */
function ColorControl({ field, value, id, describedBy, change }: ControlProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
  const shown = reading.read(value) ?? ''
  const known = field.choices ?? []
  const isKnown = shown === '' || known.some((choice) => choice.value === shown)
  const choices = [
    { value: '', label: texts.noColor },
    ...known,
    ...(isKnown ? [] : [{ value: shown, label: texts.unknownChoice({ value: shown }) }]),
  ]
  return (
    <div className="swatches" role="radiogroup" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      {choices.map((choice, index) => (
        <label key={choice.value} title={choice.label}>
          <input
            {...{ type: 'radio', name: id, id: index === 0 ? id : undefined, disabled: isReadOnly }}
            checked={choice.value === shown}
            onChange={() => change(reading.write(choice.value, value))}
          />
          <span className="swatch" data-color={choice.value || undefined} aria-hidden="true" />
          <span className="swatch-name">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}

export default {
  Control: ColorControl,
  frame: 'line',
  canShow: (wire) => reading.read(wire) !== undefined,
} satisfies FieldControl
