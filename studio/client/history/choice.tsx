import { useId } from 'react'

interface ChoiceProps<Name extends string> {
  label: string
  value: Name
  choices: Readonly<Partial<Record<Name, string>>>
  onChange(value: Name): void
}

/** One of a few, in a line. */
export function Choice<Name extends string>({ label, value, choices, onChange }: ChoiceProps<Name>) {
  const id = useId()
  return (
    <div className="choices" role="radiogroup" aria-labelledby={`${id}-label`}>
      <span id={`${id}-label`} className="help">
        {label}
      </span>
      {(Object.entries(choices) as [Name, string][]).map(([name, words]) => (
        <label key={name}>
          <input type="radio" name={id} checked={name === value} onChange={() => onChange(name)} />
          {words}
        </label>
      ))}
    </div>
  )
}
