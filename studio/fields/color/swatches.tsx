import { useTexts } from '../../client/parts/texts.tsx'
import { useTools } from '../../client/tools/tools.tsx'
import type { FormField } from '../../forms/form.ts'

interface SwatchesProps {
  field: Pick<FormField, 'choices'>
  /** Its name in the theme; empty: none. */
  shown: string
  id: string
  describedBy: string | undefined
  choose(value: string): void
}

/** The colours of the theme as swatches, each with its name, and with words as they are read on it. */
export function Swatches({ field, shown, id, describedBy, choose }: SwatchesProps) {
  const texts = useTexts()
  const { isReadOnly } = useTools()
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
            onChange={() => choose(choice.value)}
          />
          <span className="swatch" data-color={choice.value || undefined} aria-hidden="true">
            {choice.value && 'Aa'}
          </span>
          <span className="swatch-name">{choice.label}</span>
        </label>
      ))}
    </div>
  )
}
